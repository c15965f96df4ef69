/** An article as it is written: its fields, what is sent of them, what is missing or wrong. Pure. */
import type { Article, Tag } from '#contract/site/article.ts'
import { atItalianClock, italianClock } from '#contract/kit/italian-clock.ts'
import type { RichText } from '#contract/kit/rich-text.ts'
import { slugOf } from '#contract/kit/slug.ts'
import { ARTICLE_MOST as MOST, ARTICLE_SLUG, RICH_TEXT_MOST } from '#contract/lists/site/article-limits.ts'
import { missingOfArticle } from '#contract/lists/site/article-ready.ts'
import type { Picture } from '#contract/media/picture.ts'
import { plural } from '../../../lib/text.ts'
import { blocksOf, docOf } from './rich-doc.ts'

export interface ArticleForm {
  title: string
  /** Empty where it is made from the title. */
  slug: string
  summary: string
  body: RichText
  cover: Picture | null
  tags: readonly Tag[]
  authorName: string
  authorRole: string
  seoTitle: string
  seoDescription: string
  /** When it is to come out, by the clocks of Italy; empty where that is not planned. */
  day: string
  time: string
}

/** What becomes of it as it is saved. */
export type Step = 'keep' | 'draft' | 'schedule' | 'publish'

const HOUR_OF_NEWS = '07:30'

export const hasBeenOut = ({ state, publishedAt }: Pick<Article, 'state' | 'publishedAt'>): boolean =>
  state === 'published' || (publishedAt !== undefined && Date.parse(publishedAt) <= Date.now())

/** What stands in the form at first. */
export function formOf(article: Article | undefined): ArticleForm {
  const at = article?.state === 'scheduled' && article.publishedAt
  const [day = '', clock = ''] = at ? italianClock(new Date(at)).toISOString().split('T') : []
  // Nobody knows the address of a draft: it goes on following its title.
  const follows = article && !hasBeenOut(article) && article.slug === slugOf(article.title, MOST.slug)
  return {
    title: article?.title ?? '',
    slug: article && !follows ? article.slug : '',
    summary: article?.summary ?? '',
    // In the order of the editor, so that what is the same reads the same.
    body: blocksOf(docOf(article?.body ?? [])),
    cover: article?.cover ?? null,
    tags: article?.tags ?? [],
    authorName: article?.author.name ?? 'Redazione',
    authorRole: article?.author.role ?? '',
    seoTitle: article?.seo?.title ?? '',
    seoDescription: article?.seo?.description ?? '',
    day,
    time: clock.slice(0, 5) || HOUR_OF_NEWS,
  }
}

/** The last part of its address. */
export const addressOf = ({ slug, title }: Pick<ArticleForm, 'slug' | 'title'>): string =>
  slug || slugOf(title, MOST.slug)

/** When it is to come out; undefined where that is not said whole. */
export const outAt = ({ day, time }: Pick<ArticleForm, 'day' | 'time'>): Date | undefined =>
  day && time ? atItalianClock(day, time) : undefined

/** The pictures that are in it. */
export const picturesOf = ({ cover, body }: Pick<ArticleForm, 'cover' | 'body'>): Picture[] => [
  ...(cover ? [cover] : []),
  ...body.flatMap((part) => (part.kind === 'picture' ? [part.picture] : [])),
]

export type ArticleFaults = Partial<Record<keyof ArticleForm, string>>

/** What is missing or wrong for this step, each in a sentence at its field. */
export function faultsOf(form: ArticleForm, step: Step, isOut: boolean, now = Date.now()): ArticleFaults {
  const address = addressOf(form)
  const comesOut = isOut || step === 'publish' || step === 'schedule'
  const missing = comesOut ? missingOfArticle(form) : []
  const at = outAt(form)
  const faults: Partial<Record<keyof ArticleForm, string | false | undefined>> = {
    title: form.title.trim() === '' && 'Scrivi il titolo.',
    slug:
      address === ''
        ? form.title.trim() !== '' && 'Nel titolo non ci sono lettere da mettere nell’indirizzo: scrivilo tu.'
        : !ARTICLE_SLUG.test(address) && 'Solo lettere minuscole senza accenti, cifre e trattini tra loro.',
    summary: missing.includes('summary') && 'Scrivi il riassunto: si legge nell’elenco e sotto il titolo.',
    body: missing.includes('body') ? 'Scrivi il testo.' : bodyFault(form.body),
    authorName: form.authorName.trim() === '' && 'Scrivi chi firma.',
    day:
      step === 'schedule' &&
      (at === undefined
        ? 'Scegli il giorno e l’ora.'
        : at.getTime() <= now && 'Quest’ora è passata: scegline una che deve venire.'),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)) as ArticleFaults
}

/** What is too much of in a text. */
export function bodyFault(body: RichText): string | undefined {
  const over = (count: number, most: number, what: string) =>
    count > most ? `${what}: al massimo ${most}, qui ${count}.` : undefined
  return (
    over(body.length, RICH_TEXT_MOST.parts, 'Capoversi, titoli, liste e foto di un articolo') ??
    body
      .map((part) => {
        if (part.kind === 'heading')
          return over(part.text.length, RICH_TEXT_MOST.heading, 'Lettere di un titolo dentro al testo')
        if (part.kind === 'list') return over(part.items.length, RICH_TEXT_MOST.items, 'Righe di una lista')
        if (part.kind === 'paragraph')
          return over(part.spans.length, RICH_TEXT_MOST.spans, 'Pezzi in grassetto, corsivo o collegati')
        return undefined
      })
      .find((fault) => fault !== undefined)
  )
}

export interface Check {
  words: string
  tone: 'good' | 'warn' | 'bad'
}

/** What is looked at before it comes out: what it cannot do without first, then what would do it good. */
export function checksOf(form: ArticleForm): readonly Check[] {
  const missing = missingOfArticle(form)
  const mute = picturesOf(form).filter(({ alt }) => alt.trim() === '').length
  const line = (isGood: boolean, good: string, otherwise: string, tone: Check['tone'] = 'warn'): Check =>
    isGood ? { words: good, tone: 'good' } : { words: otherwise, tone }
  return [
    line(form.title.trim() !== '', 'Il titolo c’è', 'Manca il titolo', 'bad'),
    line(!missing.includes('summary'), 'Il riassunto c’è', 'Manca il riassunto', 'bad'),
    line(!missing.includes('body'), 'Il testo c’è', 'Manca il testo', 'bad'),
    line(form.cover !== null, 'La copertina c’è', 'Senza copertina: nell’elenco resta solo il titolo'),
    line(
      mute === 0,
      'Ogni foto si può ascoltare',
      `${plural(mute, 'foto', 'foto')} senza parole per chi non la vede`,
    ),
    line(form.tags.length > 0, 'Gli argomenti ci sono', 'Senza argomenti: si trova solo dall’elenco'),
  ]
}

/** What is sent of an article that is written. Pure. */
import type { Article } from '#contract/site/article.ts'
import type { GivenRichText } from '#contract/kit/rich-text.ts'
import type { GivenPicture } from '#contract/media/file.ts'
import { givenPicture } from '../../files/given-picture-face.ts'
import { type ArticleForm, type Step, addressOf, outAt } from './article-form.ts'

interface SaidArticle {
  title: string
  slug: string
  summary: string
  body: GivenRichText
  cover: GivenPicture | null
  tags: Article['tags']
  author: Article['author']
  seo: { title: string; description: string }
}

/** All of it; what its pictures name has to be with the server first. */
const saidBy = (form: ArticleForm): SaidArticle => ({
  title: form.title.trim(),
  slug: addressOf(form),
  summary: form.summary.trim(),
  body: form.body.map((part) =>
    part.kind === 'picture' ? { ...part, picture: givenPicture(part.picture) } : part,
  ),
  cover: form.cover && givenPicture(form.cover),
  tags: [...form.tags],
  author: { name: form.authorName.trim(), role: form.authorRole.trim() },
  seo: { title: form.seoTitle.trim(), description: form.seoDescription.trim() },
})

/** Where a step leaves it; of a plan also when. */
function placeOf(form: ArticleForm, step: Step) {
  if (step === 'keep') return {}
  if (step === 'schedule')
    return { state: 'scheduled' as const, publishedAt: outAt(form)?.toISOString() ?? '' }
  return { state: step === 'publish' ? ('published' as const) : ('draft' as const) }
}

/** A new one, whole. */
export function newArticle(id: string, form: ArticleForm, step: Step) {
  const { cover, seo, ...said } = saidBy(form)
  return {
    id,
    ...said,
    ...(cover && { cover }),
    ...((seo.title || seo.description) && { seo }),
    ...placeOf(form, step),
  }
}

/** Of one that stands only what differs, so that what others changed elsewhere stays. */
export function articleChange(form: ArticleForm, saved: ArticleForm, step: Step) {
  const [said, before] = [saidBy(form), saidBy(saved)]
  const fields = (Object.keys(said) as (keyof SaidArticle)[]).filter(
    (field) => JSON.stringify(said[field]) !== JSON.stringify(before[field]),
  )
  return {
    ...(Object.fromEntries(fields.map((field) => [field, said[field]])) as Partial<SaidArticle>),
    ...placeOf(form, step),
  }
}

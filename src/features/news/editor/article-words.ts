/** An article that is written, in words. Pure. */
import type { Article } from '#contract/site/article.ts'
import { ago } from '../../../lib/ago.ts'
import { formatDay, formatInstant, today } from '../../../lib/day.ts'
import type { ArticleForm } from './article-form.ts'

/** Where it stands, and whether what is seen is saved. */
export function stateWords(article: Article | undefined, isDirty: boolean): string {
  const place = placeWords(article)
  if (isDirty) return `${place}, con modifiche non salvate · tenute su questo dispositivo`
  return article ? `${place} · salvato ${ago(article.updatedAt)}` : place
}

function placeWords(article: Article | undefined): string {
  if (!article) return 'Bozza'
  const { state, publishedAt } = article
  if (state === 'draft' || !publishedAt) return 'Bozza'
  return state === 'scheduled'
    ? `Programmato: esce il ${formatInstant(publishedAt)}`
    : `Pubblicato il ${formatDay(today(new Date(publishedAt)), 'medium')}`
}

/** What each field is called in a sentence. */
export const FIELD_NAMES: Record<keyof ArticleForm, string> = {
  title: 'Titolo',
  slug: 'Indirizzo',
  summary: 'Riassunto',
  body: 'Testo',
  cover: 'Copertina',
  tags: 'Argomenti',
  authorName: 'Chi firma',
  authorRole: 'Che cosa fa chi firma',
  seoTitle: 'Titolo tra i risultati',
  seoDescription: 'Descrizione tra i risultati',
  day: 'Giorno di uscita',
  time: 'Ora di uscita',
}

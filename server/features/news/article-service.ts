import type { z } from 'zod'
import type { Article, ArticleCard, ArticleChange, NewArticle } from '#contract/site/article.ts'
import { ARTICLE_MISSING, missingOfArticle } from '#contract/lists/site/article-ready.ts'
import type { GivenRichText } from '#contract/kit/rich-text.ts'
import { PUBLIC, lockAudience } from '../../platform/database/change-feed.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { articles, findCard, isSlugTaken, listDue, presentArticle } from './article-store.ts'

/** What a grown-up reads in a minute, silently and in Italian. */
const WORDS_A_MINUTE = 200
const SLUG_TAKEN = 'Un altro articolo ha già questo indirizzo, o lo ha avuto e da lì ci si arriva ancora.'
const anyone = () => true

/** The minutes a text takes, one at least. */
export function minutesOf(body: GivenRichText): number {
  const said = body.flatMap((part) => {
    if (part.kind === 'heading') return [part.text]
    if (part.kind === 'picture') return [part.caption]
    const lines = part.kind === 'list' ? part.items : [part.spans]
    return lines.map((spans) => spans.map(({ text }) => text).join(''))
  })
  const words = said.join(' ').split(/\s+/).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

type ArticleValues = z.infer<typeof NewArticle>

/**
 * Adds an article.
 * @throws ProblemError `already_exists` for a name another article has, `rule_broken` for one without its day
 */
export async function addArticle(context: WriteContext, values: ArticleValues): Promise<Article> {
  await ensureFits(values, context.tx)
  const minutes = minutesOf(values.body)
  const row = await articles.create(context, dated({ ...values, minutes }, context.now), anyone)
  return presentArticle(row)
}

/** Changes an article, merging by field; what is published for the first time, or before its hour, came out now. */
export async function changeArticle(
  context: WriteContext,
  id: string,
  change: z.infer<typeof ArticleChange>,
): Promise<Article> {
  const before = await articles.find(context.tx, id)
  if (before) await ensureFits({ ...presentArticle(before), ...change, id }, context.tx)
  const row = await articles.change(context, id, change, anyone, (next, { state }) => {
    const isEarly =
      next.state === 'published' &&
      state !== 'published' &&
      Date.parse(next.publishedAt ?? '') > Date.parse(context.now)
    const { publishedAt } = dated({ ...next, ...(isEarly && { publishedAt: null }) }, context.now)
    return { minutes: minutesOf(next.body), publishedAt: publishedAt ?? null }
  })
  return presentArticle(row)
}

/** What is published without a day came out now. */
const dated = <T extends { state: Article['state']; publishedAt?: string | null }>(
  article: T,
  now: string,
): T => (article.state === 'published' && !article.publishedAt ? { ...article, publishedAt: now } : article)

async function ensureFits(
  article: Pick<Article, 'id' | 'slug' | 'state' | 'publishedAt' | 'summary'> & { body: readonly unknown[] },
  tx: Queryable,
): Promise<void> {
  if (article.state === 'scheduled' && !article.publishedAt)
    throw ruleBroken('Per programmare un articolo scegli il giorno e l’ora.')
  const missing = article.state === 'draft' ? [] : missingOfArticle(article)
  if (missing.length > 0)
    throw ruleBroken(`Prima che esca manca ${missing.map((field) => ARTICLE_MISSING[field]).join(' e ')}.`)
  if (await isSlugTaken(article.slug, article.id, tx))
    throw new ProblemError('already_exists', {
      detail: SLUG_TAKEN,
      errors: [{ path: 'slug', message: SLUG_TAKEN }],
    })
}

/** The card of an article that is out, for the feed. */
export const findArticleCard = (id: string, tx: Queryable): Promise<ArticleCard | undefined> =>
  findCard(id, tx)

/** Its row, for its versions; a tombstone too. */
export const findArticleRow = (id: string, tx: Queryable) => articles.find(tx, id)

/**
 * Publishes what was scheduled for an hour that has come. Safe to run twice, and on several processes.
 * @returns how many came out
 */
export async function publishDue({ db }: Database, clock = () => new Date()): Promise<number> {
  const now = clock().toISOString()
  let out = 0
  for (const { id } of await listDue(now, db))
    await db.transaction(async (tx) => {
      await lockAudience(tx, PUBLIC)
      const row = await articles.find(tx, id, true)
      if (row?.state !== 'scheduled' || row.deletedAt !== null) return
      await articles.change({ tx, actor: 'system', now }, id, { state: 'published' }, anyone)
      out++
    })
  return out
}

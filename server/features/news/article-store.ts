import { and, desc, eq, getTableColumns, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Article, ArticleCard, Tag } from '#contract/site/article.ts'
import { PUBLIC } from '../../platform/database/change-feed.ts'
import { entityColumns, instant } from '../../platform/entity/columns.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { present } from '../../platform/entity/entity-store.ts'
import { WRITTEN_BY_ANOTHER } from '../../platform/entity/one-row.ts'
import { createPictureStore } from '../files/picture-service.ts'

export const article = pgTable('article', {
  ...entityColumns,
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  body: jsonb('body').$type<Article['body']>().notNull(),
  cover: jsonb('cover').$type<Article['cover']>(),
  author: jsonb('author').$type<Article['author']>().notNull(),
  tags: jsonb('tags').$type<Article['tags']>().notNull(),
  seo: jsonb('seo').$type<Article['seo']>(),
  state: text('state').$type<Article['state']>().notNull(),
  publishedAt: instant('published_at'),
  minutes: smallint('minutes').notNull(),
})

export const articles = createPictureStore({
  table: article,
  topic: 'article',
  audience: () => PUBLIC,
  goneText: 'Questo articolo è stato eliminato.',
  writtenText: WRITTEN_BY_ANOTHER,
  sharedCreation: true,
})

const { body: _, seo: __, ...cardColumns } = getTableColumns(article)
const isOut = and(eq(article.state, 'published'), isNull(article.deletedAt))

export function presentArticle({ minutes: _minutes, ...row }: typeof article.$inferSelect): Article {
  return present<Article>(row, ['cover', 'seo', 'publishedAt'])
}
const presentCard = (row: Record<string, unknown>) => present<ArticleCard>(row, ['cover', 'publishedAt'])

interface PageAsked {
  tag?: string | undefined
  /** The last article of the page before, which may have gone since. */
  after?: string | undefined
  limit: number
}

/** Articles that are out, the newest first; one more than asked for, to know whether there are more. */
export async function listArticles({ tag, after, limit }: PageAsked, tx: Queryable): Promise<ArticleCard[]> {
  const tagged =
    tag === undefined ? undefined : sql`${article.tags} @> ${JSON.stringify([{ slug: tag }])}::jsonb`
  const older =
    after === undefined
      ? undefined
      : sql`(${article.publishedAt}, ${article.id}) < (select last.published_at, last.id from article last where last.id = ${after})`
  const rows = await tx
    .select(cardColumns)
    .from(article)
    .where(and(isOut, tagged, older))
    .orderBy(desc(article.publishedAt), desc(article.id))
    .limit(limit)
  return rows.map(presentCard)
}

/** Those of these ids, drafts too. */
export const cardsByIds = async (ids: readonly string[], tx: Queryable): Promise<ArticleCard[]> => {
  const rows = await tx
    .select(cardColumns)
    .from(article)
    .where(inArray(article.id, [...ids]))
  return rows.map(presentCard)
}

/** The article that is out and has this name, or had it; else whether there was one. */
export async function findBySlug(
  slug: string,
  tx: Queryable,
): Promise<{ article: Article } | { deleted: boolean }> {
  const hasIt = eq(article.slug, slug)
  const rows = await tx
    .select()
    .from(article)
    .where(and(or(hasIt, hadIt(slug)), eq(article.state, 'published')))
    .orderBy(desc(isNull(article.deletedAt)), desc(hasIt), desc(article.updatedAt))
    .limit(1)
  const row = rows[0]
  return row && row.deletedAt === null ? { article: presentArticle(row) } : { deleted: row !== undefined }
}

/** Others that share its tags, those that share most first, the newest before. */
export async function listRelated(to: Article, limit: number, tx: Queryable): Promise<ArticleCard[]> {
  const slugs = to.tags.map(({ slug }) => slug)
  const shared = sql<number>`(select count(*) from jsonb_array_elements(${article.tags}) tag
    where tag ->> 'slug' in (select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb)))`
  const rows = await tx
    .select(cardColumns)
    .from(article)
    .where(and(isOut, sql`${article.id} <> ${to.id}`))
    .orderBy(desc(shared), desc(article.publishedAt), desc(article.id))
    .limit(limit)
  return rows.map(presentCard)
}

/** The tags of what is out, the most used first. */
export async function listTags(tx: Queryable): Promise<Tag[]> {
  const { rows } = await tx.execute(sql`
    select tag ->> 'slug' as slug, min(tag ->> 'name') as name
      from article, jsonb_array_elements(tags) tag
     where state = 'published' and deleted_at is null
     group by 1 order by count(*) desc, 1 limit 24`)
  return rows.map(({ slug, name }) => ({ slug: slug as string, name: name as string }))
}

/** The card of an article that is out. */
export async function findCard(id: string, tx: Queryable): Promise<ArticleCard | undefined> {
  const rows = await tx
    .select(cardColumns)
    .from(article)
    .where(and(eq(article.id, id), isOut))
  return rows[0] && presentCard(rows[0])
}

/** Those whose hour has come. */
export async function listDue(now: string, tx: Queryable): Promise<{ id: string }[]> {
  return tx
    .select({ id: article.id })
    .from(article)
    .where(and(eq(article.state, 'scheduled'), isNull(article.deletedAt), lte(article.publishedAt, now)))
}

const hadIt = (slug: string) =>
  sql`${article.id} in (select article_id from article_former_slug where slug = ${slug})`

/** Whether another article goes by this name, or is found by it: a link that is kept never begins to lead elsewhere. */
export async function isSlugTaken(slug: string, id: string, tx: Queryable): Promise<boolean> {
  const rows = await tx
    .select({ id: article.id })
    .from(article)
    .where(and(or(eq(article.slug, slug), hadIt(slug)), isNull(article.deletedAt), ne(article.id, id)))
    .limit(1)
  return rows.length > 0
}

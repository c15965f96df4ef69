/** What an article said before, from the history of its fields: ninety days of it. */
import { sql } from 'drizzle-orm'
import type { Article, ArticleVersion, ArticleWords } from '#contract/article.ts'
import { VERSIONED, VERSIONS_LISTED } from '#contract/lists/article-limits.ts'
import type { Queryable } from '../../platform/database/database.ts'

const FIELDS = sql.join(
  VERSIONED.map((field) => sql`${field}`),
  sql`, `,
)

/** When its words were changed and which, the latest first. */
export async function listVersions(id: string, tx: Queryable): Promise<ArticleVersion[]> {
  const { rows } = await tx.execute(sql`
    select version, min(at) as at, array_agg(distinct field) as fields from field_history
     where topic = 'article' and entity_id = ${id} and field in (${FIELDS})
     group by version order by version desc limit ${VERSIONS_LISTED}`)
  return rows.map(({ version, at, fields }) => ({
    version: version as number,
    at: new Date(at as string).toISOString(),
    fields: fields as ArticleVersion['fields'],
  }))
}

/** Its words before the write that made this version: what came later is taken back, write by write. */
export async function wordsBefore(article: Article, version: number, tx: Queryable): Promise<ArticleWords> {
  const { rows } = await tx.execute(sql`
    select distinct on (field) field, previous from field_history
     where topic = 'article' and entity_id = ${article.id} and version >= ${version} and field in (${FIELDS})
     order by field, version, id`)
  const was = Object.fromEntries(rows.map(({ field, previous }) => [field as string, previous]))
  const { title, summary, body } = { ...article, ...was } as Article
  return { version, title, summary, body }
}

/** The articles as who writes them looks through them: drafts too. */
import { sql } from 'drizzle-orm'
import type { ArticleCard } from '#contract/site/article.ts'
import type { CallQuery } from '#contract/calls.ts'
import { ARTICLE_STATES } from '#contract/lists/site/article-limits.ts'
import { type CsvColumns, pagedList } from '../../platform/paged-list.ts'
import { cardsByIds } from './article-store.ts'

export const articleList = pagedList<CallQuery<'News/getAllArticles'>, ArticleCard>({
  from: sql`article a`,
  id: sql`a.id`,
  sorts: {
    updated: { by: sql`a.updated_at`, type: 'timestamptz' },
    published: { by: sql`a.published_order`, type: 'timestamptz' },
    title: { by: sql`a.title_folded`, type: 'text' },
  },
  where: ({ state, cover }) => [
    sql`a.deleted_at is null`,
    state && sql`a.state = ${state}`,
    cover && (cover === 'con' ? sql`a.cover is not null` : sql`a.cover is null`),
  ],
  words: ({ q }) => ({ q, folded: sql`a.words_folded` }),
  load: cardsByIds,
})

export const ARTICLE_COLUMNS: CsvColumns<ArticleCard> = {
  Titolo: ({ title }) => title,
  Indirizzo: ({ slug }) => `/news/${slug}`,
  Stato: ({ state }) => ARTICLE_STATES[state].toLowerCase(),
  Uscita: ({ publishedAt }) => publishedAt?.slice(0, 10),
  Firma: ({ author }) => author.name,
  Argomenti: ({ tags }) => tags.map(({ name }) => name).join(', '),
  Riassunto: ({ summary }) => summary,
  'Minuti di lettura': ({ minutes }) => minutes,
  Modificato: ({ updatedAt }) => updatedAt.slice(0, 10),
}

import type { Article, ArticleCard } from '#contract/site/article.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Handlers, read, sharedRead, write } from '../../platform/http/call-server.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { listed } from '../../platform/paged-list.ts'
import { ARTICLE_COLUMNS, articleList } from './article-list.ts'
import { addArticle, changeArticle } from './article-service.ts'
import { articles, findBySlug, listArticles, listRelated, listTags, presentArticle } from './article-store.ts'

const PAGE = 12
const RELATED = 3
const ofAnyArticle = () => ['article'] as const

export const newsRoutes: Handlers = {
  'News/getArticles': sharedRead(async ({ query: { tag, after, limit = PAGE }, tx }) => {
    const asked = { tag, after, limit: limit + 1 }
    const [found, tags] = await Promise.all([listArticles(asked, tx), listTags(tx)])
    const items = found.slice(0, limit)
    const last = items.at(-1)
    return { items, tags, ...(found.length > limit && last && { next: last.id }) }
  }, ofAnyArticle),
  'News/getArticleBySlug': sharedRead(async ({ query, tx }) => {
    const found = await findBySlug(query.slug, tx)
    if ('deleted' in found) throw new ProblemError(found.deleted ? 'deleted' : 'not_found')
    return { ...found, related: await listRelated(found.article, RELATED, tx) }
  }, ofAnyArticle),
  'News/getAllArticles': listed<'News/getAllArticles', ArticleCard>(articleList, 'articoli', ARTICLE_COLUMNS),
  'News/getArticleById': read(({ query, tx }) => existing(query.id, tx)),
  'News/addArticle': write((call) => addArticle(writeContext(call), call.body)),
  'News/updateArticle': write((call) => changeArticle(writeContext(call), call.params.id, call.body)),
  'News/deleteArticle': write(async (call) => {
    await articles.remove(writeContext(call), call.params.id, () => true)
    return { id: call.params.id }
  }),
}

/** @throws ProblemError `not_found`, `deleted` */
async function existing(id: string, tx: Queryable): Promise<Article> {
  const row = await articles.find(tx, id)
  if (!row) throw new ProblemError('not_found')
  if (row.deletedAt !== null) throw new ProblemError('deleted')
  return presentArticle(row)
}

/** What administrators read and renew of the articles they write. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/api-client.ts'
import { listKey } from '../../../lists/use-server-list.ts'
import { NEWS_KEY } from '../news-queries.ts'

export const writtenKey = (id: string) => [...NEWS_KEY, 'written', id] as const

/** One article, a draft too. */
export const writtenArticle = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: writtenKey(id),
    queryFn: ({ signal }) => api('News/getArticleById', { query: { id }, signal }),
  })

/** Whatever shows articles is read again. */
export const renewNews = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: NEWS_KEY }),
    client.invalidateQueries({ queryKey: listKey('News/getAllArticles') }),
  ])

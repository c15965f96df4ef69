/** What the pages of the news read. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ArticleCard } from '#contract/site/article.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { PUBLIC_READ, askedBy } from '../vendors/vendor-queries.ts'

const STALE_AFTER_MS = 10 * 60_000
export const NEWS_KEY = ['news'] as const
const LATEST_SHOWN = 3

/** An article as a front page shows it. */
export type LatestArticle = Pick<ArticleCard, 'id' | 'slug' | 'title' | 'summary' | 'cover' | 'minutes'>

export const newsQueries = {
  /** The articles of a tag, or all; a page and those after it. */
  list: (api: ApiClient, tag: string | undefined) =>
    infiniteQueryOptions({
      queryKey: [...NEWS_KEY, 'list', tag ?? ''],
      queryFn: ({ pageParam, ...asked }) =>
        api('News/getArticles', {
          query: { ...(tag && { tag }), ...(pageParam && { after: pageParam }) },
          ...askedBy(asked),
        }),
      initialPageParam: '',
      getNextPageParam: (last) => last.next,
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
  bySlug: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: [...NEWS_KEY, 'slug', slug],
      queryFn: (asked) => api('News/getArticleBySlug', { query: { slug }, ...askedBy(asked) }),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
  /** The newest few, with what a front page shows of them. */
  latest: (api: ApiClient) =>
    queryOptions({
      queryKey: [...NEWS_KEY, 'latest'],
      queryFn: async (asked): Promise<readonly LatestArticle[]> => {
        const { items } = await api('News/getArticles', {
          query: { limit: LATEST_SHOWN },
          ...askedBy(asked),
        })
        return items.map(({ id, slug, title, summary, cover, minutes }) => ({
          id,
          slug,
          title,
          summary,
          cover,
          minutes,
        }))
      },
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
}

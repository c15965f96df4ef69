/**
 * What administrators wrote for search engines and shared links of the site's own pages. It comes with every page that
 * the server draws; `publicPage` lays it over a page's own words.
 */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PageSeo } from '#contract/site/page-seo.ts'
import type { ApiClient } from '../api/api-client.ts'

/** A page that is drawn anew brings them anew; longer than a visit, so that walking on asks for nothing. */
const STALE_AFTER_MS = 60 * 60_000

const PAGE_WORDS_KEY = ['page-words'] as const

export const pageWords = (api: ApiClient) =>
  queryOptions({
    queryKey: PAGE_WORDS_KEY,
    // Asked for where no page brought it, or where it was changed here: never what was kept on the way.
    queryFn: ({ signal }) => api('Site/getPageSeo', { signal, cache: 'no-cache' }),
    staleTime: STALE_AFTER_MS,
    meta: { persist: 'public' },
    retry: false,
  })

/** What is written of the page of this address, as far as it is known here. */
export const writtenFor = (client: QueryClient, path: string): PageSeo | undefined =>
  client.getQueryData<PageSeo[]>(PAGE_WORDS_KEY)?.find((page) => page.path === path)

/** After something was written here. */
export const renewPageWords = (client: QueryClient, api: ApiClient): Promise<unknown> =>
  client.prefetchQuery({ ...pageWords(api), staleTime: 0 })

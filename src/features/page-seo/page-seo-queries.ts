import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PageSeoRecord } from '#contract/site/page-seo.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { renewPageWords } from '../../seo/page-words.ts'
import type { OwnWords } from '../../seo/public-page.ts'

const ALL_KEY = ['admin', 'page-seo', 'all'] as const

/** Tells what a page says of itself, where nothing is written over it; null where that cannot be told now. */
export type OwnWordsOf = (path: string) => Promise<OwnWords | null>

export const pageSeoQueries = {
  /** Every page that stands at one address, as administrators see it. */
  all: (api: ApiClient) =>
    queryOptions({ queryKey: ALL_KEY, queryFn: ({ signal }) => api('Admin/getPageSeo', { signal }) }),
  own: (ownWordsOf: OwnWordsOf, path: string) =>
    queryOptions({ queryKey: ['admin', 'page-seo', 'own', path], queryFn: () => ownWordsOf(path) }),
}

/** After one was written, here or by another: the pages of this device are old as well. */
export const renewPageSeo = (client: QueryClient, api: ApiClient): Promise<unknown> =>
  Promise.all([client.invalidateQueries({ queryKey: ALL_KEY }), renewPageWords(client, api)])

/** How far a page is known here. */
export const knownVersion = (client: QueryClient, path: string): number | undefined =>
  client.getQueryData<PageSeoRecord[]>(ALL_KEY)?.find((page) => page.path === path)?.version

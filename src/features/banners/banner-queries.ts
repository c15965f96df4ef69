import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { BannerPlacement } from '#contract/site/site-management.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { PUBLIC_READ } from '../vendors/vendor-queries.ts'

const STALE_AFTER_MS = 10 * 60_000

export const bannerQueries = {
  /** The banner whose turn it is at a place; null while there is none. */
  at: (api: ApiClient, placement: BannerPlacement) =>
    queryOptions({
      queryKey: ['banners', placement],
      queryFn: ({ signal }) => api('Vendor/getBanner', { query: { placement }, signal }),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
}

const ALL_KEY = ['admin', 'banners'] as const

/** All of them as an administrator sees them, with what was counted. */
export const allBanners = (api: ApiClient) =>
  queryOptions({ queryKey: ALL_KEY, queryFn: ({ signal }) => api('Admin/getAllBanner', { signal }) })

/** After one was written: what this device keeps of the places is old as well. */
export const renewBanners = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ALL_KEY }),
    client.invalidateQueries({ queryKey: ['banners'] }),
  ])

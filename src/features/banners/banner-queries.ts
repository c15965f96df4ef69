import { queryOptions } from '@tanstack/react-query'
import type { BannerPlacement } from '#contract/site-management.ts'
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

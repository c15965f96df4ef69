/** What everybody may read of a vendor's portfolio. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { PUBLIC_READ, askedBy } from '../vendors/vendor-queries.ts'

export const PORTFOLIO_KEY = ['portfolio'] as const
const STALE_AFTER_MS = 10 * 60_000

export const portfolioQueries = {
  ofVendor: (api: ApiClient, vendorId: string) =>
    queryOptions({
      queryKey: [...PORTFOLIO_KEY, vendorId],
      queryFn: (asked) => api('Portfolio/getAllByVendor', { query: { vendorId }, ...askedBy(asked) }),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
}

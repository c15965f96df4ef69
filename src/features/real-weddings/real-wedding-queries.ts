/** Weddings that took place, as their vendors tell them. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { PUBLIC_READ, askedBy } from '../vendors/vendor-queries.ts'

const STALE_AFTER_MS = 10 * 60_000

export const realWeddingQueries = {
  ofVendor: (api: ApiClient, vendorId: string) =>
    queryOptions({
      queryKey: ['real-weddings', 'vendor', vendorId],
      queryFn: (asked) =>
        api('Vendor/getRealWeddingByIdVendor', { query: { idVendor: vendorId }, ...askedBy(asked) }),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
}

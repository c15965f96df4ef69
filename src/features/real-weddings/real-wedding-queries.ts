/** Weddings that took place, as their vendors tell them. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { PUBLIC_READ } from '../vendors/vendor-queries.ts'

const STALE_AFTER_MS = 10 * 60_000

export const realWeddingQueries = {
  ofVendor: (api: ApiClient, vendorId: string) =>
    queryOptions({
      queryKey: ['real-weddings', 'vendor', vendorId],
      queryFn: ({ signal }) =>
        api('Vendor/getRealWeddingByIdVendor', { query: { idVendor: vendorId }, signal }),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
}

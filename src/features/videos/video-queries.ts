/** The videos of a vendor. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { PUBLIC_READ, askedBy } from '../vendors/vendor-queries.ts'

export const VIDEOS_KEY = ['videos'] as const
const STALE_AFTER_MS = 5 * 60_000

export const videoQueries = {
  ofVendor: (api: ApiClient, vendorId: string) =>
    queryOptions({
      queryKey: [...VIDEOS_KEY, vendorId],
      queryFn: (asked) =>
        api('Vendor/findVideoVendoyByIdVendor', { query: { id: vendorId }, ...askedBy(asked) }),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
}

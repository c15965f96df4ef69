import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'

/** What the first pages of the vendor's and the administrators' areas read. */
export const accountQueries = {
  vendor: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['account', 'vendor', id],
      queryFn: ({ signal }) => api('Vendor/getVendorById', { query: { id }, signal }),
      meta: { persist: 'private' },
    }),
  market: (api: ApiClient) =>
    queryOptions({
      queryKey: ['account', 'market'],
      queryFn: ({ signal }) => api('Vendor/getMarketSummary', { query: {}, signal }),
    }),
}

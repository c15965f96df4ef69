/** Vendors found by what is typed of their name; not kept. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'

const SHOWN = 6

export const finderQueries = {
  found: (api: ApiClient, q: string) =>
    queryOptions({
      queryKey: ['vendors', 'found', q],
      queryFn: async ({ signal }) =>
        (await api('Vendor/search', { query: { q, limit: SHOWN }, signal })).items,
      retry: false,
    }),
}

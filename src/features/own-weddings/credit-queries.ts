/** Vendors as they are found to be credited, by what is typed of their name; not kept. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'

const SHOWN = 6

export const creditQueries = {
  found: (api: ApiClient, q: string) =>
    queryOptions({
      queryKey: ['vendors', 'credits', q],
      queryFn: async ({ signal }) =>
        (await api('Vendor/search', { query: { q, limit: SHOWN }, signal })).items,
      retry: false,
    }),
}

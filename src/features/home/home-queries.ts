/** What only the home page reads. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { PUBLIC_READ } from '../vendors/vendor-queries.ts'

export const homeQueries = {
  /** One of the backgrounds, by chance: the same one for the whole visit. */
  background: (api: ApiClient) =>
    queryOptions({
      queryKey: ['home', 'background'],
      queryFn: ({ signal }) => api('Admin/getRandomHomepageBackground', { signal }),
      staleTime: Infinity,
      ...PUBLIC_READ,
    }),
}

/** The awards of the signed-in vendor, kept on the device: badges are made of them without a network. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'

export const OWN_AWARDS_KEY = ['account', 'awards'] as const

export const ownAwardQueries = {
  mine: (api: ApiClient) =>
    queryOptions({
      queryKey: OWN_AWARDS_KEY,
      queryFn: ({ signal }) => api('Vendor/getOwnAwards', { signal }),
      meta: { persist: 'private' },
    }),
}

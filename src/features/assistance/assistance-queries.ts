import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { OWN_REQUESTS_KEY } from './assistance-commands.ts'

const STALE_AFTER_MS = 60_000

export const assistanceQueries = {
  /** What this account has asked, with how far it is. */
  own: (api: ApiClient) =>
    queryOptions({
      queryKey: OWN_REQUESTS_KEY,
      queryFn: ({ signal }) => api('Assistance/getOwnRequests', { query: {}, signal }),
      staleTime: STALE_AFTER_MS,
      meta: { persist: 'private' },
    }),
}

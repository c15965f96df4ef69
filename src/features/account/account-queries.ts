import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'

/** What the first pages of the vendor's and the administrators' areas read. */
export const accountQueries = {
  /** Where this account is signed in: never kept, and asked for anew each time. */
  sessions: (api: ApiClient, uid: string) =>
    queryOptions({
      queryKey: ['account', 'sessions', uid],
      queryFn: ({ signal }) => api('User/getSessions', { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
  /** What a partner's invitation is worth; asked once, for joining by it uses it up. */
  invitation: (api: ApiClient, code: string) =>
    queryOptions({
      queryKey: ['account', 'invitation', code],
      queryFn: ({ signal }) => api('Couple/getPartnerInvitation', { query: { code }, signal }),
      staleTime: 'static',
      retry: false,
    }),
  market: (api: ApiClient) =>
    queryOptions({
      queryKey: ['account', 'market'],
      queryFn: ({ signal }) => api('Vendor/getMarketSummary', { query: {}, signal }),
    }),
}

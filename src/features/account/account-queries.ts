import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'

/** What is asked of one's own account, and of a wedding that one is invited to. */
export const accountQueries = {
  /** Where this account is signed in: never kept, and asked for anew each time. */
  sessions: (api: ApiClient, uid: string) =>
    queryOptions({
      queryKey: ['account', 'sessions', uid],
      queryFn: ({ signal }) => api('User/getSessions', { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
  /** Who looked at this account from support, and why; as new as the devices. */
  looks: (api: ApiClient, uid: string) =>
    queryOptions({
      queryKey: ['account', 'looks', uid],
      queryFn: ({ signal }) => api('User/getLooks', { signal }),
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
  /** What an invitation to hold a page is worth; asked once, for accepting uses it up. */
  vendorInvitation: (api: ApiClient, code: string) =>
    queryOptions({
      queryKey: ['account', 'vendor-invitation', code],
      queryFn: ({ signal }) => api('User/getVendorInvitation', { query: { code }, signal }),
      staleTime: 'static',
      retry: false,
    }),
}

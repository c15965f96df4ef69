import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'

const ALL_KEY = ['admin', 'administrators'] as const

export const administratorQueries = {
  all: (api: ApiClient) =>
    queryOptions({
      queryKey: ALL_KEY,
      queryFn: ({ signal }) => api('Admin/getAdministrators', { signal }),
      // Nobody tells of an invitation that was accepted: it is asked anew each time.
      staleTime: 0,
    }),
  /** What an invitation is worth; asked once, for accepting uses it up. */
  invitation: (api: ApiClient, code: string) =>
    queryOptions({
      queryKey: ['account', 'admin-invitation', code],
      queryFn: ({ signal }) => api('User/getAdminInvitation', { query: { code }, signal }),
      staleTime: 'static',
      retry: false,
    }),
}

export const renewAdministrators = (client: QueryClient) => client.invalidateQueries({ queryKey: ALL_KEY })

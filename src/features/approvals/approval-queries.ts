/** What takes two administrators and waits for one of them (decision 113). */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { listKey } from '../../lists/use-server-list.ts'
import { DASHBOARD_KEY } from '../dashboard/dashboard-queries.ts'

const ALL_KEY = ['admin', 'approvals'] as const
/** As the dashboard that counts them: no hub tells an accountant of anything. */
const ASKED_EVERY_MS = 30_000

export const approvalQueries = {
  all: (api: ApiClient) =>
    queryOptions({
      queryKey: ALL_KEY,
      queryFn: ({ signal }) => api('Admin/getApprovals', { query: {}, signal }),
      staleTime: 0,
      refetchInterval: ASKED_EVERY_MS,
    }),
  of: (api: ApiClient, thingId: string) =>
    queryOptions({
      queryKey: [...ALL_KEY, thingId],
      queryFn: ({ signal }) => api('Admin/getApprovals', { query: { thingId }, signal }),
      staleTime: 0,
      refetchInterval: ASKED_EVERY_MS,
    }),
}

/** After something was asked, decided or taken back: what waits, and the lists of what it was about. */
export const renewApprovals = (client: QueryClient) =>
  Promise.all(
    [
      ALL_KEY,
      DASHBOARD_KEY,
      listKey('Admin/getVendor'),
      listKey('Admin/getAllCouple'),
      listKey('Admin/getAllBilling'),
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  )

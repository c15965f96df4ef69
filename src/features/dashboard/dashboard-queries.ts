/** What administrators read first. Nothing of it is kept on the device. */
import { queryOptions } from '@tanstack/react-query'
import type { DashboardSpan } from '#contract/lists/admin/dashboard.ts'
import type { ApiClient } from '../../api/api-client.ts'

/** The feed tells administrators of messages and of little else: the rest is asked for. */
const ASKED_EVERY_MS = 30_000

export const DASHBOARD_KEY = ['dashboard'] as const

export const dashboardQueries = {
  site: (api: ApiClient, days: DashboardSpan) =>
    queryOptions({
      queryKey: [...DASHBOARD_KEY, days],
      queryFn: ({ signal }) => api('Admin/populateDashboardAdmin', { query: { days }, signal }),
      refetchInterval: ASKED_EVERY_MS,
    }),
  analytics: (api: ApiClient, days: DashboardSpan) =>
    queryOptions({
      queryKey: [...DASHBOARD_KEY, 'analytics', days],
      queryFn: ({ signal }) => api('Admin/getSiteAnalytics', { query: { days }, signal }),
    }),
  /** The vendors that are out, by category and region. */
  market: (api: ApiClient) =>
    queryOptions({
      queryKey: [...DASHBOARD_KEY, 'market'],
      queryFn: ({ signal }) => api('Vendor/getMarketSummary', { query: {}, signal }),
    }),
}

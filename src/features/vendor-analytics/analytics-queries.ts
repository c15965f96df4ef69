/** What is counted of the signed-in vendor: kept on the device, and read there without a network. */
import { queryOptions } from '@tanstack/react-query'
import { ANALYTICS_SPANS, type AnalyticsSpan } from '#contract/lists/analytics/analytics-counts.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { untoldStaleTime } from '../../api/untold.ts'

/** @param vendorId the signed-in vendor's */
const mine = (api: ApiClient, vendorId: string, days: AnalyticsSpan) =>
  queryOptions({
    queryKey: ['account', 'analytics', days],
    queryFn: ({ signal }) =>
      api('Vendor/getDashboardByVendorId', { query: { IdVendor: vendorId, days }, signal }),
    meta: { persist: 'private' },
    staleTime: untoldStaleTime,
  })

export const analyticsQueries = {
  mine,
  /** Of every span that can be chosen. */
  all: (api: ApiClient, vendorId: string) => ANALYTICS_SPANS.map((days) => mine(api, vendorId, days)),
}

import { type Handlers, read } from '../../platform/http/call-server.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { analyticsOf } from './vendor-analytics-service.ts'
import { whatWaits } from './vendor-analytics-store.ts'

export const vendorAnalyticsRoutes: Handlers = {
  'Vendor/getDashboardByVendorId': read(async ({ actor, query: { IdVendor, days }, now, tx }) => {
    if (IdVendor !== actor.vendorId) throw new ProblemError('not_found')
    return { ...(await analyticsOf(IdVendor, { days, now }, tx)), ...(await whatWaits(IdVendor, tx)) }
  }),
  'Admin/getInfoAnalyticsByIdVendor': read(({ body, now, tx }) => {
    const { id, days } = typeof body === 'string' ? { id: body, days: 30 as const } : body
    return analyticsOf(id, { days, now }, tx)
  }),
}

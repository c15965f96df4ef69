import { type Handlers, read } from '../../platform/http/call-server.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { placementFigures } from '../visibility/placement-count-service.ts'
import { analyticsOf } from './vendor-analytics-service.ts'
import { whatWaits } from './vendor-analytics-store.ts'

export const vendorAnalyticsRoutes: Handlers = {
  'Vendor/getDashboardByVendorId': read(async ({ actor, query: { IdVendor, days }, now, tx }) => {
    if (IdVendor !== actor.vendorId) throw new ProblemError('not_found')
    const analytics = await analyticsOf(IdVendor, { days, now }, tx)
    const placements = await placementFigures(IdVendor, analytics, tx)
    return { ...analytics, ...(await whatWaits(IdVendor, tx)), placements }
  }),
  'Admin/getInfoAnalyticsByIdVendor': read(({ body, now, tx }) => {
    const { id, days } = typeof body === 'string' ? { id: body, days: 30 as const } : body
    return analyticsOf(id, { days, now }, tx)
  }),
}

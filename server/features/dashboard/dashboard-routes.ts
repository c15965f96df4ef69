import { type Handlers, read } from '../../platform/http/call-server.ts'
import { dashboard } from './dashboard-service.ts'
import { siteAnalytics } from './site-analytics.ts'

export const dashboardRoutes: Handlers = {
  'Admin/getSiteAnalytics': read(({ query: { days }, now, tx }) => siteAnalytics({ days, now }, tx)),
  'Admin/populateDashboardAdmin': read(({ actor, query: { days }, now, tx }) =>
    dashboard({ days, now, who: actor }, tx),
  ),
}

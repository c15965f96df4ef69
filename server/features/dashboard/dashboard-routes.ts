import { type Handlers, read } from '../../platform/http/call-server.ts'
import { dashboard } from './dashboard-service.ts'

export const dashboardRoutes: Handlers = {
  'Admin/populateDashboardAdmin': read(({ query: { days }, now, tx }) => dashboard({ days, now }, tx)),
}

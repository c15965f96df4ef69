import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import { tryRefusedNow } from '../../platform/mail/mail-outbox.ts'
import { dashboard } from './dashboard-service.ts'
import { siteAnalytics } from './site-analytics.ts'

export const dashboardRoutes: Handlers = {
  'Admin/getSiteAnalytics': read(({ query: { days }, now, tx }) => siteAnalytics({ days, now }, tx)),
  'Admin/retryMails': write(async ({ tx }) => ({ again: await tryRefusedNow(tx) })),
  'Admin/populateDashboardAdmin': read(({ actor, query: { days }, now, tx }) =>
    dashboard({ days, now, who: actor }, tx),
  ),
}

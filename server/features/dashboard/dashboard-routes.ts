import { CSV_TYPE } from '#contract/wire/csv-type.ts'
import { type Handlers, preparedWrite, read, write } from '../../platform/http/call-server.ts'
import { loadRetry, retryJob } from '../../platform/job-runs.ts'
import { tryRefusedNow } from '../../platform/mail/mail-outbox.ts'
import { analyticsCsv } from './analytics-csv.ts'
import { dashboard } from './dashboard-service.ts'
import { siteAnalytics } from './site-analytics.ts'
import type { SystemParts } from './system-status.ts'

export const dashboardRoutes = (parts: SystemParts): Handlers => ({
  'Admin/getSiteAnalytics': read(async ({ query: { days }, now, request, reply, tx }) => {
    const analytics = await siteAnalytics({ days, now }, tx)
    if (request.headers.accept !== CSV_TYPE) return analytics
    const { from, to } = analytics
    reply.type(`${CSV_TYPE}; charset=utf-8`)
    reply.header('Content-Disposition', `attachment; filename="statistiche_${from}_${to}.csv"`)
    return analyticsCsv(analytics) as never
  }),
  'Admin/retryMails': write(async ({ tx }) => ({ again: await tryRefusedNow(tx) })),
  'Admin/retryJob': preparedWrite(async () => {
    const boss = await loadRetry()
    return async ({ params, tx }) => ({ again: await retryJob(boss, params.id, tx) })
  }),
  'Admin/populateDashboardAdmin': read(({ actor, query: { days }, now, tx }) =>
    dashboard({ days, now, who: actor }, parts, tx),
  ),
})

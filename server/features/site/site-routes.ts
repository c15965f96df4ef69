import type { AppConfig } from '#contract/app-config.ts'
import { type Handlers, read, sharedRead } from '../../platform/call-server.ts'
import type { ChangeFeed } from '../../platform/change-feed.ts'
import type { Database } from '../../platform/database.ts'

/** Whether the product is there, how it is, and what the app may know of its configuration. */
export const siteRoutes = (database: Database, feed: ChangeFeed, appConfig: () => AppConfig): Handlers => ({
  ping: read(async () => ({ ok: true as const })),
  health: read(async ({ reply }) => {
    const started = performance.now()
    const ok = await database.pool.query('select 1').then(
      () => true,
      () => false,
    )
    if (!ok) reply.code(503)
    return {
      status: ok ? ('ok' as const) : ('degraded' as const),
      version: appConfig().version,
      database: { ok, latencyMs: Math.round((performance.now() - started) * 10) / 10 },
      feed: feed.status(),
      uptimeSeconds: Math.round(process.uptime()),
    }
  }),
  config: sharedRead(async () => appConfig()),
})

import type { AppConfig } from '#contract/wire/app-config.ts'
import { type Handlers, read, sharedRead } from '../../platform/http/call-server.ts'
import type { ChangeFeed } from '../../platform/database/change-feed.ts'
import type { Database } from '../../platform/database/database.ts'

/**
 * Whether the product is there, how it is, and what the app may know of its configuration.
 * @param stopping whether this process is about to go: a balancer that asks sends nobody here any more
 */
export const siteRoutes = (
  database: Database,
  feed: ChangeFeed,
  appConfig: () => AppConfig,
  stopping: () => boolean,
): Handlers => ({
  ping: read(async () => ({ ok: true as const })),
  health: read(async ({ reply }) => {
    const started = performance.now()
    const ok = await database.pool.query('select 1').then(
      () => true,
      () => false,
    )
    if (!ok || stopping()) reply.code(503)
    return {
      status: stopping() ? ('stopping' as const) : ok ? ('ok' as const) : ('degraded' as const),
      version: appConfig().version,
      database: { ok, latencyMs: Math.round((performance.now() - started) * 10) / 10 },
      feed: feed.status(),
      uptimeSeconds: Math.round(process.uptime()),
    }
  }),
  config: sharedRead(
    async () => appConfig(),
    () => [],
  ),
})

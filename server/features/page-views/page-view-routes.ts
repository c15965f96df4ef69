import { type Handlers, write } from '../../platform/http/call-server.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { countViews } from './page-view-store.ts'

/** Counting takes turns with itself alone, never with those who write something. */
const COUNTERS = 'page view counts'
/** Those that run scripts and are nobody. */
const ROBOT = /bot\b|crawl|spider|slurp|preview|lighthouse|monitor/i

export const pageViewRoutes: Handlers = {
  'Site/countViews': write(
    async ({ body, now, tx, request }) => {
      const isPerson = !ROBOT.test(request.headers['user-agent'] ?? '')
      if (isPerson) await countViews(body.paths, italianDay(now), tx)
      return { ok: true as const }
    },
    async () => COUNTERS,
  ),
}

import { type Handlers, write } from '../../platform/http/call-server.ts'
import { isRobot } from '../../platform/http/robot.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { countViews } from './page-view-store.ts'

/** Counting takes turns with itself alone, never with those who write something. */
const COUNTERS = 'page view counts'

export const pageViewRoutes: Handlers = {
  'Site/countViews': write(
    async ({ body, now, tx, request }) => {
      if (!isRobot(request)) await countViews(body.paths, italianDay(now), tx)
      return { ok: true as const }
    },
    async () => COUNTERS,
  ),
}

import { type Handlers, write } from '../../platform/http/call-server.ts'
import { addressOf } from '../../platform/http/address.ts'
import { isRobot } from '../../platform/http/robot.ts'
import { spend } from '../../platform/http/throttle.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { countViews } from './page-view-store.ts'

/** Of one address, behind which a whole network of phones may be: beyond it somebody is making them up. */
const OF_AN_ADDRESS = { max: 3_000, windowSeconds: 60 * 60 }

/** Counting takes turns with itself alone, never with those who write something. */
const COUNTERS = 'page view counts'

export const pageViewRoutes: Handlers = {
  'Site/countViews': write(
    async ({ body, now, tx, request }) => {
      if (isRobot(request)) return { ok: true as const }
      await spend(tx, ['page-views', addressOf(request.ip)], OF_AN_ADDRESS, now, body.paths.length)
      await countViews(body.paths, italianDay(now), tx)
      return { ok: true as const }
    },
    async () => COUNTERS,
  ),
}

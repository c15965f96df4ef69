import { eq } from 'drizzle-orm'
import type { BannerReport } from '#contract/site/site-management.ts'
import { addressOf } from '../../platform/http/address.ts'
import { type Handlers, read, sharedRead, write } from '../../platform/http/call-server.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ensureInOrder } from '../../platform/day-span.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { isRobot } from '../../platform/http/robot.ts'
import { spend } from '../../platform/http/throttle.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { countPlacements, toldTogether } from '../visibility/placement-count-service.ts'
import { banner, banners, countBanners, currentBanner, ensureRoom, listBanners } from './banner-store.ts'

/** Counting takes turns with itself alone, never with those who write something. */
const COUNTERS = 'banner counts'
/** Who reads for an hour without a pause sees fewer; who makes them up is heard no more. */
const FROM_AN_ADDRESS = { max: 1_000, windowSeconds: 3_600 }

export const bannerRoutes: Handlers = {
  'Vendor/getBanner': sharedRead(
    ({ query, now, tx }) => currentBanner(query.placement, italianDay(now), tx),
    () => ['banner'],
  ),
  'Vendor/countBanners': write(
    async ({ body, now, tx, request }) => {
      const { sightings, count } = toldTogether(body)
      if (count > 0 && !isRobot(request)) {
        await spend(tx, ['sightings', addressOf(request.ip)], FROM_AN_ADDRESS, now, count)
        await countBanners(sightings, italianDay(now), tx)
        await countPlacements(sightings, italianDay(now), tx)
      }
      return { ok: true as const }
    },
    async () => COUNTERS,
  ),
  'Admin/getAllBanner': read(({ tx }) => listBanners(tx)),
  'Admin/addBanner': write(async (call) => {
    ensureInOrder(call.body)
    const hasRoom = async () => (await ensureRoom(call.tx), {})
    const row = await banners.create(writeContext(call), call.body, () => true, hasRoom)
    return reportOf(row.id, call.tx)
  }),
  'Admin/updateBanner': write(async (call) => {
    const row = await banners.change(
      writeContext(call),
      call.params.id,
      call.body,
      () => true,
      (next) => (ensureInOrder(next), {}),
    )
    return reportOf(row.id, call.tx)
  }),
  'Admin/deleteBanner': write(async (call) => {
    await banners.remove(writeContext(call), call.params.id, () => true)
    return { id: call.params.id }
  }),
}

async function reportOf(id: string, tx: Queryable): Promise<BannerReport> {
  const [report] = await listBanners(tx, eq(banner.id, id))
  if (!report) throw new ProblemError('not_found')
  return report
}

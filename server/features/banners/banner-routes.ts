import { eq } from 'drizzle-orm'
import type { BannerReport } from '#contract/site-management.ts'
import { type Handlers, read, sharedRead, write } from '../../platform/http/call-server.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ensureInOrder } from '../../platform/day-span.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { banner, banners, countSightings, currentBanner, ensureRoom, listBanners } from './banner-store.ts'

/** Counting takes turns with itself alone, never with those who write something. */
const COUNTERS = 'banner counts'

export const bannerRoutes: Handlers = {
  'Vendor/getBanner': sharedRead(
    ({ query, now, tx }) => currentBanner(query.placement, italianDay(now), tx),
    () => ['banner'],
  ),
  'Vendor/countBanners': write(
    async ({ body, now, tx }) => {
      await countSightings(body.seen, body.clicked, italianDay(now), tx)
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

import type { PlacementState } from '#contract/lists/vendors/placement-states.ts'
import { daysWithin } from '#contract/plan/plan-change.ts'
import { vendorAudience } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ensureInOrder } from '../../platform/day-span.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { type Seller, sellPlacement } from '../money/placement-service.ts'
import { findVendorProfile } from '../vendors/vendor-service.ts'
import { listVisibilities } from './visibility-list.ts'
import {
  type VisibilityRow,
  ensureOnce,
  ensureRoom,
  placeOf,
  presentVisibility,
  visibilities,
} from './visibility-store.ts'

/** What says whose place it is, and when. */
const PLACES_IT = ['vendorId', 'placement', 'from', 'to'] as const

const FIRST_STATE = { gift: 'gift', sold: 'waits' } as const satisfies Record<string, PlacementState>

export const visibilityRoutes = (seller: () => Seller): Handlers => ({
  'Admin/findAllVisibilityVendor': read(({ now, tx }) => listVisibilities(italianDay(now), tx)),
  'Admin/addVisibilityVendor': write(
    async (call) => {
      const { price, ...placed } = call.body
      ensureInOrder(placed)
      await ensureVendor(placed.vendorId, call.tx)
      await ensureOnce(placed, call.tx)
      const context = writeContext(call)
      const state = price ? FIRST_STATE[price.kind] : 'unpriced'
      const hasRoom = async () => (await ensureRoom(call.tx), { state })
      const row = await visibilities.create(context, placed, () => true, hasRoom)
      if (price?.kind === 'sold')
        await sellPlacement({ ...placed, ...price, place: await placeOf(row, call.tx) }, context, seller())
      return presentVisibility(row)
    },
    // Its invoice is issued in the vendor's line, as all of them are.
    async ({ body }) => vendorAudience(body.vendorId),
  ),
  'Admin/updateVisibilityByVendorId': write(async (call) => {
    if (call.body.vendorId !== undefined) await ensureVendor(call.body.vendorId, call.tx)
    const row = await visibilities.change(
      writeContext(call),
      call.params.id,
      call.body,
      () => true,
      (next, before) => (ensureInOrder(next), ensureAsInvoiced(next, before), {}),
    )
    // Of a turn from before the rule the weight can still be another.
    if (PLACES_IT.some((field) => call.body[field] !== undefined)) await ensureOnce(row, call.tx)
    return presentVisibility(row)
  }),
  'Admin/deleteVisibilityVendor': write(async (call) => {
    await visibilities.remove(writeContext(call), call.params.id, (row) => (ensureNotInvoiced(row), true))
    return { id: call.params.id }
  }),
})

async function ensureVendor(id: string, tx: Queryable): Promise<void> {
  if (!(await findVendorProfile(id, tx))) throw new ProblemError('not_found')
}

const isInvoiced = ({ state }: VisibilityRow) => state === 'waits' || state === 'sold'

/** What is sold is as its invoice says: the same place, for as many days. @throws ProblemError `rule_broken` */
function ensureAsInvoiced(next: VisibilityRow, before: VisibilityRow): void {
  if (before.state === 'released')
    throw ruleBroken('Questo posto è tornato libero: per darlo di nuovo vendilo un’altra volta.')
  if (!isInvoiced(before)) return
  if (next.vendorId !== before.vendorId || next.placement !== before.placement)
    throw ruleBroken(
      'È venduto con una fattura: di fornitore e posto non si cambia. Stornala e vendine un altro.',
    )
  const days = daysWithin(before.from, before.to)
  if (daysWithin(next.from, next.to) !== days)
    throw ruleBroken(
      `È venduto per ${days === 1 ? '1 giorno' : `${days} giorni`}: si sposta, ma di altrettanti.`,
    )
}

/** @throws ProblemError `rule_broken` */
function ensureNotInvoiced(row: VisibilityRow): void {
  if (row.deletedAt === null && isInvoiced(row))
    throw ruleBroken('È venduto con una fattura: stornala per intero, e il posto torna libero.')
}

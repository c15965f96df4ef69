import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ensureInOrder } from '../../platform/day-span.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { findVendorProfile } from '../vendors/vendor-service.ts'
import {
  ensureOnce,
  ensureRoom,
  listVisibilities,
  presentVisibility,
  visibilities,
} from './visibility-store.ts'

/** What says whose place it is, and when. */
const PLACES_IT = ['vendorId', 'placement', 'from', 'to'] as const

export const visibilityRoutes: Handlers = {
  'Admin/findAllVisibilityVendor': read(({ tx }) => listVisibilities(tx)),
  'Admin/addVisibilityVendor': write(async (call) => {
    ensureInOrder(call.body)
    await ensureVendor(call.body.vendorId, call.tx)
    await ensureOnce(call.body, call.tx)
    const hasRoom = async () => (await ensureRoom(call.tx), {})
    return presentVisibility(await visibilities.create(writeContext(call), call.body, () => true, hasRoom))
  }),
  'Admin/updateVisibilityByVendorId': write(async (call) => {
    if (call.body.vendorId !== undefined) await ensureVendor(call.body.vendorId, call.tx)
    const row = await visibilities.change(
      writeContext(call),
      call.params.id,
      call.body,
      () => true,
      (next) => (ensureInOrder(next), {}),
    )
    // Of a turn from before the rule the weight can still be another.
    if (PLACES_IT.some((field) => call.body[field] !== undefined)) await ensureOnce(row, call.tx)
    return presentVisibility(row)
  }),
  'Admin/deleteVisibilityVendor': write(async (call) => {
    await visibilities.remove(writeContext(call), call.params.id, () => true)
    return { id: call.params.id }
  }),
}

async function ensureVendor(id: string, tx: Queryable): Promise<void> {
  if (!(await findVendorProfile(id, tx))) throw new ProblemError('not_found')
}

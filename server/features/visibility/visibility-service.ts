import type { VendorVisibility } from '#contract/site/site-management.ts'
import type { PlacementState } from '#contract/lists/vendors/placement-states.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { presentVisibility, visibilities } from './visibility-store.ts'

/** A paid placement by its id, for the feed; undefined once deleted. */
export async function findVisibility(id: string, tx: Queryable): Promise<VendorVisibility | undefined> {
  const row = await visibilities.find(tx, id)
  return row && row.deletedAt === null ? presentVisibility(row) : undefined
}

async function goOn(
  context: WriteContext,
  id: string,
  from: readonly PlacementState[],
  state: PlacementState,
): Promise<void> {
  const row = await visibilities.find(context.tx, id, true)
  // Its vendor may be gone, and its invoice stays.
  if (!row || row.deletedAt !== null || !from.includes(row.state)) return
  await visibilities.change(context, id, { state }, () => true)
}

/** What was kept for a payment is shown from now on. Twice is once. */
export const placementPaid = (context: WriteContext, id: string): Promise<void> =>
  goOn(context, id, ['waits'], 'sold')

/** What is not paid for any more is shown no more, and free for others. Twice is once. */
export const placementReleased = (context: WriteContext, id: string): Promise<void> =>
  goOn(context, id, ['waits', 'sold'], 'released')

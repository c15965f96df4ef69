import type { VendorVisibility } from '#contract/site-management.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { presentVisibility, visibilities } from './visibility-store.ts'

/** A paid placement by its id, for the feed; undefined once deleted. */
export async function findVisibility(id: string, tx: Queryable): Promise<VendorVisibility | undefined> {
  const row = await visibilities.find(tx, id)
  return row && row.deletedAt === null ? presentVisibility(row) : undefined
}

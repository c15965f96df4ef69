import { desc, isNull } from 'drizzle-orm'
import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { VendorVisibility } from '#contract/site-management.ts'
import { SITE } from '../../platform/database/change-feed.ts'
import { day, entityColumns } from '../../platform/entity/columns.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { createEntityStore, present } from '../../platform/entity/entity-store.ts'

const visibility = pgTable('vendor_visibility', {
  ...entityColumns,
  vendorId: uuid('vendor_id').notNull(),
  placement: text('placement').$type<VendorVisibility['placement']>().notNull(),
  from: day('from').notNull(),
  to: day('to').notNull(),
  weight: smallint('weight').notNull(),
})

export const visibilities = createEntityStore({
  table: visibility,
  topic: 'visibility',
  audience: () => SITE,
  goneText: 'Questo spazio a pagamento è stato eliminato.',
})

export const presentVisibility = (row: typeof visibility.$inferSelect) => present<VendorVisibility>(row)

/** Every paid placement, past and to come, those that end last first. */
export async function listVisibilities(tx: Queryable): Promise<VendorVisibility[]> {
  const rows = await tx
    .select()
    .from(visibility)
    .where(isNull(visibility.deletedAt))
    .orderBy(desc(visibility.to), desc(visibility.id))
  return rows.map(presentVisibility)
}

import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Place } from '#contract/lists/places/place-names.ts'
import type { PlacementState } from '#contract/lists/vendors/placement-states.ts'
import type { NewVendorVisibility, VendorVisibility } from '#contract/site/site-management.ts'
import { SITE } from '../../platform/database/change-feed.ts'
import { day, entityColumns } from '../../platform/entity/columns.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { createEntityStore, present } from '../../platform/entity/entity-store.ts'
import { ensureRoomIn } from '../../platform/entity/site-room.ts'
import { ruleBroken } from '../../platform/http/problem.ts'

type NewVisibility = z.infer<typeof NewVendorVisibility>

export const visibility = pgTable('vendor_visibility', {
  ...entityColumns,
  vendorId: uuid('vendor_id').notNull(),
  placement: text('placement').$type<VendorVisibility['placement']>().notNull(),
  from: day('from').notNull(),
  to: day('to').notNull(),
  weight: smallint('weight').notNull(),
  state: text('state').$type<PlacementState>().notNull(),
})

export const visibilities = createEntityStore({
  table: visibility,
  topic: 'visibility',
  audience: () => SITE,
  goneText: 'Questo spazio a pagamento è stato eliminato.',
})

export type VisibilityRow = typeof visibility.$inferSelect

/** As everybody may read it: what is paid for it is between the two. */
export const presentVisibility = ({ state: _, ...row }: VisibilityRow): VendorVisibility =>
  present<VendorVisibility>(row)

/** Where a vendor's placement stands: its list's and its region's place are those of the vendor. */
export async function placeOf(
  { vendorId, placement }: Pick<VisibilityRow, 'vendorId' | 'placement'>,
  tx: Queryable,
): Promise<Place> {
  const { rows } = await tx.execute(sql`select category, region from vendor where id = ${vendorId}`)
  const [vendor] = rows as { category: string; region: string }[]
  return { placement, category: vendor?.category ?? null, region: vendor?.region ?? null }
}

/** More than one looks through; those that are over may be deleted. */
const MOST = 500
export const ensureRoom = (tx: Queryable): Promise<void> =>
  ensureRoomIn(
    visibility,
    { most: MOST, text: `Ci sono già ${MOST} posti a pagamento: elimina quelli finiti che non servono più.` },
    tx,
  )

/** @throws ProblemError `rule_broken` where a vendor would have one place twice on one day */
export async function ensureOnce(
  { id, vendorId, placement, from, to }: Omit<NewVisibility, 'weight' | 'price'>,
  tx: Queryable,
): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from vendor_visibility
    where vendor_id = ${vendorId} and placement = ${placement} and deleted_at is null and id <> ${id}
      and state <> 'released'
      and "from" <= ${to} and "to" >= ${from} limit 1`)
  if (rows.length > 0)
    throw ruleBroken('Questo fornitore ha già questo posto in quei giorni: cambia quello che c’è.')
}

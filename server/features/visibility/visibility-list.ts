/** The paid placements as administrators look through them. */
import { desc, isNull, sql } from 'drizzle-orm'
import type { AdminVisibility } from '#contract/site/site-management.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { salesOf } from '../money/placement-service.ts'
import { withVendors } from '../vendors/vendor-service.ts'
import { COUNTED } from './placement-count-service.ts'
import { unservedDays } from './unserved-days.ts'
import { presentVisibility, visibility } from './visibility-store.ts'

/**
 * Every paid placement, past and to come, those that end last first, each with its vendor.
 * @param today `YYYY-MM-DD`
 */
export async function listVisibilities(today: string, tx: Queryable): Promise<AdminVisibility[]> {
  const rows = await tx
    .select({
      row: visibility,
      category: sql<string | null>`listed.category`,
      region: sql<string | null>`listed.region`,
      views: sql<number>`coalesce(counted.views, 0)`,
      clicks: sql<number>`coalesce(counted.clicks, 0)`,
      unserved: sql<number>`coalesce(unserved.days, 0)`,
    })
    .from(visibility)
    .leftJoin(sql`vendor listed`, sql`listed.id = ${visibility.vendorId} and listed.deleted_at is null`)
    .leftJoin(sql`(${COUNTED}) counted`, sql`counted.placement_id = ${visibility.id}`)
    .leftJoin(sql`(${unservedDays(today)}) unserved`, sql`unserved.placement_id = ${visibility.id}`)
    .where(isNull(visibility.deletedAt))
    .orderBy(desc(visibility.to), desc(visibility.id))
  const sales = await salesOf(
    rows.map(({ row }) => row.id),
    tx,
  )
  const placed = rows.map(({ row, category, region, views, clicks, unserved }) => ({
    ...presentVisibility(row),
    category,
    region,
    state: row.state,
    sale: sales.get(row.id) ?? null,
    unserved,
    views,
    clicks,
  }))
  return withVendors(placed, tx)
}

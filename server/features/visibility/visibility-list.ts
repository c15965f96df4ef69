/** The paid placements as administrators look through them. */
import { desc, isNull, sql } from 'drizzle-orm'
import type { AdminVisibility } from '#contract/site/site-management.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { salesOf } from '../money/placement-service.ts'
import { withVendors } from '../vendors/vendor-service.ts'
import { countedOf } from './placement-count-service.ts'
import { unservedDays } from './unserved-days.ts'
import { presentVisibility, visibility } from './visibility-store.ts'

const listedIn = (column: 'category' | 'region') =>
  sql<
    string | null
  >`(select ${sql.raw(column)} from vendor where vendor.id = ${visibility.vendorId} and vendor.deleted_at is null)`

/**
 * Every paid placement, past and to come, those that end last first, each with its vendor.
 * @param today `YYYY-MM-DD`
 */
export async function listVisibilities(today: string, tx: Queryable): Promise<AdminVisibility[]> {
  const rows = await tx
    .select({
      row: visibility,
      category: listedIn('category'),
      region: listedIn('region'),
      views: countedOf('views'),
      clicks: countedOf('clicks'),
      unserved: unservedDays(today),
    })
    .from(visibility)
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

/** How often paid placements were seen and followed: added up by day, of those who let themselves be counted (decision 112). */
import { type SQL, inArray, sql } from 'drizzle-orm'
import { PLACEMENTS_TOLD } from '#contract/lists/analytics/analytics-counts.ts'
import { PLACEMENT_SHOWN } from '#contract/lists/vendors/placement-states.ts'
import type { BannerSightings, PlacementFigures } from '#contract/site/site-management.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { isOfPublicVendor } from '../vendors/vendor-service.ts'
import { visibility } from './visibility-store.ts'

/**
 * What a page told, each thing once.
 * @returns rows of `id, views, clicks`, and how many they are
 */
export function toldTogether({ seen = [], clicked = [] }: BannerSightings): {
  sightings: SQL
  count: number
} {
  const ids = [...new Set([...seen, ...clicked])].toSorted()
  const rows = ids.map((id) => ({
    id,
    views: Number(seen.includes(id)),
    clicks: Number(clicked.includes(id)),
  }))
  const sightings = sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as told(id uuid, views int, clicks int)`
  return { sightings, count: ids.length }
}

/** Adds to the day's count of each placement that is shown today; of what is over, waits or is not one nothing is counted. */
export async function countPlacements(sightings: SQL, today: string, tx: Queryable): Promise<void> {
  await tx.execute(sql`insert into placement_count (placement_id, day, views, clicks)
    select ${visibility.id}, ${today}, told.views, told.clicks
      from vendor_visibility join (${sightings}) told on told.id = ${visibility.id}
     where ${visibility.deletedAt} is null and ${inArray(visibility.state, PLACEMENT_SHOWN)}
       and ${today}::date between ${visibility.from} and ${visibility.to} and ${isOfPublicVendor(visibility.vendorId)}
    on conflict (placement_id, day) do update set
      views = placement_count.views + excluded.views, clicks = placement_count.clicks + excluded.clicks`)
}

/** What each placement has come to, from its first day on: rows of `placement_id, views, clicks`. */
export const COUNTED = sql`select placement_id, sum(views)::integer as views, sum(clicks)::integer as clicks
  from placement_count group by placement_id`

/**
 * The placements of a vendor that were shown on some of the days, the last first.
 * @param from @param to `YYYY-MM-DD`, both among them
 */
export async function placementFigures(
  vendorId: string,
  { from, to }: { from: string; to: string },
  tx: Queryable,
): Promise<PlacementFigures[]> {
  const { rows } = await tx.execute(sql`
    select p.id, p.placement, p."from"::text, p."to"::text, v.category, v.region,
           coalesce(counted.views, 0) as views, coalesce(counted.clicks, 0) as clicks
      from vendor_visibility p join vendor v on v.id = p.vendor_id
           left join lateral (select sum(views)::integer as views, sum(clicks)::integer as clicks
             from placement_count where placement_id = p.id and day between ${from} and ${to}) counted on true
     where p.vendor_id = ${vendorId} and p.deleted_at is null and p."from" <= ${to} and p."to" >= ${from}
       and (p.state in ${[...PLACEMENT_SHOWN]} or counted.views > 0)
     order by p."to" desc, p.id limit ${PLACEMENTS_TOLD}`)
  return rows as unknown as PlacementFigures[]
}

/** How long a vendor usually takes to answer a request, reckoned from what it has really done. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

/** The last so many count: who has become quicker is seen to be. */
const COUNTED = 20
/** Fewer say nothing of a habit. */
const NEEDED = 3
const SHORTEST_HOURS = 0.1

/**
 * The median of the vendor's last answers; a request that it let expire counts with all the time it was given, one that it
 * contested, and rightly, not at all.
 * @returns hours, or undefined while there are too few to tell
 */
export async function usualResponseHours(vendorId: string, tx: Queryable): Promise<number | undefined> {
  const { rows } = await tx.execute(sql`
    select count(*)::integer as count, percentile_cont(0.5) within group (order by hours) as median from (
      select extract(epoch from (answer.at - b.created_at)) / 3600 as hours from booking b
        cross join lateral (select (entry ->> 'at')::timestamptz as at from jsonb_array_elements(b.history) entry
           where entry ->> 'from' = 'requested' and entry ->> 'to' <> 'requested'
             and entry ->> 'by' in ('vendor', 'system') limit 1) answer
       where b.vendor_id = ${vendorId} and b.deleted_at is null and not exists (
         select 1 from lead_contest lc where lc.booking_id = b.id and lc.state = 'upheld')
       order by answer.at desc limit ${COUNTED}) answered`)
  const { count, median } = rows[0] as { count: number; median: number }
  return count < NEEDED ? undefined : Math.max(SHORTEST_HOURS, Math.round(median * 10) / 10)
}

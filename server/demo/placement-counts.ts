/** How often the demo's paid placements were seen and followed, on the days they have been there. */
import { sql } from 'drizzle-orm'
import type { VendorVisibility } from '#contract/site/site-management.ts'
import { daysLater, daysWithin } from '#contract/plan/plan-change.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { Random } from './random.ts'

/** Views of a day: the home page and the list of all are looked at more than a category's list. */
const A_DAY = { home: 60, list: 45, category: 18 } as const
/** Of a hundred that see a card, about so many open it. */
const OPENED = 4

/** @param today the day the demo is made for, `YYYY-MM-DD` */
export async function writePlacementCounts(
  placements: readonly VendorVisibility[],
  { today, random }: { today: string; random: Random },
  tx: Queryable,
): Promise<void> {
  const counts = placements.flatMap(({ id, placement, from, to }) => {
    const last = to < today ? to : today
    return Array.from({ length: last < from ? 0 : daysWithin(from, last) }, (_, at) => {
      const views = random.int(Math.round(A_DAY[placement] / 2), Math.round(A_DAY[placement] * 1.5))
      const clicks = Math.round((views * random.int(0, 2 * OPENED)) / 100)
      return { id, day: daysLater(from, at), views, clicks }
    })
  })
  await tx.execute(sql`insert into placement_count (placement_id, day, views, clicks)
    select id, day, views, clicks
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c(id uuid, day date, views int, clicks int)`)
}

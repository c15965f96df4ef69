/** How often the page of the vendor that signs in was opened over a year: more in winter, when dates are chosen. */
import { sql } from 'drizzle-orm'
import { daysLater } from '#contract/plan/plan-change.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { Random } from './random.ts'

const DAYS = 400
/** A day's middle value by month, January first. */
const A_DAY = [14, 13, 11, 9, 8, 7, 6, 5, 9, 10, 9, 7] as const

/** @param today the day the demo is made for, `YYYY-MM-DD` */
export async function writeLeadingViews(
  vendorId: string,
  { today, random }: { today: string; random: Random },
  tx: Queryable,
): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, ago) => {
    const day = daysLater(today, -ago)
    const usual = A_DAY[Number(day.slice(5, 7)) - 1]!
    return { day, views: random.int(Math.round(usual / 3), Math.round(usual * 1.6)) }
  })
  await tx.execute(sql`insert into vendor_view (vendor_id, day, views)
    select ${vendorId}, day, views from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d(day date, views int)`)
}

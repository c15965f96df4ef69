/** The days that a vendor's calendars elsewhere take. Apart from what reads them, which tells of busy days itself. */
import { sql } from 'drizzle-orm'
import type { BusyDays } from '#contract/bookings/booking.ts'
import type { Queryable } from '../../platform/database/database.ts'

/** From today on, each once, by its first calendar's name. */
export async function daysElsewhere(
  vendorId: string,
  tx: Queryable,
): Promise<NonNullable<BusyDays['elsewhere']>> {
  const { rows } = await tx.execute(sql`
    select distinct on (d.day) to_char(d.day, 'YYYY-MM-DD') as day, c.name as calendar
      from other_calendar_day d join other_calendar c on c.id = d.calendar_id
     where d.vendor_id = ${vendorId} and d.day >= current_date - 1
     order by d.day, c.created_at, c.id`)
  return rows as unknown as NonNullable<BusyDays['elsewhere']>
}

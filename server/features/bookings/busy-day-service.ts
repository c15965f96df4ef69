/** The days a vendor keeps for itself, and those on which it has no place left. */
import { sql } from 'drizzle-orm'
import type { BusyDays, BusyDaysChange } from '#contract/bookings/booking.ts'
import { addDays } from '#contract/lists/plan/task-template.ts'
import { appendChange, lockAudience, vendorAudience } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ruleBroken } from '../../platform/http/problem.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { daysElsewhere } from '../calendars/day-elsewhere-service.ts'
import { tellAvailability } from './booking-service.ts'

/** Days long past are of no use to anybody. */
const KEPT_DAYS = 62

/** A vendor's own busy days; undefined when there is no such vendor. */
export async function findBusyDays(vendorId: string, tx: Queryable): Promise<BusyDays | undefined> {
  const { rows } = await tx.execute(sql`
    select v.created_at, coalesce(c.updated_at, v.created_at) as updated_at, coalesce(c.version, 1) as version,
           array(select to_char(day, 'YYYY-MM-DD') from vendor_busy_day b
                  where b.vendor_id = v.id and day >= current_date - ${KEPT_DAYS}::integer order by day) as days
      from vendor v left join vendor_calendar c on c.vendor_id = v.id
     where v.id = ${vendorId} and v.deleted_at is null`)
  const row = rows[0]
  if (!row) return undefined
  const elsewhere = await daysElsewhere(vendorId, tx)
  return {
    id: vendorId,
    vendorId,
    createdAt: new Date(row.created_at as string).toISOString(),
    updatedAt: new Date(row.updated_at as string).toISOString(),
    version: row.version as number,
    days: row.days as string[],
    ...(elsewhere.length > 0 && { elsewhere }),
  }
}

/** Marks days as busy or frees them. Days that are so already change nothing. The caller holds the vendor's lock. */
export async function setBusyDays(
  vendorId: string,
  { tx, now }: WriteContext,
  { days, busy }: BusyDaysChange,
): Promise<BusyDays> {
  await lockAudience(tx, vendorAudience(vendorId))
  const last = addDays(italianDay(now), 6 * 366)
  if (days.some((day) => day > last)) throw ruleBroken('Il calendario arriva a sei anni da oggi.')
  const list = sql.join(
    days.map((day) => sql`${day}::date`),
    sql`, `,
  )
  const { rowCount } = busy
    ? await tx.execute(sql`insert into vendor_busy_day (vendor_id, day)
        select ${vendorId}, day from unnest(array[${list}]) as day on conflict do nothing`)
    : await tx.execute(sql`delete from vendor_busy_day where vendor_id = ${vendorId} and day in (${list})`)
  if (rowCount) await tellBusyDays(vendorId, { tx, now })
  return (await findBusyDays(vendorId, tx))!
}

/** Tells the vendor that its busy days are others, and everybody that its free days are. The caller holds the vendor's lock. */
export async function tellBusyDays(
  vendorId: string,
  { tx, now }: Pick<WriteContext, 'tx' | 'now'>,
): Promise<void> {
  const { rows } = await tx.execute(sql`insert into vendor_calendar (vendor_id, updated_at, version)
    values (${vendorId}, ${now}, 2) on conflict (vendor_id)
    do update set updated_at = excluded.updated_at, version = vendor_calendar.version + 1 returning version`)
  const version = rows[0]!.version as number
  const audience = vendorAudience(vendorId)
  await appendChange(tx, { topic: 'busyDays', kind: 'updated', entityId: vendorId, version, audience })
  await tellAvailability(vendorId, version, tx)
}

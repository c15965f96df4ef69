/** The calendars that a vendor keeps elsewhere. Each is read outside of any transaction, then written under the vendor's lock. */
import { sql } from 'drizzle-orm'
import type { NewOtherCalendar, OtherCalendar } from '#contract/vendors/calendars.ts'
import {
  CALENDAR_FAULTS,
  CALENDAR_READ_EVERY_MINUTES,
  type CalendarFault,
  MOST_OTHER_CALENDARS,
} from '#contract/lists/bookings/calendar-limits.ts'
import { lockAudience, vendorAudience } from '../../platform/database/change-feed.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { spend } from '../../platform/http/throttle.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { tellBusyDays } from '../bookings/busy-day-service.ts'
import type { CalendarRead, CalendarReader } from './calendar-reader.ts'

type Context = { tx: Queryable; now: string }

/** Read because a person asked: by hand, or where one is added. */
const READS_PER_HOUR = { max: 20, windowSeconds: 3_600 }
/** Of those that are due so many at a time, and so many times in a row. */
const AT_ONCE = 10
const ROUNDS = 20

const COLUMNS =
  sql.raw(`c.id, c.vendor_id, c.name, c.url, c.read_at, c.fault, c.failing_since, c.created_at, c.updated_at,
  c.version, (select count(*)::integer from other_calendar_day d where d.calendar_id = c.id) as days`)

const instant = (value: unknown) => (value === null ? null : new Date(value as string).toISOString())
const present = (row: Record<string, unknown>): OtherCalendar => ({
  id: row.id as string,
  createdAt: instant(row.created_at)!,
  updatedAt: instant(row.updated_at)!,
  version: row.version as number,
  name: row.name as string,
  url: row.url as string,
  days: row.days as number,
  readAt: instant(row.read_at),
  fault: row.fault as CalendarFault | null,
  failingSince: instant(row.failing_since),
})

/** A vendor's, oldest first. */
export async function listCalendars(vendorId: string, tx: Queryable): Promise<OtherCalendar[]> {
  const { rows } = await tx.execute(
    sql`select ${COLUMNS} from other_calendar c where vendor_id = ${vendorId} order by created_at, id`,
  )
  return rows.map(present)
}

/** @throws ProblemError `not_found`, for another's too */
async function ownCalendar(vendorId: string, id: string, tx: Queryable): Promise<OtherCalendar> {
  const { rows } = await tx.execute(
    sql`select ${COLUMNS} from other_calendar c where id = ${id} and vendor_id = ${vendorId}`,
  )
  if (!rows[0]) throw new ProblemError('not_found')
  return present(rows[0])
}

const atUrl = (fault: CalendarFault) => {
  const { added } = CALENDAR_FAULTS[fault]
  return new ProblemError('rule_broken', { detail: added, errors: [{ path: 'body.url', message: added }] })
}

/** @throws ProblemError `rule_broken` at `body.name` for a name of which no word is left */
function plainName(name: string): string {
  const plain = plainText(name).trim()
  if (plain) return plain
  const message = 'Dagli un nome.'
  throw new ProblemError('rule_broken', { detail: message, errors: [{ path: 'body.name', message }] })
}

/** `webcal` is how calendars write it; it means the same over https. */
const addressOf = (url: string) => url.trim().replace(/^webcals?:\/\//i, 'https://')

/**
 * Reads a calendar that is to be added.
 * @param origin where people reach the product
 * @returns what then writes it
 * @throws ProblemError `rule_broken` at `body.url` for what is no calendar or cannot be read
 */
export async function prepareCalendar(
  vendorId: string,
  { tx, now }: Context,
  { id, name, url }: NewOtherCalendar,
  { read, origin }: { read: CalendarReader; origin: string },
): Promise<(context: Context) => Promise<OtherCalendar>> {
  const address = addressOf(url)
  const { rows } = await tx.execute(sql`select vendor_id from other_calendar where id = ${id}`)
  // Sent again: it stands there already.
  if (rows[0]) {
    if (rows[0].vendor_id !== vendorId) throw new ProblemError('already_exists')
    return ({ tx }) => ownCalendar(vendorId, id, tx)
  }
  if (URL.canParse(address) && new URL(address).host === new URL(origin).host) throw atUrl('own')
  await spend(tx, ['calendar-read', vendorId], READS_PER_HOUR, now)
  const found = await read(address, now)
  if ('fault' in found) throw atUrl(found.fault)
  return async ({ tx }) => {
    await lockAudience(tx, vendorAudience(vendorId))
    const others = await listCalendars(vendorId, tx)
    if (others.some((other) => other.url === address)) throw ruleBroken('Questo calendario c’è già.')
    if (others.length >= MOST_OTHER_CALENDARS)
      throw ruleBroken(
        `I calendari sono al massimo ${MOST_OTHER_CALENDARS}: per aggiungerne uno togline un altro.`,
      )
    await tx.execute(sql`insert into other_calendar
      (id, vendor_id, name, url, next_read_at, created_at, updated_at, version)
      values (${id}, ${vendorId}, ${plainName(name)}, ${address}, ${now}, ${now}, ${now}, 1)`)
    await keep(id, found, { tx, now })
    return ownCalendar(vendorId, id, tx)
  }
}

/** Reads one now. @returns what then writes what was found: that it cannot be read stands at it, and is no failure */
export async function prepareReading(
  vendorId: string,
  { tx, now }: Context,
  id: string,
  read: CalendarReader,
): Promise<(context: Context) => Promise<OtherCalendar>> {
  const { url } = await ownCalendar(vendorId, id, tx)
  await spend(tx, ['calendar-read', vendorId], READS_PER_HOUR, now)
  const found = await read(url, now)
  return async (context) => {
    await lockAudience(context.tx, vendorAudience(vendorId))
    await keep(id, found, context)
    return ownCalendar(vendorId, id, context.tx)
  }
}

export async function renameCalendar(
  vendorId: string,
  { tx, now }: Context,
  id: string,
  name: string,
): Promise<OtherCalendar> {
  await lockAudience(tx, vendorAudience(vendorId))
  const before = await ownCalendar(vendorId, id, tx)
  const plain = plainName(name)
  if (before.name === plain) return before
  await tx.execute(
    sql`update other_calendar set name = ${plain}, updated_at = ${now}, version = version + 1 where id = ${id}`,
  )
  if (before.days > 0) await tellBusyDays(vendorId, { tx, now })
  return ownCalendar(vendorId, id, tx)
}

/** Takes one away: its days are free again. */
export async function removeCalendar(vendorId: string, { tx, now }: Context, id: string): Promise<void> {
  await lockAudience(tx, vendorAudience(vendorId))
  const { days } = await ownCalendar(vendorId, id, tx)
  await tx.execute(sql`delete from other_calendar where id = ${id}`)
  if (days > 0) await tellBusyDays(vendorId, { tx, now })
}

/**
 * Writes what a reading found; a calendar that cannot be read keeps the days it had. The caller holds the vendor's lock.
 * Nothing where the calendar was taken away meanwhile.
 */
async function keep(id: string, found: CalendarRead, { tx, now }: Context): Promise<void> {
  const next = sql`next_read_at = ${now}::timestamptz + ${CALENDAR_READ_EVERY_MINUTES} * interval '1 minute'`
  if ('fault' in found) {
    await tx.execute(sql`update other_calendar set fault = ${found.fault}, failing_since = coalesce(failing_since, ${now}),
      updated_at = ${now}, version = version + 1, ${next} where id = ${id}`)
    return
  }
  const { rows } =
    await tx.execute(sql`update other_calendar set fault = null, failing_since = null, read_at = ${now},
    updated_at = ${now}, version = version + 1, ${next} where id = ${id} returning vendor_id`)
  if (!rows[0]) return
  const vendorId = rows[0].vendor_id as string
  const days = sql`(select value::date from jsonb_array_elements_text(${JSON.stringify(found.days)}::jsonb))`
  const gone = await tx.execute(
    sql`delete from other_calendar_day where calendar_id = ${id} and day not in ${days}`,
  )
  const come = await tx.execute(sql`insert into other_calendar_day (calendar_id, vendor_id, day)
    select ${id}, ${vendorId}, value::date from jsonb_array_elements_text(${JSON.stringify(found.days)}::jsonb)
    on conflict do nothing`)
  if (gone.rowCount || come.rowCount) await tellBusyDays(vendorId, { tx, now })
}

/**
 * Reads those whose hour has come. Safe on several processes: whoever takes one moves its next time on before it reads.
 * @returns how many were read, and of how many that failed
 */
export async function readDueCalendars(
  { db }: Database,
  read: CalendarReader,
  clock = () => new Date(),
): Promise<{ read: number; failed: number }> {
  const done = { read: 0, failed: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const now = clock().toISOString()
    const { rows } = await db.execute(sql`update other_calendar c
      set next_read_at = ${now}::timestamptz + ${CALENDAR_READ_EVERY_MINUTES} * interval '1 minute'
      where id in (select d.id from other_calendar d join vendor v on v.id = d.vendor_id
        where d.next_read_at <= ${now} and v.active and v.deleted_at is null
        order by d.next_read_at limit ${AT_ONCE} for update of d skip locked)
      returning id, vendor_id, url`)
    if (rows.length === 0) break
    await Promise.all(
      rows.map(async ({ id, vendor_id: vendorId, url }) => {
        const found = await read(url as string, now)
        await db.transaction(async (tx) => {
          await lockAudience(tx, vendorAudience(vendorId as string))
          await keep(id as string, found, { tx, now })
        })
        if ('fault' in found) done.failed++
        else done.read++
      }),
    )
  }
  return done
}

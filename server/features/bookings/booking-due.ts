/**
 * Which bookings time has come for, said twice: of all of them as a query, and of one as it is found under its lock. A
 * quote that says it holds longer than the days that are left to answer holds as long as it says.
 */
import { type SQL, sql } from 'drizzle-orm'
import { BOOKING_EXPIRES_DAYS, stateAfter } from '#contract/lists/bookings/booking-steps.ts'
import { italianDay } from '../../platform/italian-day.ts'
import type { BookingRow } from './booking-store.ts'

const DAY_MS = 86_400_000

/** The step that time takes. */
export type TimeStep = 'expire' | 'complete'

/** Those that a step of time is due for, with the step, the longest untouched first. Read along the index `booking_ending`. */
export function dueBookings(now: string): SQL {
  const today = italianDay(now)
  return sql`
    select id, case when state in ('accepted', 'confirmed') then 'complete' else 'expire' end as step from booking
     where deleted_at is null and state in ('requested', 'quoted', 'accepted', 'confirmed')
       and (event_date < ${today} or (state in ('requested', 'quoted')
            and updated_at <= ${now}::timestamptz - ${BOOKING_EXPIRES_DAYS} * interval '1 day'
            and coalesce(quote ->> 'validUntil', '') < ${today}))
     order by updated_at limit 5000`
}

/** Whether a step of time is still due, for a booking that somebody may have answered since it was found. */
export function isDue(
  { state, eventDate, updatedAt, quote, proposal }: BookingRow,
  step: TimeStep,
  now: string,
): boolean {
  if (stateAfter(state, step, proposal !== null) === undefined) return false
  const today = italianDay(now)
  if (eventDate < today) return true
  const untouchedSince = Date.parse(now) - BOOKING_EXPIRES_DAYS * DAY_MS
  return step === 'expire' && Date.parse(updatedAt) <= untouchedSince && (quote?.validUntil ?? '') < today
}

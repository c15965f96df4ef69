/** A vendor's bookings and busy days as a calendar (RFC 5545): of a couple the first names and the place, and no more. */
import { sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import type { Booking } from '#contract/bookings/booking.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { vendorNames } from '../vendors/vendor-service.ts'
import { OWN_UID } from './calendar-days.ts'

/** What was, for a year: whoever looks back finds it. */
const BACK_DAYS = 365
const MOST_EVENTS = 5_000

/** A folded line goes on behind a space, which is one of its 75 octets. */
ICAL.foldLength = 74

interface DayEvent {
  uid: string
  day: string
  summary: string
  location?: string | undefined
  url?: string
  /** When it came to be so, ISO-8601. */
  at: string
  sequence: number
  isSure: boolean
}

const STATE_WORDS: Partial<Record<Booking['state'], string>> = {
  quoted: 'Preventivo a',
  accepted: 'Da confermare:',
}

/**
 * @param origin for the links to the bookings
 * @param since when the address was made, ISO-8601: a busy day has no moment of its own
 */
export async function vendorIcs(
  vendorId: string,
  { origin, since }: { origin: string; since: string },
  tx: Queryable,
): Promise<string> {
  const bookings = await tx.execute(sql`
    select b.id, to_char(b.event_date, 'YYYY-MM-DD') as day, b.state, b.version, b.updated_at, c.place ->> 'city' as city,
           array(select partner ->> 'firstName' from jsonb_array_elements(c.partners) partner) as names
      from booking b join couple c on c.id = b.couple_id
     where b.vendor_id = ${vendorId} and b.deleted_at is null
       and b.state in ('quoted', 'accepted', 'confirmed', 'completed') and b.event_date >= current_date - ${BACK_DAYS}::integer
     order by b.event_date, b.id limit ${MOST_EVENTS}`)
  const busy = await tx.execute(sql`select to_char(day, 'YYYY-MM-DD') as day from vendor_busy_day
     where vendor_id = ${vendorId} and day >= current_date - ${BACK_DAYS}::integer order by day limit ${MOST_EVENTS}`)
  const name = (await vendorNames([vendorId], tx)).get(vendorId) ?? ''
  return write(`Lovoglio: ${name}`, [
    ...bookings.rows.map((row): DayEvent => {
      const names = (row.names as string[]).filter(Boolean).join(' e ') || 'Una coppia'
      return {
        uid: `booking-${row.id as string}${OWN_UID}`,
        day: row.day as string,
        summary: `${STATE_WORDS[row.state as Booking['state']] ?? 'Matrimonio di'} ${names}`,
        location: (row.city as string | null) || undefined,
        url: `${origin}/vendor/bookings?booking=${row.id as string}`,
        at: new Date(row.updated_at as string).toISOString(),
        sequence: (row.version as number) - 1,
        isSure: row.state !== 'quoted',
      }
    }),
    ...busy.rows.map(({ day }): DayEvent => ({
      uid: `busy-${day as string}-${vendorId}${OWN_UID}`,
      day: day as string,
      summary: 'Occupato',
      at: since,
      sequence: 0,
      isSure: true,
    })),
  ])
}

function write(name: string, events: readonly DayEvent[]): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Lovoglio//Prenotazioni//IT')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  calendar.addProperty(propertyOf('name', 'text', name))
  calendar.addProperty(propertyOf('x-wr-calname', 'text', name))
  // How often to ask again, for who follows RFC 7986 and for who does not.
  calendar.addProperty(propertyOf('refresh-interval', 'duration', ICAL.Duration.fromSeconds(3_600)))
  calendar.addPropertyWithValue('x-published-ttl', 'PT1H')
  for (const event of events) calendar.addSubcomponent(eventOf(event))
  return `${calendar.toString()}\r\n`
}

function propertyOf(name: string, type: string, value: string | ICAL.Duration): ICAL.Property {
  const property = new ICAL.Property(name)
  property.resetType(type)
  property.setValue(value)
  return property
}

function eventOf({ uid, day, summary, location, url, at, sequence, isSure }: DayEvent): ICAL.Component {
  const event = new ICAL.Component('vevent')
  const moment = ICAL.Time.fromJSDate(new Date(at), true)
  const end = ICAL.Time.fromDateString(day)
  end.adjust(1, 0, 0, 0)
  event.addPropertyWithValue('uid', uid)
  event.addPropertyWithValue('dtstamp', moment)
  event.addPropertyWithValue('last-modified', moment)
  event.addPropertyWithValue('sequence', sequence)
  event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(day))
  event.addPropertyWithValue('dtend', end)
  event.addPropertyWithValue('summary', summary)
  if (location) event.addPropertyWithValue('location', location)
  if (url) event.addPropertyWithValue('url', url)
  event.addPropertyWithValue('status', isSure ? 'CONFIRMED' : 'TENTATIVE')
  // A day with no more than a quote is free.
  event.addPropertyWithValue('transp', isSure ? 'OPAQUE' : 'TRANSPARENT')
  return event
}

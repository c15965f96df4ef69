/** Which days a calendar (RFC 5545) takes, in Italy. What repeats is counted out as far as the window goes, and no further. */
import ICAL from 'ical.js'
import { italianClock } from '#contract/kit/italian-clock.ts'

/** Of events that are ours: somebody's calendar that has taken them in from here says nothing new. */
export const OWN_UID = '@lovoglio'
/** Of all that repeats, one after the other, from its first time on. */
const MOST_TIMES = 50_000
const DAY_MS = 86_400_000

export type CalendarDays = { days: string[] } | { fault: 'not_calendar' | 'too_many' }

/**
 * @param text as it was read
 * @param from the first day of the window, `YYYY-MM-DD`
 * @param to the last one
 * @returns days in order, each once; or why there are none
 */
export function calendarDays(text: string, { from, to }: { from: string; to: string }): CalendarDays {
  const calendar = readCalendar(text)
  if (!calendar) return { fault: 'not_calendar' }
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const days = new Set<string>()
  const add = ({ start, end }: Span) => {
    for (let day = start < from ? from : start; day <= end && day <= to; day = dayAfter(day)) days.add(day)
  }
  let left = MOST_TIMES
  for (const event of events(calendar)) {
    if (!event.isRecurring()) {
      if (takes(event)) add(spanOf(event.startDate, event.endDate))
      continue
    }
    const times = event.iterator()
    for (let at = times.next(); at && dayOf(at) <= to; at = times.next()) {
      if (--left < 0) return { fault: 'too_many' }
      const { item, startDate, endDate } = event.getOccurrenceDetails(at)
      if (takes(item)) add(spanOf(startDate, endDate))
    }
  }
  return { days: [...days].toSorted() }
}

function readCalendar(text: string): ICAL.Component | undefined {
  try {
    const read = ICAL.parse(text.replace(/^\uFEFF/, '')) as unknown[]
    const component = new ICAL.Component((Array.isArray(read[0]) ? read[0] : read) as never)
    return component.name === 'vcalendar' ? component : undefined
  } catch {
    // No fault: what is no calendar is said to who gave its address.
    return undefined
  }
}

/** Each with the times that were moved, which are events of their own under the same name. */
function events(calendar: ICAL.Component): ICAL.Event[] {
  const all = calendar
    .getAllSubcomponents('vevent')
    .filter((one) => one.hasProperty('dtstart'))
    .map((one) => new ICAL.Event(one))
    .filter(({ uid }) => !uid?.endsWith(OWN_UID))
  const moved = Map.groupBy(
    all.filter((event) => event.isRecurrenceException()),
    ({ uid }) => uid,
  )
  const whole = all.filter((event) => !event.isRecurrenceException())
  const known = new Set(whole.map(({ uid }) => uid))
  for (const event of whole)
    if (event.isRecurring()) for (const one of moved.get(event.uid) ?? []) event.relateException(one)
  return [...whole, ...[...moved].flatMap(([uid, some]) => (known.has(uid) ? [] : some))]
}

/** What was called off, or says that its owner stays free, takes no day. */
function takes({ component }: ICAL.Event): boolean {
  const said = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
  return said('status') !== 'CANCELLED' && said('transp') !== 'TRANSPARENT'
}

interface Span {
  start: string
  /** The last day, too. */
  end: string
}

/** What is without an end, or ends before it begins, lasts until its start. The end of whole days is the day after. */
function spanOf(start: ICAL.Time, end: ICAL.Time | null): Span {
  const first = dayOf(start)
  if (!end || end.compare(start) <= 0) return { start: first, end: first }
  if (end.isDate) return { start: first, end: dayBefore(dayOf(end)) }
  const before = end.clone()
  before.adjust(0, 0, 0, -1)
  return { start: first, end: dayOf(before) }
}

/** A time without a zone, or in one that the calendar does not explain, is that of the clock on the wall. */
function dayOf(time: ICAL.Time): string {
  if (time.isDate || time.zone === ICAL.Timezone.localTimezone) return time.toString().slice(0, 10)
  return italianClock(time.toJSDate()).toISOString().slice(0, 10)
}

const moveDay = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10)
const dayAfter = (day: string) => moveDay(day, 1)
const dayBefore = (day: string) => moveDay(day, -1)

/** What is said of a calendar, and the links by which others take one in. */
import type { OtherCalendar } from '#contract/vendors/calendars.ts'
import { CALENDAR_FAULTS } from '#contract/lists/bookings/calendar-limits.ts'
import { ago } from '../../lib/ago.ts'
import { daysBetween, formatDay, today } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'

/** Since when: `da oggi`, `da ieri`, `dal 3 giugno 2027`. */
function since(instant: string, now: Date): string {
  const day = today(new Date(instant))
  const days = daysBetween(day, today(now))
  if (days === 0) return 'da oggi'
  if (days === 1) return 'da ieri'
  return `${/-(08|11)$/.test(day) ? 'dall’' : 'dal '}${formatDay(day, 'medium')}`
}

/** How it is: `Letto poco fa · 12 giorni presi`, or why not, and what holds meanwhile. */
export function calendarLine(
  { fault, failingSince, readAt, days }: Pick<OtherCalendar, 'fault' | 'failingSince' | 'readAt' | 'days'>,
  now = new Date(),
): string {
  const taken = days === 0 ? 'nessun giorno preso' : plural(days, 'giorno preso', 'giorni presi')
  if (fault === null) return `Letto ${readAt ? ago(readAt, now) : 'mai'} · ${taken}`
  const from = failingSince ? ` ${since(failingSince, now)}` : ''
  const kept =
    days > 0 ? ` Valgono ancora i giorni letti ${readAt ? ago(readAt, now) : 'prima'}: ${taken}.` : ''
  return `Il calendario ${CALENDAR_FAULTS[fault].later}${from}.${kept}`
}

/** The address as telephones and computers know it for a calendar to subscribe to. */
export const webcalOf = (url: string): string => url.replace(/^https?:/, 'webcal:')
export const googleLinkOf = (url: string): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalOf(url))}`

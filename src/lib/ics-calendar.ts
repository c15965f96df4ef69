/** A calendar file of all-day events or of moments of a day in Italy, by RFC 5545 (sections 3.1 folding, 3.3.11 escaping, 3.6.1 events). */

export interface CalendarDay {
  /** Stable, so that importing again updates instead of doubling. */
  uid: string
  /** `YYYY-MM-DD`. */
  day: string
  /** Of the clock on the wall in Italy, `HH:MM`; without it the event lasts all day. */
  time?: string
  /** Earlier than `time`: on the day after. Without it the event lasts an hour. */
  endTime?: string
  title: string
  place?: string
  notes?: string
  category?: string
  /** ISO-8601: when it was last changed. */
  updatedAt: string
}

const MAX_OCTETS = 75
const encoder = new TextEncoder()

/** Text as a property's value: backslash, semicolon, comma and new line escaped, control characters dropped. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\\/g, '\\\\')
      .replace(/[;,]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      // oxlint-disable-next-line no-control-regex -- the standard forbids them in a value
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  )
}

/** A line of at most 75 octets, the rest on lines that begin with a space; a character is never cut. */
export function foldLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

const basicDay = (day: string) => day.replaceAll('-', '')
const basicInstant = (instant: string) => `${new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')}`
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** When Italy changes its clocks: the last Sundays of March and October, at one in UTC. */
const ROME = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Rome',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function whenOf({ day, time, endTime }: CalendarDay): string[] {
  if (!time) return [`DTSTART;VALUE=DATE:${basicDay(day)}`, `DTEND;VALUE=DATE:${basicDay(dayAfter(day))}`]
  const at = (on: string, clock: string) => `;TZID=Europe/Rome:${basicDay(on)}T${clock.replace(':', '')}00`
  const hour = Number(time.slice(0, 2))
  const nextHour = `${String((hour + 1) % 24).padStart(2, '0')}${time.slice(2)}`
  const end = endTime || nextHour
  return [`DTSTART${at(day, time)}`, `DTEND${at(end <= time ? dayAfter(day) : day, end)}`]
}

/** The whole file, lines ended by CRLF as the standard wants. An all-day event ends on the day after (exclusive). */
export function writeCalendar(name: string, days: readonly CalendarDay[]): string {
  const events = days.flatMap((event) => [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${basicInstant(event.updatedAt)}`,
    ...whenOf(event),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    ...(event.notes ? [`DESCRIPTION:${escapeText(event.notes)}`] : []),
    ...(event.category ? [`CATEGORIES:${escapeText(event.category)}`] : []),
    `TRANSP:${event.time ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lovoglio//Planner//IT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(days.some((event) => event.time) ? ROME : []),
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

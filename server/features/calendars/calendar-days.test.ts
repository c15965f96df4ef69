import { describe, expect, it } from 'vitest'
import { calendarDays } from './calendar-days.ts'

const WINDOW = { from: '2026-11-28', to: '2028-11-27' }
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@altrove', ...lines, 'END:VEVENT'].join('\r\n')
const daysOf = (...events: string[]) => calendarDays(calendar(...events), WINDOW)
const ROME = `BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:STANDARD
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
BEGIN:DAYLIGHT
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
END:VTIMEZONE`.replaceAll('\n', '\r\n')

describe('the days that a calendar takes', () => {
  it('of an event of whole days are all but the one after, within the window', () => {
    expect(daysOf(event('DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270614'))).toEqual({
      days: ['2027-06-12', '2027-06-13'],
    })
    expect(daysOf(event('DTSTART;VALUE=DATE:20270612'))).toEqual({ days: ['2027-06-12'] })
    expect(daysOf(event('DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261130'))).toEqual({
      days: ['2026-11-28', '2026-11-29'],
    })
    expect(daysOf(event('DTSTART;VALUE=DATE:20300101'))).toEqual({ days: [] })
  })

  it('of a moment are those of the clock in Italy, whatever zone it was written in', () => {
    expect(daysOf(event('DTSTART:20270612T223000Z', 'DTEND:20270612T233000Z'))).toEqual({
      days: ['2027-06-13'],
    })
    const evening = event('DTSTART;TZID=America/New_York:20270612T200000', 'DURATION:PT2H')
    expect(daysOf(ROME, evening)).toEqual({ days: ['2027-06-13'] })
    expect(daysOf(event('DTSTART:20270612T230000', 'DTEND:20270613T000000'))).toEqual({
      days: ['2027-06-12'],
    })
  })

  it('of what repeats are its times, without those left out, with those moved where they are', () => {
    const weekly = event(
      'DTSTART;VALUE=DATE:20270601',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;VALUE=DATE:20270608',
    )
    const moved = event('RECURRENCE-ID;VALUE=DATE:20270615', 'DTSTART;VALUE=DATE:20270616')
    expect(daysOf(weekly, moved)).toEqual({ days: ['2027-06-01', '2027-06-16', '2027-06-22'] })
    const yearly = daysOf(event('DTSTART;VALUE=DATE:19700815', 'RRULE:FREQ=YEARLY'))
    expect(yearly).toEqual({ days: ['2027-08-15', '2028-08-15'] })
  })

  it('are none of what was called off, leaves its owner free, or is ours', () => {
    expect(daysOf(event('DTSTART;VALUE=DATE:20270612', 'STATUS:CANCELLED'))).toEqual({ days: [] })
    expect(daysOf(event('DTSTART;VALUE=DATE:20270612', 'TRANSP:TRANSPARENT'))).toEqual({ days: [] })
    const ours = event('DTSTART;VALUE=DATE:20270612').replace('1@altrove', 'booking-1@lovoglio')
    expect(daysOf(ours)).toEqual({ days: [] })
  })

  it('are not counted out where a rule has no end of times', () => {
    expect(daysOf(event('DTSTART:20200101T000000Z', 'RRULE:FREQ=SECONDLY'))).toEqual({ fault: 'too_many' })
  })

  it('are those of a calendar and of nothing else', () => {
    for (const text of ['', '<!doctype html><html></html>', 'BEGIN:VCARD\r\nEND:VCARD', '{"a":1}'])
      expect(calendarDays(text, WINDOW)).toEqual({ fault: 'not_calendar' })
    expect(daysOf()).toEqual({ days: [] })
  })
})

import { expect, it } from 'vitest'
import { calendarLine, googleLinkOf, webcalOf } from './calendar-words.ts'

const NOW = new Date('2027-06-12T10:00:00Z')
const READ = { fault: null, failingSince: null, readAt: '2027-06-12T09:20:00Z', days: 12 }

it('a calendar says when it was read and how many days it takes', () => {
  expect(calendarLine(READ, NOW)).toBe('Letto 40 minuti fa · 12 giorni presi')
  expect(calendarLine({ ...READ, days: 0 }, NOW)).toBe('Letto 40 minuti fa · nessun giorno preso')
})

it('one that cannot be read says why, since when, and which days hold meanwhile', () => {
  const silent = { ...READ, fault: 'unreachable', failingSince: '2027-06-11T08:00:00Z', days: 1 } as const
  expect(calendarLine({ ...silent, readAt: '2027-06-11T07:00:00Z' }, NOW)).toBe(
    'Il calendario non risponde da ieri. Valgono ancora i giorni letti ieri: 1 giorno preso.',
  )
  const gone = { ...READ, fault: 'gone', failingSince: '2027-06-08T08:00:00Z', days: 0 } as const
  expect(calendarLine(gone, NOW)).toBe('Il calendario non è più a questo indirizzo dall’8 giugno 2027.')
})

it('the links of Google and Apple carry the address as one to subscribe to', () => {
  const url = 'https://lovoglio.it/calendar/abc.ics'
  expect(webcalOf(url)).toBe('webcal://lovoglio.it/calendar/abc.ics')
  expect(googleLinkOf(url)).toBe(
    'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Flovoglio.it%2Fcalendar%2Fabc.ics',
  )
})

/** A day is `YYYY-MM-DD`, without a time and without a zone: reckoned in UTC so that no clock can move it. */

import { once } from './once.ts'

const DAY_MS = 86_400_000
const ZONE = 'Europe/Rome'

const format = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') => {
  const formatter = once(() => new Intl.DateTimeFormat('it-IT', { timeZone, ...options }))
  return (date: Date) => formatter().format(date)
}

const LOOKS = {
  /** sabato 12 giugno 2027 */
  long: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  /** 12 giugno 2027 */
  medium: format({ day: 'numeric', month: 'long', year: 'numeric' }),
  /** 12 giu 2027 */
  short: format({ day: 'numeric', month: 'short', year: 'numeric' }),
  /** 12 giugno */
  bare: format({ day: 'numeric', month: 'long' }),
  /** 12 giu */
  brief: format({ day: 'numeric', month: 'short' }),
  /** sabato 12 */
  weekday: format({ weekday: 'long', day: 'numeric' }),
  /** giu */
  monthShort: format({ month: 'short' }),
}

export type DayLook = keyof typeof LOOKS

const toDate = (day: string) => new Date(`${day}T00:00:00Z`)
const toDay = (date: Date) => date.toISOString().slice(0, 10)

/** `2027-06-12` → `sabato 12 giugno 2027`, or another look. */
export function formatDay(day: string, look: DayLook = 'long'): string {
  return LOOKS[look](toDate(day))
}

const monthAndYear = format({ month: 'long', year: 'numeric' })
const monthAlone = format({ month: 'long' })

/** `2027-06` or a day in it → `giugno 2027`; `withYear: false` → `giugno`. */
export function formatMonth(month: string, { withYear = true } = {}): string {
  return (withYear ? monthAndYear : monthAlone)(toDate(`${month.slice(0, 7)}-01`))
}

const instantDay = format({ day: 'numeric', month: 'long', year: 'numeric' }, ZONE)
const instantTime = format({ hour: '2-digit', minute: '2-digit' }, ZONE)

/** An instant as people in Italy read it, wherever the server stands: `12 giugno 2027, 18:42`. */
export function formatInstant(instant: string): string {
  const date = new Date(instant)
  return `${instantDay(date)}, ${instantTime(date)}`
}

/** `18:42`, in Italy. */
export const formatTime = (instant: string): string => instantTime(new Date(instant))

/** Whole days from one day to another; negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toDate(to).getTime() - toDate(from).getTime()) / DAY_MS)
}

/** The day `count` days later, or earlier when negative. */
export function addDays(day: string, count: number): string {
  return toDay(new Date(toDate(day).getTime() + count * DAY_MS))
}

/** `2027-06-12` → `2027-06`. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

const HOUR_MS = 3_600_000

/** The last Sunday of a month of 31 days at one in the morning, UTC: when clocks change in the whole Union. */
const changeOfClocks = (year: number, month: number) => {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.getTime() - last.getUTCDay() * DAY_MS
}

/**
 * The day it is in Italy, the same on the server and on a phone. Reckoned by the rule of Directive 2000/84/EC, summer from
 * the last Sunday of March to that of October: a formatter with a zone takes a slow phone 70 ms to make, at every start.
 */
export function today(now: Date = new Date()): string {
  const [time, year] = [now.getTime(), now.getUTCFullYear()]
  const isSummer = time >= changeOfClocks(year, 2) && time < changeOfClocks(year, 9)
  return toDay(new Date(time + (isSummer ? 2 : 1) * HOUR_MS))
}

/** `oggi`, `domani`, `ieri`, `tra 5 giorni`, `3 giorni fa`. */
export function relativeDay(day: string, from: string = today()): string {
  const days = daysBetween(from, day)
  if (days === 0) return 'oggi'
  if (days === 1) return 'domani'
  if (days === -1) return 'ieri'
  return days > 0 ? `tra ${days} giorni` : `${-days} giorni fa`
}

/** A day is `YYYY-MM-DD`, without a time and without a zone: reckoned in UTC so that no clock can move it. */
import { italianClock } from '#contract/kit/italian-clock.ts'
import { MONTHS } from '#contract/kit/italian-months.ts'

const DAY_MS = 86_400_000

const WEEKDAYS = 'domenica lunedì martedì mercoledì giovedì venerdì sabato'.split(' ')

const toDate = (day: string) => new Date(`${day}T00:00:00Z`)
const toDay = (date: Date) => date.toISOString().slice(0, 10)

// By name and not by formatters: two of them took a slow phone 80 ms to make, at the start of the planner.
const weekdayOf = (date: Date) => WEEKDAYS[date.getUTCDay()]!
const monthNameOf = (date: Date) => MONTHS[date.getUTCMonth()]!
const dayAndMonth = (date: Date) => `${date.getUTCDate()} ${monthNameOf(date)}`
const briefMonth = (date: Date) => monthNameOf(date).slice(0, 3)
const briefDay = (date: Date) => `${date.getUTCDate()} ${briefMonth(date)}`

const LOOKS = {
  /** sabato 12 giugno 2027 */
  long: (date: Date) => `${weekdayOf(date)} ${dayAndMonth(date)} ${date.getUTCFullYear()}`,
  /** 12 giugno 2027 */
  medium: (date: Date) => `${dayAndMonth(date)} ${date.getUTCFullYear()}`,
  /** 12 giu 2027 */
  short: (date: Date) => `${briefDay(date)} ${date.getUTCFullYear()}`,
  /** 12 giugno */
  bare: dayAndMonth,
  /** 12 giu */
  brief: briefDay,
  /** sabato 12 */
  weekday: (date: Date) => `${weekdayOf(date)} ${date.getUTCDate()}`,
  /** giu */
  monthShort: briefMonth,
}

export type DayLook = keyof typeof LOOKS

/** `2027-06-12` → `sabato 12 giugno 2027`, or another look. */
export function formatDay(day: string, look: DayLook = 'long'): string {
  return LOOKS[look](toDate(day))
}

/** `2027-06` or a day in it → `giugno 2027`; `withYear: false` → `giugno`. */
export function formatMonth(month: string, { withYear = true } = {}): string {
  const date = toDate(`${month.slice(0, 7)}-01`)
  return withYear ? `${monthNameOf(date)} ${date.getUTCFullYear()}` : monthNameOf(date)
}

/** An instant as people in Italy read it, wherever the server stands: `12 giugno 2027, 18:42`. */
export function formatInstant(instant: string): string {
  return `${LOOKS.medium(italianClock(new Date(instant)))}, ${formatTime(instant)}`
}

/** `18:42`, in Italy. */
export const formatTime = (instant: string): string =>
  italianClock(new Date(instant)).toISOString().slice(11, 16)

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

/** The day it is in Italy, the same on the server and on a phone. */
export const today = (now: Date = new Date()): string => toDay(italianClock(now))

/** `oggi`, `domani`, `ieri`, `tra 5 giorni`, `3 giorni fa`. */
export function relativeDay(day: string, from: string = today()): string {
  const days = daysBetween(from, day)
  if (days === 0) return 'oggi'
  if (days === 1) return 'domani'
  if (days === -1) return 'ieri'
  return days > 0 ? `tra ${days} giorni` : `${-days} giorni fa`
}

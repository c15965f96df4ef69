/** Where the keys of a calendar lead (ARIA Authoring Practices, date picker dialog). Pure. */
import { addMonths } from './calendar-month.ts'
import { addDays, monthOf } from './day.ts'

const MONTHS_OF_YEAR = 12
/** Days of a week from Monday. */
const SUNDAY = 6

/** The same day some months later, or the last of a month that is shorter. */
export function dayInMonths(day: string, count: number): string {
  const month = addMonths(monthOf(day), count)
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same < last ? same : last
}

/** The day a key leads to, or undefined for a key that leads nowhere. */
export function stepDay(day: string, key: string, shift: boolean): string | undefined {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + SUNDAY) % 7
  if (key === 'ArrowLeft') return addDays(day, -1)
  if (key === 'ArrowRight') return addDays(day, 1)
  if (key === 'ArrowUp') return addDays(day, -7)
  if (key === 'ArrowDown') return addDays(day, 7)
  if (key === 'Home') return addDays(day, -weekday)
  if (key === 'End') return addDays(day, SUNDAY - weekday)
  if (key === 'PageUp') return dayInMonths(day, shift ? -MONTHS_OF_YEAR : -1)
  if (key === 'PageDown') return dayInMonths(day, shift ? MONTHS_OF_YEAR : 1)
  return undefined
}

/** The nearest day that may be chosen. */
export function clampDay(day: string, min = '', max = ''): string {
  if (day < min) return min
  return max !== '' && day > max ? max : day
}

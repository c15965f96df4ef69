import { daysBetween, formatDay, relativeDay, today } from './day.ts'

const MINUTE_MS = 60_000
/** What is known to ten minutes is not said to one. */
const JUST_NOW_MINUTES = 15
const HOURS_AT_MOST = 12
const DAYS_AT_MOST = 30

/** How long ago an instant was: `poco fa`, `25 minuti fa`, `7 ore fa`, `ieri`, `20 giorni fa`, `il 12 ottobre 2026`. */
export function ago(instant: string, now: Date = new Date()): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS)
  if (minutes < JUST_NOW_MINUTES) return 'poco fa'
  if (minutes < 60) return `${minutes} minuti fa`
  const hours = Math.floor(minutes / 60)
  if (hours < HOURS_AT_MOST) return hours === 1 ? 'un’ora fa' : `${hours} ore fa`
  const [day, current] = [today(new Date(instant)), today(now)]
  if (daysBetween(day, current) <= DAYS_AT_MOST) return relativeDay(day, current)
  return `${/-(08|11)$/.test(day) ? 'l’' : 'il '}${formatDay(day, 'medium')}`
}

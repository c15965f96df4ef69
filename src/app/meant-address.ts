import { readDay } from '../lib/day-text.ts'
import { today } from '../lib/day.ts'

const LIST = /^\/fornitori(\/|$)/
const DAY = /^(\d{4}-\d\d-\d\d)?$/

/**
 * A form that the browser sends by itself, before the app runs or without it, writes the day as it was typed.
 * @param search with its question mark, or empty
 * @returns the address of the list that is meant; undefined where the address says it already
 */
export function meantAddress(pathname: string, search: string, now = today()): string | undefined {
  const asked = new URLSearchParams(search)
  const typed = asked.get('freeOn') ?? ''
  if (!LIST.test(pathname) || DAY.test(typed)) return undefined
  const read = readDay(typed, { today: now, min: now })
  asked.set('freeOn', 'day' in read ? read.day : '')
  const said = new URLSearchParams([...asked].filter(([, value]) => value !== ''))
  return said.size > 0 ? `${pathname}?${said}` : pathname
}

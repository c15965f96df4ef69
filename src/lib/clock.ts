/** Which day it is, as something a screen can follow: it changes at midnight, and tests can fix it. */
import { useSyncExternalStore } from 'react'
import { formatDay, today } from './day.ts'

const CHECK_EVERY_MS = 60_000

let fixed: string | undefined
const listeners = new Set<() => void>()

/** Fixes the day (`YYYY-MM-DD`) for tests; undefined goes back to the device's clock. */
export function fixToday(day: string | undefined) {
  fixed = day
  for (const listener of listeners) listener()
}

/** The day it is, `YYYY-MM-DD`. */
export const currentDay = () => fixed ?? today()

function subscribe(listener: () => void) {
  listeners.add(listener)
  const timer = setInterval(listener, CHECK_EVERY_MS)
  return () => {
    clearInterval(timer)
    listeners.delete(listener)
  }
}

/** The day it is, drawn again when it changes. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, currentDay, currentDay)
}

/** `il 15 novembre`, but `l’8 novembre` and `l’11 novembre`. */
export const theDay = (day: string) => `${/-(08|11)$/.test(day) ? 'l’' : 'il '}${formatDay(day, 'bare')}`

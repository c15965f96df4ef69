import { useSyncExternalStore } from 'react'
import { today } from '../../lib/day.ts'

const never = () => () => {}

/**
 * The day it is, that may have gone on since the page was rendered: a saved page is opened days later, and must first
 * say what the server said.
 * @param renderedOn the day the page was made, `YYYY-MM-DD`
 */
export function useToday(renderedOn: string): string {
  return useSyncExternalStore(never, today, () => renderedOn)
}

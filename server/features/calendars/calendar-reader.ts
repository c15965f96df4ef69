/** Reads a calendar by its address: from a stranger's server, within limits, on a thread that can be stopped. */
import { Worker } from 'node:worker_threads'
import {
  CALENDAR_MAX_BYTES,
  CALENDAR_YEARS,
  type CalendarFault,
} from '#contract/lists/bookings/calendar-limits.ts'
import { addDays } from '#contract/lists/plan/task-template.ts'
import { OutsideError, type Reach, readOutside } from '../../platform/http/read-outside.ts'
import { italianDay } from '../../platform/italian-day.ts'
import type { CalendarDays } from './calendar-days.ts'

const WITHIN_MS = 5_000
const THREAD_WITHIN_MS = 5_000
const THREAD_MB = 192

/** Its days, or why there are none. */
export type CalendarRead = { days: string[] } | { fault: CalendarFault }
export type CalendarReader = (url: string, now: string) => Promise<CalendarRead>

/** @param reach what it may reach: the internet, unless a test has its own server */
export const createCalendarReader =
  (reach?: Reach): CalendarReader =>
  async (url, now) => {
    const today = italianDay(now)
    const window = { from: today, to: addDays(today, CALENDAR_YEARS * 365) }
    try {
      const text = await readOutside(url, {
        most: CALENDAR_MAX_BYTES,
        withinMs: WITHIN_MS,
        accept: 'text/calendar',
        reach,
      })
      return await onThread(text, window)
    } catch (error) {
      if (error instanceof OutsideError) return { fault: error.fault }
      throw error
    }
  }

/** What never ends, or takes too much, is stopped. */
function onThread(text: string, window: { from: string; to: string }): Promise<CalendarDays> {
  const thread = new Worker(new URL('./calendar-days-thread.ts', import.meta.url), {
    workerData: { text, window },
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MB },
  })
  return new Promise((resolve) => {
    const end = (read: CalendarDays) => {
      clearTimeout(late)
      resolve(read)
      void thread.terminate()
    }
    const late = setTimeout(() => end({ fault: 'too_many' }), THREAD_WITHIN_MS)
    thread.once('message', end)
    thread.once('error', () => end({ fault: 'not_calendar' }))
    thread.once('exit', () => end({ fault: 'too_many' }))
  })
}

import { italianClock } from '#contract/kit/italian-clock.ts'

/**
 * The day it is in Italy.
 * @param now ISO-8601; this moment unless given
 * @returns `YYYY-MM-DD`
 */
export const italianDay = (now?: string): string =>
  italianClock(now === undefined ? new Date() : new Date(now))
    .toISOString()
    .slice(0, 10)

/** A moment as people in Italy say it: `il 24/11/2026 alle 09:05`. */
export function italianMoment(at: string): string {
  const [day = '', time = ''] = italianClock(new Date(at)).toISOString().split('T')
  return `il ${day.split('-').toReversed().join('/')} alle ${time.slice(0, 5)}`
}

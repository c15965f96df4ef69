import { italianClock } from '#contract/italian-clock.ts'

/**
 * The day it is in Italy.
 * @param now ISO-8601; this moment unless given
 * @returns `YYYY-MM-DD`
 */
export const italianDay = (now?: string): string =>
  italianClock(now === undefined ? new Date() : new Date(now))
    .toISOString()
    .slice(0, 10)

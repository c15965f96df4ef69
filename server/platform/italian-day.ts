const CLOCK_ON_THE_WALL = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' })

/**
 * The day it is in Italy.
 * @param now ISO-8601; this moment unless given
 * @returns `YYYY-MM-DD`
 */
export const italianDay = (now?: string): string =>
  CLOCK_ON_THE_WALL.format(now === undefined ? new Date() : new Date(now))

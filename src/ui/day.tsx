import { formatDay, type DayLook } from '../lib/day.ts'

/** `YYYY-MM-DD` as `sabato 12 giugno 2027`, or in another look. */
export function Day({ day, look = 'long' }: { day: string; look?: DayLook }) {
  return <time dateTime={day}>{formatDay(day, look)}</time>
}

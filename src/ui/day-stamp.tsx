import { formatDay } from '../lib/day.ts'
import { classNames } from './class-names.ts'
import css from './day-stamp.module.css'

/** The number of a day over its month, for lists of dates; the full date is read aloud. */
export function DayStamp({ day, late = false }: { day: string; late?: boolean }) {
  return (
    <time
      dateTime={day}
      aria-label={formatDay(day, 'medium')}
      className={classNames(css.stamp, late && css.late)}
    >
      {Number(day.slice(8))}
      <span className={css.month}>{formatDay(day, 'monthShort')}</span>
    </time>
  )
}

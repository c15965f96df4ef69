import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { WEEKDAYS, addMonths, weeksOf } from '../../lib/calendar-month.ts'
import { formatMonth } from '../../lib/day.ts'
import { IconButton } from '../icon-button.tsx'
import css from './month-grid.module.css'
import { VisuallyHidden } from '../visually-hidden.tsx'

/** A month as a table of days from Monday, with the way to the months before and after. */
export function MonthGrid({
  month,
  caption,
  compact = false,
  first,
  last,
  before,
  after,
  grid,
  selected,
  onMonth,
  renderDay,
}: {
  /** `YYYY-MM`. */
  month: string
  /** What the days tell, for whoever hears the table. */
  caption: string
  /** Beside other things, to be read and not tapped. */
  compact?: boolean
  /** The months the way ends at. */
  first?: string | undefined
  last?: string | undefined
  /** Beside the ways to the other months: ways to other years. */
  before?: ReactNode
  after?: ReactNode
  /** Where a day is chosen: what `useDayKeys` says of the table, and the day. */
  grid?: ComponentPropsWithRef<'table'>
  selected?: string | undefined
  onMonth: (month: string) => void
  /** @param day `YYYY-MM-DD` */
  renderDay: (day: string) => ReactNode
}) {
  return (
    <div className={compact ? css.compact : css.broad}>
      <div className={css.head}>
        {before}
        <IconButton
          icon={IconChevronLeft}
          label="Mese precedente"
          disabled={first !== undefined && month <= first}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <h2 className={css.month} aria-live="polite">
          {formatMonth(month)}
        </h2>
        <IconButton
          icon={IconChevronRight}
          label="Mese successivo"
          disabled={last !== undefined && month >= last}
          onClick={() => onMonth(addMonths(month, 1))}
        />
        {after}
      </div>
      <table {...grid} className={css.days}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {WEEKDAYS.map(([letter, name]) => (
              <th key={name} scope="col">
                <abbr title={name}>{letter}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, at) => (
            <tr key={at}>
              {week.map((day, weekday) => (
                <td key={weekday} aria-selected={grid && day ? day === selected : undefined}>
                  {day && renderDay(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs'
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs'
import { useState } from 'react'
import { addMonths } from '../../lib/calendar-month.ts'
import { clampDay } from '../../lib/day-steps.ts'
import { formatDay, formatMonth, monthOf } from '../../lib/day.ts'
import { Button } from '../button.tsx'
import css from './day-calendar.module.css'
import type { DayChoice } from './day-input.tsx'
import { IconButton } from '../icon-button.tsx'
import { MonthGrid } from './month-grid.tsx'
import { useDayKeys } from './use-day-keys.ts'

export interface DayCalendarProps extends Pick<DayChoice, 'value' | 'min' | 'max'> {
  deadline?: boolean | undefined
  /** There is always a day. */
  required?: boolean | undefined
  marks?: DayChoice['marks'] | undefined
  today: string
  /** @param day `YYYY-MM-DD`, or empty for none */
  onPick: (day: string) => void
}

const YEAR_MONTHS = 12

/** A month to take a day from. */
export function DayCalendar({
  value,
  today,
  min,
  max,
  marks = [],
  deadline,
  required,
  onPick,
}: DayCalendarProps) {
  const [first, last] = [min || undefined, max || undefined]
  const start = clampDay(value || today, first, last)
  const [month, setMonth] = useState(monthOf(start))
  const [firstMonth, lastMonth] = [first && monthOf(first), last && monthOf(last)]
  const keys = useDayKeys({ month, start, min: first, max: last, onMonth: setMonth })
  const known = marks.map((mark) => ({ ...mark, days: new Set(mark.days) }))
  const isOut = (day: string) => day !== clampDay(day, first, last)
  const toYear = (count: number) => setMonth(clampDay(addMonths(month, count), firstMonth, lastMonth))

  return (
    <div className={css.calendar}>
      <MonthGrid
        compact
        month={month}
        caption={`I giorni di ${formatMonth(month)}`}
        first={firstMonth}
        last={lastMonth}
        onMonth={setMonth}
        grid={keys.grid}
        selected={value}
        before={
          <IconButton
            icon={IconChevronsLeft}
            label="Anno precedente"
            disabled={firstMonth !== undefined && month <= firstMonth}
            onClick={() => toYear(-YEAR_MONTHS)}
          />
        }
        after={
          <IconButton
            icon={IconChevronsRight}
            label="Anno successivo"
            disabled={lastMonth !== undefined && month >= lastMonth}
            onClick={() => toYear(YEAR_MONTHS)}
          />
        }
        renderDay={(day) => {
          const said = known.filter(({ days }) => days.has(day))
          const isLate = deadline && day < today
          const words = [
            formatDay(day),
            day === today && 'oggi',
            isLate && 'già passato',
            ...said.map(({ word }) => word),
          ]
          return (
            <button
              type="button"
              {...keys.placeOf(day)}
              data-autofocus={day === start || undefined}
              className={css.day}
              aria-label={words.filter(Boolean).join(', ')}
              aria-current={day === today ? 'date' : undefined}
              aria-disabled={isOut(day) || undefined}
              data-look={said[0]?.look ?? (isLate ? 'overdue' : undefined)}
              data-chosen={day === value || undefined}
              data-overdue={isLate || undefined}
              onClick={() => !isOut(day) && onPick(day)}
            >
              {Number(day.slice(8))}
            </button>
          )
        }}
      />
      {known.length > 0 && (
        <ul className={css.legend}>
          {known.map(({ look, word }) => (
            <li key={word}>
              <span className={css.sample} data-look={look} aria-hidden>
                12
              </span>
              {word}
            </li>
          ))}
        </ul>
      )}
      <div className={css.foot}>
        <Button variant="link" size="small" disabled={isOut(today)} onClick={() => onPick(today)}>
          Oggi
        </Button>
        {value !== '' && !required && (
          <Button variant="link" size="small" onClick={() => onPick('')}>
            Togli il giorno
          </Button>
        )}
      </div>
    </div>
  )
}

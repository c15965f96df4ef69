import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/api-context.tsx'
import { formatDay, formatMonth } from '../../../lib/day.ts'
import { MonthGrid } from '../../../ui/day/month-grid.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './availability-calendar.module.css'
import { addMonths } from '../../../lib/calendar-month.ts'
import { useToday } from '../use-today.ts'
import { vendorQueries } from '../vendor-queries.ts'

/** As far as the days are known. */
const MONTHS_AHEAD = 23

/** The vendor's days month by month: busy ones struck out, the couple's own marked. */
export function AvailabilityCalendar({
  vendorId,
  weddingDay,
  ours,
  renderedOn,
}: {
  vendorId: string
  renderedOn: string
  weddingDay: string | null | undefined
  /** The couple has its day here already. */
  ours: boolean
}) {
  const now = useToday(renderedOn)
  const firstMonth = now.slice(0, 7)
  const { data, isError } = useQuery(vendorQueries.availability(useApi(), vendorId, now))
  const [chosen, setChosen] = useState<string>()
  const wedding = weddingDay && weddingDay >= now ? weddingDay : undefined
  const month = chosen ?? wedding?.slice(0, 7) ?? firstMonth
  const busy = new Set(data?.busy)
  const partly = new Set(data?.partly)
  if (ours && wedding) busy.delete(wedding)
  if (isError && !data)
    return <p className={css.unknown}>I giorni liberi si vedono con la rete: chiedili al fornitore.</p>

  return (
    <section className={css.calendar} aria-label="Giorni liberi">
      <MonthGrid
        compact
        month={month}
        caption={`Giorni liberi a ${formatMonth(month)}`}
        first={firstMonth}
        last={addMonths(firstMonth, MONTHS_AHEAD)}
        onMonth={setChosen}
        renderDay={(day) => (
          <DayCell
            day={day}
            state={day < now ? 'past' : busy.has(day) ? 'busy' : partly.has(day) ? 'partly' : 'free'}
            own={day === wedding}
          />
        )}
      />
      <p className={css.verdict}>
        {wedding ? verdict(wedding, busy.has(wedding), ours) : 'I giorni barrati sono già presi.'}
        {partly.size > 0 && ' Quelli sottolineati hanno ancora posto.'}
      </p>
    </section>
  )
}

type DayState = 'past' | 'busy' | 'partly' | 'free'

function DayCell({ day, state, own }: { day: string; state: DayState; own: boolean }) {
  return (
    <span className={css.day} data-state={state} data-own={own || undefined}>
      {Number(day.slice(8))}
      {state === 'busy' && <VisuallyHidden> occupato</VisuallyHidden>}
      {state === 'partly' && <VisuallyHidden> ancora un posto</VisuallyHidden>}
      {own && <VisuallyHidden> il vostro giorno</VisuallyHidden>}
    </span>
  )
}

function verdict(day: string, busy: boolean, ours: boolean) {
  const name = formatDay(day, 'weekday')
  if (ours) return `Il vostro giorno, ${name}, qui è vostro.`
  return busy ? `Il vostro giorno, ${name}, è già preso.` : `Il vostro giorno, ${name}, è libero.`
}

import type { Booking } from '#contract/booking.ts'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useState } from 'react'
import { WEEKDAYS, addMonths, weeksOf } from '../../lib/calendar-month.ts'
import { formatDay, formatMonth } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { BookingRow } from './booking-row.tsx'
import type { BookingList } from './booking-queries.ts'
import { VENDOR_STATE_WORDS, coupleNameOf, stateTone } from './booking-words.ts'
import css from './bookings.module.css'

const SHOWN = new Set<Booking['state']>(['requested', 'quoted', 'accepted', 'confirmed', 'completed'])

/** The vendor's month: its events, its requests, the days it keeps for itself. A day opens beside it. */
export function VendorCalendar({
  month,
  today,
  list: { bookings, waiting, toReview },
  busy,
  onMonth,
  onOpen,
  onBusy,
}: {
  month: string
  today: string
  list: Pick<BookingList, 'bookings' | 'waiting' | 'toReview'>
  busy: { days: ReadonlySet<string>; waiting: ReadonlySet<string> }
  onMonth: (month: string) => void
  onOpen: (booking: Booking) => void
  onBusy: (day: string, busy: boolean) => void
}) {
  const [chosen, setChosen] = useState<string>()
  const day = chosen?.startsWith(month) ? chosen : undefined
  const byDay = Map.groupBy(
    bookings.filter(({ state }) => SHOWN.has(state)),
    ({ eventDate }) => eventDate,
  )
  const eventsOf = (of: string) => byDay.get(of) ?? []
  return (
    <div className={css.two}>
      <section aria-label="Calendario">
        <div className={css.monthHead}>
          <IconButton
            icon={IconChevronLeft}
            label="Mese precedente"
            onClick={() => onMonth(addMonths(month, -1))}
          />
          <h2 className={css.month} aria-live="polite">
            {formatMonth(month)}
          </h2>
          <IconButton
            icon={IconChevronRight}
            label="Mese successivo"
            onClick={() => onMonth(addMonths(month, 1))}
          />
        </div>
        <table className={css.grid}>
          <caption>
            <VisuallyHidden>Impegni di {formatMonth(month)}</VisuallyHidden>
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
                {week.map((of, weekday) => (
                  <td key={weekday}>
                    {of && (
                      <DayCell
                        day={of}
                        today={today}
                        chosen={of === day}
                        busy={busy.days.has(of)}
                        events={eventsOf(of)}
                        onChoose={() => setChosen(of)}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ul className={css.legend}>
          <li>
            <span className={css.dot} data-tone="ask" /> da rispondere
          </li>
          <li>
            <span className={css.dot} data-tone="wait" /> preventivo inviato
          </li>
          <li>
            <span className={css.dot} data-tone="sure" /> preso
          </li>
          <li>
            <s>12</s> occupato
          </li>
        </ul>
      </section>
      {day ? (
        <section className={css.dayPanel} aria-live="polite">
          <h2>{formatDay(day)}</h2>
          {eventsOf(day).length > 0 ? (
            <ul className={css.list}>
              {eventsOf(day).map((booking) => (
                <BookingRow
                  key={booking.id}
                  booking={booking}
                  side="vendor"
                  waiting={waiting.has(booking.id)}
                  toReview={toReview.has(booking.id)}
                  onOpen={() => onOpen(booking)}
                />
              ))}
            </ul>
          ) : (
            <p className={css.soft}>Nessun evento.</p>
          )}
          {day >= today && (
            <Button variant="quiet" onClick={() => onBusy(day, !busy.days.has(day))}>
              {busy.days.has(day) ? 'Rendi di nuovo libero' : 'Segna come occupato'}
            </Button>
          )}
          {busy.waiting.has(day) && (
            <span className={css.mark}>
              <Icon of={IconClock} size={14} /> salvato qui
            </span>
          )}
        </section>
      ) : (
        <p className={css.soft}>
          Tocca un giorno per vedere che cosa c’è e per segnarlo occupato. Le coppie vedono solo se è libero.
        </p>
      )}
    </div>
  )
}

function DayCell({
  day,
  today,
  chosen,
  busy,
  events,
  onChoose,
}: {
  day: string
  today: string
  chosen: boolean
  busy: boolean
  events: readonly Booking[]
  onChoose: () => void
}) {
  return (
    <button
      type="button"
      className={css.cell}
      aria-pressed={chosen}
      data-past={day < today || undefined}
      data-today={day === today || undefined}
      data-busy={busy || undefined}
      onClick={onChoose}
    >
      {Number(day.slice(8))}
      <VisuallyHidden>
        {busy && ' occupato'}
        {events.map((event) => ` ${coupleNameOf(event)}: ${VENDOR_STATE_WORDS[event.state]}.`).join('')}
      </VisuallyHidden>
      {events.length > 0 && (
        <span className={css.dots} aria-hidden>
          {events.map((event) => (
            <span key={event.id} className={css.dot} data-tone={stateTone(event.state, 'vendor')} />
          ))}
        </span>
      )}
    </button>
  )
}

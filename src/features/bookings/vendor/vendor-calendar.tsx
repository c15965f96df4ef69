import type { Booking } from '#contract/bookings/booking.ts'
import { useMemo, useState } from 'react'
import { formatDay, formatMonth } from '../../../lib/day.ts'
import { Button } from '../../../ui/button.tsx'
import { afterPaint } from '../../../pace/after-paint.ts'
import { MonthGrid } from '../../../ui/day/month-grid.tsx'
import { ReviewMark, WaitingMark } from '../../../ui/state/save-mark.tsx'
import { type DayPlace, useDayKeys } from '../../../ui/day/use-day-keys.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type EntityMarks, reviewPathOf } from '../../sync/sync-face.ts'
import { BookingRow } from '../booking-row.tsx'
import type { BookingList } from '../booking-queries.ts'
import { coupleNameOf, stateTone, stateWord } from '../booking-words.ts'
import css from '../bookings.module.css'
import calendarCss from './vendor-calendar.module.css'

const SHOWN = new Set<Booking['state']>(['requested', 'quoted', 'accepted', 'confirmed', 'completed'])

/** The vendor's month: its events, its requests, the days it keeps for itself. A day opens beside it. */
export function VendorCalendar({
  month: asked,
  today,
  list: { bookings, marks },
  busy,
  onMonth,
  onOpen,
  onBusy,
}: {
  month: string
  today: string
  list: Pick<BookingList, 'bookings' | 'marks'>
  busy: { days: ReadonlySet<string>; elsewhere: ReadonlyMap<string, string>; marks: EntityMarks }
  /** The address follows once the month has been drawn. */
  onMonth: (month: string) => void
  onOpen: (booking: Booking) => void
  onBusy: (day: string, busy: boolean) => void
}) {
  const [turned, setTurned] = useState<string>()
  // Until the address says so too, which is slower than a finger; from then on it alone says which month.
  if (turned === asked) setTurned(undefined)
  const month = turned ?? asked
  const [chosen, setChosen] = useState<string>()
  const day = chosen?.startsWith(month) ? chosen : undefined
  const turn = (to: string) => {
    setTurned(to)
    afterPaint(() => onMonth(to))
  }
  const keys = useDayKeys({ month, start: today, onMonth: turn })
  const byDay = useMemo(
    () =>
      Map.groupBy(
        bookings.filter(({ state }) => SHOWN.has(state)),
        ({ eventDate }) => eventDate,
      ),
    [bookings],
  )
  const eventsOf = (of: string) => byDay.get(of) ?? []
  return (
    <div className={calendarCss.two}>
      <section aria-label="Calendario">
        <MonthGrid
          month={month}
          caption={`Impegni di ${formatMonth(month)}`}
          onMonth={turn}
          grid={keys.grid}
          selected={day}
          renderDay={(of) => (
            <DayCell
              day={of}
              place={keys.placeOf(of)}
              today={today}
              chosen={of === day}
              busy={busy.days.has(of) ? 'here' : busy.elsewhere.has(of) ? 'elsewhere' : undefined}
              events={eventsOf(of)}
              marks={marks}
              onChoose={() => {
                keys.onActive(of)
                setChosen(of)
              }}
            />
          )}
        />
        <ul className={calendarCss.legend}>
          <li>
            <span className={calendarCss.dot} data-tone="ask" /> da rispondere
          </li>
          <li>
            <span className={calendarCss.dot} data-tone="wait" /> preventivo inviato
          </li>
          <li>
            <span className={calendarCss.dot} data-tone="sure" /> preso
          </li>
          <li>
            <s>12</s> occupato
          </li>
          {busy.elsewhere.size > 0 && (
            <li>
              <s className={calendarCss.elsewhere}>12</s> occupato da un altro calendario
            </li>
          )}
        </ul>
      </section>
      {day ? (
        <section className={calendarCss.dayPanel} aria-live="polite">
          <h2>{formatDay(day)}</h2>
          {eventsOf(day).length > 0 ? (
            <ul className={css.list}>
              {eventsOf(day).map((booking) => (
                <BookingRow
                  key={booking.id}
                  booking={booking}
                  side="vendor"
                  mark={marks.get(booking.id)}
                  onOpen={() => onOpen(booking)}
                />
              ))}
            </ul>
          ) : (
            <p className={css.soft}>Nessun evento.</p>
          )}
          {busy.elsewhere.has(day) && (
            <p className={css.soft}>
              Occupato da un altro calendario, «{busy.elsewhere.get(day)}»: si libera da lì, o togliendolo da
              «Calendari».
            </p>
          )}
          {day >= today && (busy.days.has(day) || !busy.elsewhere.has(day)) && (
            <Button variant="quiet" onClick={() => onBusy(day, !busy.days.has(day))}>
              {busy.days.has(day) ? 'Rendi di nuovo libero' : 'Segna come occupato'}
            </Button>
          )}
          {busy.marks.get(day) === 'waiting' && <WaitingMark />}
          {busy.marks.get(day) === 'review' && (
            <ReviewMark what={formatDay(day)} href={reviewPathOf('vendor')} />
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
  place,
  today,
  chosen,
  busy,
  events,
  marks,
  onChoose,
}: {
  day: string
  place: DayPlace
  today: string
  chosen: boolean
  busy: 'here' | 'elsewhere' | undefined
  events: readonly Booking[]
  marks: EntityMarks
  onChoose: () => void
}) {
  return (
    <button
      type="button"
      {...place}
      className={calendarCss.cell}
      aria-pressed={chosen}
      data-past={day < today || undefined}
      data-today={day === today || undefined}
      data-busy={busy}
      onClick={onChoose}
    >
      {Number(day.slice(8))}
      <VisuallyHidden>
        {busy === 'here' && ' occupato'}
        {busy === 'elsewhere' && ' occupato da un altro calendario'}
        {events
          .map(
            (event) =>
              ` ${coupleNameOf(event)}: ${stateWord(event.state, 'vendor', marks.get(event.id) === 'waiting')}.`,
          )
          .join('')}
      </VisuallyHidden>
      {events.length > 0 && (
        <span className={calendarCss.dots} aria-hidden>
          {events.map((event) => (
            <span key={event.id} className={calendarCss.dot} data-tone={stateTone(event.state, 'vendor')} />
          ))}
        </span>
      )}
    </button>
  )
}

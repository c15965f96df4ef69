import type { Booking } from '#contract/booking.ts'
import { formatDay, formatInstant } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { EntityStateMark } from '../../ui/state/save-mark.tsx'
import { useReach } from '../sync/reach-face.ts'
import { type EntityMark, reviewPathOf } from '../sync/sync-face.ts'
import { eventLine, historyLine, nameOf } from './booking-words.ts'
import { StateMark } from './booking-row.tsx'
import css from './bookings.module.css'

/** The state, the day, how many, what they want to spend, and what they wrote. */
export function BookingHead({
  booking,
  side,
  mark,
}: {
  booking: Booking
  side: 'couple' | 'vendor'
  mark: EntityMark | undefined
}) {
  const { message, budgetCents } = booking
  return (
    <>
      <div className={css.head}>
        <div className={css.marks}>
          <StateMark booking={booking} side={side} mark={mark} />
          {(mark !== undefined || booking.history.at(-1)?.by === side) && (
            <EntityStateMark mark={mark} what={nameOf(booking, side)} href={reviewPathOf(side)} />
          )}
        </div>
        <p className={css.event}>{eventLine(booking)}</p>
        {budgetCents !== undefined && <p className={css.soft}>Budget indicato: {formatMoney(budgetCents)}</p>}
      </div>
      {message && (
        <section className={css.part}>
          <h3>{side === 'couple' ? 'Avete scritto' : 'Hanno scritto'}</h3>
          <p className={css.message}>{message}</p>
        </section>
      )}
    </>
  )
}

export function QuotePart({ booking }: { booking: Booking }) {
  const { quote } = booking
  if (!quote) return null
  return (
    <section className={css.part}>
      <h3>Il preventivo</h3>
      <table className={css.quote}>
        <tbody>
          {quote.lines.map((line, at) => (
            <tr key={at}>
              <th scope="row">{line.label}</th>
              <td>{formatMoney(line.amountCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Totale</th>
            <td>{formatMoney(quote.totalCents)}</td>
          </tr>
        </tfoot>
      </table>
      {quote.notes && <p className={css.message}>{quote.notes}</p>}
      {booking.state === 'quoted' && (
        <p className={css.soft}>Vale fino al {formatDay(quote.validUntil, 'medium')}.</p>
      )}
    </section>
  )
}

export function HistoryPart({ booking, mark }: { booking: Booking; mark: EntityMark | undefined }) {
  const { history, coupleId } = booking
  const saved = useReach() === 'online' ? '' : 'parte appena torna la rete'
  // Of a booking that the server does not know nothing has left; else what waits is what came last.
  const waits = (at: number) => mark === 'waiting' && (coupleId === '' || at === history.length - 1)
  return (
    <section className={css.part}>
      <h3>Com’è andata finora</h3>
      <ol className={css.history}>
        {history.map((entry, at) => (
          <li key={at}>
            {historyLine(entry, waits(at) ? saved : undefined)}
            <small>{formatInstant(entry.at)}</small>
            {entry.note && <q>{entry.note}</q>}
          </li>
        ))}
      </ol>
    </section>
  )
}

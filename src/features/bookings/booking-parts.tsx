import type { Booking, SentQuote } from '#contract/bookings/booking.ts'
import { formatDay, formatInstant } from '../../lib/day.ts'
import type { Quote } from '#contract/bookings/quote.ts'
import { formatMoney } from '../../lib/money.ts'
import { plural } from '../../lib/text.ts'
import { EntityStateMark } from '../../ui/state/save-mark.tsx'
import { useReach } from '../sync/reach-face.ts'
import { type EntityMark, reviewPathOf } from '../sync/sync-face.ts'
import { eventLine, historyLine, nameOf } from './booking-words.ts'
import { StateMark } from './booking-row.tsx'
import css from './bookings.module.css'
import { QuoteFile } from './quote/quote-file.tsx'
import { QuotePaper } from './quote/quote-paper.tsx'
import { quoteChanges } from './quote/quote-words.ts'

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

/** The quote that holds or waits, a change of it that waits, and the earlier ones. */
export function QuotePart({
  booking,
  side,
  mark,
}: {
  booking: Booking
  side: 'couple' | 'vendor'
  mark: EntityMark | undefined
}) {
  const { quote, proposal, earlier = [], state, eventDate } = booking
  if (!quote) return null
  const replaced = earlier.findLast(({ outcome }) => outcome === 'replaced')
  const isWaiting = state === 'quoted'
  // What waits on this device the server does not know yet.
  const file = (one: SentQuote) => mark !== 'waiting' && <QuoteFile id={booking.id} quote={one} side={side} />
  return (
    <>
      {proposal && (
        <section className={css.part}>
          <h3>La modifica proposta</h3>
          <ChangesPart before={quote} after={proposal} />
          <QuotePaper quote={proposal} eventDate={eventDate} side={side} />
          <p className={css.soft}>
            Vale fino al {formatDay(proposal.validUntil, 'medium')}. Finché non è accettata vale il preventivo
            qui sotto.
          </p>
          {file(proposal)}
        </section>
      )}
      <section className={css.part}>
        <h3>{proposal ? 'Il preventivo accettato' : 'Il preventivo'}</h3>
        {isWaiting && replaced && <ChangesPart before={replaced} after={quote} />}
        <QuotePaper quote={quote} eventDate={eventDate} side={side} />
        {isWaiting && <p className={css.soft}>Vale fino al {formatDay(quote.validUntil, 'medium')}.</p>}
        {file(quote)}
      </section>
      {earlier.length > 0 && (
        <details>
          <summary>{plural(earlier.length, 'preventivo di prima', 'preventivi di prima')}</summary>
          {earlier.toReversed().map((one) => (
            <section key={one.number} className={css.part}>
              <h3>
                N. {one.number}, {OUTCOME_WORDS[one.outcome]}
              </h3>
              <QuotePaper quote={one} eventDate={eventDate} side={side} />
              {file(one)}
            </section>
          ))}
        </details>
      )}
    </>
  )
}

function ChangesPart({ before, after }: { before: Quote; after: Quote }) {
  const changes = quoteChanges(before, after)
  if (changes.length === 0) return null
  return (
    <ul className={css.changes} aria-label="Che cosa cambia">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  )
}

const OUTCOME_WORDS = {
  replaced: 'sostituito',
  changed: 'poi cambiato',
  refused: 'non accettato',
  withdrawn: 'ritirato',
} as const

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

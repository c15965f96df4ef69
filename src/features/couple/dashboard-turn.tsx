import type { Booking } from '#contract/bookings/booking.ts'
import { quoteToAccept } from '#contract/lists/bookings/booking-quotes.ts'
import { formatDay } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { useBookings } from '../bookings/booking-queries.ts'
import { askedOfCouple } from '../bookings/booking-turn-face.ts'
import css from './dashboard.module.css'

const ASKED_WORDS = {
  quote: 'vi ha mandato un preventivo',
  change: 'vi propone una modifica al preventivo',
  day: 'vi propone un altro giorno',
} as const

/** Quotes, changes of them and other days that wait for the couple's word: first, until it is given. */
export function DashboardTurn() {
  const { bookings } = useBookings()
  const lines = bookings.flatMap((booking) => {
    const asked = askedOfCouple(booking)
    return asked ? [<TurnLine key={booking.id} booking={booking} asked={asked} />] : []
  })
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="your-turn">
      <SectionHeader id="your-turn" title="Tocca a voi" />
      <ul className={css.news}>{lines}</ul>
    </section>
  )
}

function TurnLine({ booking, asked }: { booking: Booking; asked: keyof typeof ASKED_WORDS }) {
  const { id, vendor, reschedule } = booking
  const waiting = quoteToAccept(booking)
  const quote = waiting ?? booking.quote
  return (
    <li>
      <UiLink href={`/couple/bookings?booking=${id}`} className={css.line}>
        <span>
          <b>{vendor?.businessName ?? 'Un fornitore'}</b> {ASKED_WORDS[asked]}
          {asked === 'day'
            ? reschedule && <small className={css.soft}>{formatDay(reschedule.day)}</small>
            : waiting && (
                <small className={css.soft}>Vale fino al {formatDay(waiting.validUntil, 'medium')}</small>
              )}
        </span>
        {quote && <b>{formatMoney(quote.totalCents)}</b>}
      </UiLink>
    </li>
  )
}

import type { Booking } from '#contract/bookings/booking.ts'
import { formatDay } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { plural } from '../../lib/text.ts'
import { ReviewMark, WaitingMark } from '../../ui/state/save-mark.tsx'
import { type EntityMark, reviewPathOf } from '../sync/sync-face.ts'
import { askedWord, nameOf, stateTone, stateWord, vendorLineOf } from './booking-words.ts'
import css from './bookings.module.css'

export function StateMark({
  booking,
  side,
  mark,
}: {
  booking: Booking
  side: 'couple' | 'vendor'
  mark: EntityMark | undefined
}) {
  const asked = askedWord(booking, side)
  return (
    <span className={css.state} data-tone={asked ? 'ask' : stateTone(booking.state, side)}>
      {asked ?? stateWord(booking.state, side, mark === 'waiting')}
    </span>
  )
}

/** A booking in a list, as one side sees it; a tap opens it. */
export function BookingRow({
  booking,
  side,
  mark,
  onOpen,
}: {
  booking: Booking
  side: 'couple' | 'vendor'
  mark: EntityMark | undefined
  onOpen: () => void
}) {
  const { eventDate, guestCount, quote, couple } = booking
  const name = nameOf(booking, side)
  const about =
    side === 'couple'
      ? vendorLineOf(booking)
      : [guestCount && plural(guestCount, 'invitato', 'invitati'), couple?.city].filter(Boolean).join(' · ')
  return (
    <li>
      <button type="button" className={css.row} onClick={onOpen}>
        <span className={css.day}>
          <b>{Number(eventDate.slice(8))}</b>
          <small>
            {formatDay(eventDate, 'monthShort')} {eventDate.slice(0, 4)}
          </small>
        </span>
        <span className={css.words}>
          <span className={css.name}>{name}</span>
          {about && <span className={css.soft}>{about}</span>}
        </span>
        <span className={css.side}>
          {quote && <span className={css.total}>{formatMoney(quote.totalCents)}</span>}
          <StateMark booking={booking} side={side} mark={mark} />
          {mark === 'waiting' && <WaitingMark />}
        </span>
      </button>
      {mark === 'review' && <ReviewMark what={name} href={reviewPathOf(side)} className={css.review} />}
    </li>
  )
}

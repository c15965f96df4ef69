import type { Booking } from '#contract/booking.ts'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { formatDay } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { Icon } from '../../ui/icon.tsx'
import {
  STATE_WORDS,
  VENDOR_STATE_WORDS,
  coupleNameOf,
  stateTone,
  vendorLineOf,
  vendorNameOf,
} from './booking-words.ts'
import css from './bookings.module.css'

export function StateMark({ booking, side }: { booking: Booking; side: 'couple' | 'vendor' }) {
  const words = side === 'couple' ? STATE_WORDS : VENDOR_STATE_WORDS
  return (
    <span className={css.state} data-tone={stateTone(booking.state, side)}>
      {words[booking.state]}
    </span>
  )
}

/** A booking in a list, as one side sees it; a tap opens it. */
export function BookingRow({
  booking,
  side,
  waiting,
  toReview,
  onOpen,
}: {
  booking: Booking
  side: 'couple' | 'vendor'
  waiting: boolean
  toReview: boolean
  onOpen: () => void
}) {
  const { eventDate, guestCount, quote, couple } = booking
  const about =
    side === 'couple'
      ? vendorLineOf(booking)
      : [guestCount && `${guestCount.toLocaleString('it-IT')} invitati`, couple?.city]
          .filter(Boolean)
          .join(' · ')
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
          <span className={css.name}>
            {side === 'couple' ? vendorNameOf(booking) : coupleNameOf(booking)}
          </span>
          {about && <span className={css.soft}>{about}</span>}
        </span>
        <span className={css.side}>
          {quote && <span className={css.total}>{formatMoney(quote.totalCents)}</span>}
          <StateMark booking={booking} side={side} />
          {toReview ? (
            <span className={`${css.mark} ${css.review}`}>
              <Icon of={IconAlertTriangle} size={14} /> da rivedere
            </span>
          ) : (
            waiting && (
              <span className={css.mark}>
                <Icon of={IconClock} size={14} /> salvato qui
              </span>
            )
          )}
        </span>
      </button>
    </li>
  )
}

/** How far a booking is, in words, as each side reads it. */
import type { Booking, BookingState } from '#contract/booking.ts'
import { categoryOf } from '#contract/category-list.ts'
import { formatDay } from '../../lib/day.ts'
import { formatNumber } from '../../lib/number.ts'

export const STATE_WORDS: Record<BookingState, string> = {
  requested: 'In attesa di risposta',
  quoted: 'Preventivo da accettare',
  accepted: 'Accettata, da confermare',
  confirmed: 'Confermata',
  completed: 'Conclusa',
  declined: 'Rifiutata',
  cancelled: 'Annullata',
  expired: 'Scaduta',
}

export const VENDOR_STATE_WORDS: Record<BookingState, string> = {
  ...STATE_WORDS,
  requested: 'Da rispondere',
  quoted: 'Preventivo inviato',
  accepted: 'Accettata: confermala',
}

export type BookingTone = 'ask' | 'wait' | 'sure' | 'over'

const toneOf = (state: BookingState, mine: BookingState, theirs: BookingState): BookingTone =>
  state === mine
    ? 'ask'
    : state === theirs
      ? 'wait'
      : ['accepted', 'confirmed', 'completed'].includes(state)
        ? 'sure'
        : 'over'

/** Whose turn it is, as a colour: `ask` where this side must answer. */
export const stateTone = (state: BookingState, side: 'couple' | 'vendor'): BookingTone =>
  side === 'couple'
    ? toneOf(state, 'quoted', 'requested')
    : state === 'accepted'
      ? 'ask'
      : toneOf(state, 'requested', 'quoted')

export const vendorNameOf = ({ vendor }: Booking): string =>
  vendor?.businessName ?? 'Fornitore non più visibile'
export const coupleNameOf = ({ couple }: Booking): string => couple?.names ?? 'Una coppia'
/** The other side's name, as one side reads it. */
export const nameOf = (booking: Booking, side: 'couple' | 'vendor'): string =>
  side === 'couple' ? vendorNameOf(booking) : coupleNameOf(booking)

/** `Fotografo · Siena`. */
export const vendorLineOf = ({ vendor }: Booking): string =>
  vendor ? `${categoryOf(vendor.category)?.one ?? vendor.category} · ${vendor.place.city}` : ''

const BY = { couple: 'la coppia', vendor: 'il fornitore', system: 'da sola' } as const

/** One line of the history: `Preventivo inviato · 12 giugno 2027`. */
export function historyLine({ to, by }: Booking['history'][number]): string {
  switch (to) {
    case 'requested':
      return 'Richiesta inviata'
    case 'quoted':
      return 'Preventivo inviato'
    case 'accepted':
      return 'Preventivo accettato'
    case 'confirmed':
      return 'Prenotazione confermata'
    case 'completed':
      return 'Evento concluso'
    case 'declined':
      return 'Richiesta rifiutata'
    case 'cancelled':
      return `Annullata: ${BY[by]}`
    case 'expired':
      return 'Scaduta senza risposta'
  }
}

/** `sabato 12 giugno 2027 · 110 invitati`. */
export const eventLine = ({ eventDate, guestCount }: Pick<Booking, 'eventDate' | 'guestCount'>): string =>
  [formatDay(eventDate), guestCount && `${formatNumber(guestCount)} invitati`].filter(Boolean).join(' · ')

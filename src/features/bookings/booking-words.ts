/** How far a booking is, in words, as each side reads it. */
import type { Booking, BookingState } from '#contract/bookings/booking.ts'
import { BOOKING_STATES } from '#contract/lists/bookings/booking-states.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { formatDay } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'

const VENDOR_STATE_WORDS: Record<BookingState, string> = {
  ...BOOKING_STATES,
  requested: 'Da rispondere',
  quoted: 'Preventivo inviato',
  accepted: 'Accettata: confermala',
}

/** What this side sent last and is still on this device, by the state that it made. */
const SAVED_WORDS = {
  couple: { requested: 'Richiesta salvata' },
  vendor: { quoted: 'Preventivo salvato' },
} as const satisfies Record<'couple' | 'vendor', Partial<Record<BookingState, string>>>

const savedWord = (state: BookingState, side: 'couple' | 'vendor'): string | undefined =>
  (SAVED_WORDS[side] as Partial<Record<BookingState, string>>)[state]

/** A booking's state as one side reads it. @param waits what made it so has not left this device */
export const stateWord = (state: BookingState, side: 'couple' | 'vendor', waits: boolean): string =>
  (waits && savedWord(state, side)) || (side === 'couple' ? BOOKING_STATES : VENDOR_STATE_WORDS)[state]

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

/** What the other side asks of something that stands. */
export const askedWord = ({ proposal, reschedule }: Booking, side: 'couple' | 'vendor'): string | undefined =>
  proposal && side === 'couple'
    ? 'Modifica da accettare'
    : reschedule && reschedule.by !== side
      ? 'Altro giorno da accettare'
      : undefined

/** Whether a vendor has something to say to it. */
export const isToAnswer = (booking: Booking): boolean =>
  booking.state === 'requested' || booking.state === 'accepted' || askedWord(booking, 'vendor') !== undefined

const BY = { couple: 'la coppia', vendor: 'il fornitore', system: 'da sola' } as const

/** A step that leaves a booking in its state. */
const CHANGE_LINES = {
  quote: 'Nuovo preventivo inviato',
  accept: 'Modifica accettata',
  keep: 'Modifica non accettata',
  withdraw: 'Modifica ritirata',
  reschedule: 'Altro giorno proposto',
  agree: 'Nuovo giorno accettato',
  refuse: 'Resta il giorno di prima',
  retract: 'Altro giorno ritirato',
  lapse: 'Nessuna risposta, resta il giorno di prima',
} as const

/**
 * One line of the history: `Preventivo inviato`.
 * @param saved of what has not left this device, what becomes of it: `parte appena c’è rete`, or nothing to be said
 */
export function historyLine(
  { from, to, by, step, day, was }: Booking['history'][number],
  saved?: string,
): string {
  if (from === to && step) {
    const days = [day, was].map((one) => one && formatDay(one, 'medium')).filter(Boolean)
    const line = [CHANGE_LINES[step], days.join(', al posto del ')].filter(Boolean).join(': ')
    return [line, saved].filter(Boolean).join(', ')
  }
  const word = saved !== undefined && by !== 'system' && savedWord(to, by)
  if (word) return [word, saved].filter(Boolean).join(', ')
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
      return from === 'quoted' && by === 'couple' ? 'Preventivo rifiutato' : `Annullata: ${BY[by]}`
    case 'expired':
      return 'Scaduta senza risposta'
  }
}

interface Ending {
  /** The button, and what it is asked for once more. */
  verb: string
  /** The button where the question stands already. */
  confirm: string
  question: string
  explanation: string
  /** What is said when it was kept. */
  done: string
}

/** How a couple ends what stands in a state: a request is withdrawn, a quote refused, and only a booking cancelled. */
export function endingOf(state: BookingState): Ending {
  if (state === 'requested')
    return {
      verb: 'Annulla la richiesta',
      confirm: 'Annulla la richiesta',
      question: 'Annullare la richiesta?',
      explanation: 'Il fornitore lo saprà, e il vostro giorno torna libero per lui.',
      done: 'Richiesta annullata.',
    }
  if (state === 'quoted')
    return {
      verb: 'Rifiuta',
      confirm: 'Rifiuta il preventivo',
      question: 'Rifiutare il preventivo?',
      explanation: 'Il fornitore lo saprà. Non avete impegni con lui, e potrete chiedergliene un altro.',
      done: 'Preventivo rifiutato.',
    }
  return {
    verb: 'Annulla la prenotazione',
    confirm: 'Annulla la prenotazione',
    question: 'Annullare la prenotazione?',
    explanation:
      'Il fornitore lo saprà subito. Se avete versato una caparra, valgono le condizioni che avete firmato.',
    done: 'Prenotazione annullata.',
  }
}

/** `sabato 12 giugno 2027 · 110 invitati`. */
export const eventLine = ({ eventDate, guestCount }: Pick<Booking, 'eventDate' | 'guestCount'>): string =>
  [formatDay(eventDate), guestCount && plural(guestCount, 'invitato', 'invitati')].filter(Boolean).join(' · ')

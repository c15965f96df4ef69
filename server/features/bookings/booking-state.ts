/** The refusal of a step that a booking no longer takes, with the state it was found in. */
import type { Booking } from '#contract/booking.ts'
import { ProblemError } from '../../platform/http/problem.ts'

const STATE_WORDS: Record<Booking['state'], string> = {
  requested: 'in attesa di risposta',
  quoted: 'con un preventivo da accettare',
  accepted: 'già accettata',
  confirmed: 'già confermata',
  completed: 'già conclusa',
  declined: 'già rifiutata',
  cancelled: 'già annullata',
  expired: 'scaduta',
}

/** @param detail in the place of what is said of the state */
export const inState = (state: Booking['state'], detail = `La prenotazione è ${STATE_WORDS[state]}.`) =>
  new ProblemError('booking_state', { detail, errors: [{ path: 'state', message: state }] })

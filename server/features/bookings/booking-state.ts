/** What a booking does not take: a step from the state it was found in, a day that is none. */
import type { Booking } from '#contract/bookings/booking.ts'
import { addDays } from '#contract/lists/plan/task-template.ts'
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

const YEARS_AHEAD_DAYS = 5 * 366

/** What is wrong with the day of an event, in words. @param today `YYYY-MM-DD` */
export function dayFault(day: string, today: string): string | undefined {
  if (day < today) return 'Il giorno dell’evento è già passato.'
  return day > addDays(today, YEARS_AHEAD_DAYS) ? 'Si prenota fino a cinque anni prima.' : undefined
}

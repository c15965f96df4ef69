/** Another day for a booking: proposed by one of the two, and the booking's once the other has accepted it. */
import {
  RESCHEDULES_OF_BOOKING,
  type RescheduleTaken,
  rescheduleEntry,
  rescheduleFault,
  rescheduledBy,
} from '#contract/lists/bookings/booking-reschedule.ts'
import type { Booking, BookingReschedule } from '#contract/bookings/booking.ts'
import { lockAudience, vendorAudience } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ofCouple, ofVendor } from '../../platform/entity/owned-by.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { owesMail } from './booking-mail.ts'
import { isTaken, tellAvailability } from './booking-service.ts'
import { dayFault, inState } from './booking-state.ts'
import { type BookingRow, bookings, hasPlaceOn, presentBookings } from './booking-store.ts'

type Side = RescheduleTaken['by']

/**
 * A step of one side. The caller holds the couple's lock already (see `lockOf`).
 * @param by the side, and whose account it is
 * @throws ProblemError `booking_state` where the other side, or another device, was quicker; `rule_broken` at `body.day`
 */
export async function takeReschedule(
  by: { coupleId: string } | { vendorId: string },
  context: WriteContext,
  id: string,
  body: BookingReschedule,
): Promise<Booking> {
  const { tx, now } = context
  const isMine = 'coupleId' in by ? ofCouple(by.coupleId) : ofVendor(by.vendorId)
  const side: Side = 'coupleId' in by ? 'couple' : 'vendor'
  const known = await bookings.find(tx, id)
  if (!known || !isMine(known)) throw new ProblemError('not_found')
  await lockAudience(tx, vendorAudience(known.vendorId))
  const before = (await bookings.find(tx, id, true))!
  const { step, note } = body
  const today = italianDay(now)
  const number = step === 'reschedule' ? body.after : body.number
  const fault = rescheduleFault(before, { by: side, step, number }, today)
  if (fault) throw refusal(fault, before, step)
  const day = step === 'reschedule' ? body.day : undefined
  if (day !== undefined) checkProposed(day, before, today)
  const after = rescheduledBy(before, { by: side, step }, day)
  if (step === 'agree') await checkFree(before, after.eventDate, side, tx)
  const kept = note && plainText(note)
  const entry = {
    at: now,
    by: side,
    from: before.state,
    to: before.state,
    ...rescheduleEntry(before, step, after),
    ...(kept ? { note: kept } : {}),
  }
  const change = { ...after, history: [...before.history, entry] }
  const row = await bookings.change(context, id, change, () => true)
  if (step === 'agree' && isTaken(row.state)) await tellAvailability(row.vendorId, row.version, tx)
  await owesMail(id, side === 'vendor' ? 'couple' : 'vendor', tx)
  return (await presentBookings([row], tx))[0]!
}

function refusal(
  fault: NonNullable<ReturnType<typeof rescheduleFault>>,
  { state }: BookingRow,
  step: RescheduleTaken['step'],
): ProblemError {
  switch (fault) {
    case 'over':
      return inState(state)
    case 'waits':
      return inState(state, 'C’è già un altro giorno proposto che aspetta risposta.')
    case 'since':
      return inState(
        state,
        step === 'reschedule'
          ? 'Nel frattempo è stato proposto un altro giorno: prima va letto come è finita.'
          : 'Questa proposta non aspetta più una risposta.',
      )
    case 'side':
      return inState(
        state,
        step === 'retract'
          ? 'La proposta è dell’altra parte: si accetta o si rifiuta.'
          : 'Alla proposta risponde l’altra parte.',
      )
    case 'past':
      return inState(state, 'Il giorno proposto è passato: serve proporne un altro.')
    case 'many':
      return new ProblemError('rule_broken', {
        detail: `Di giorni ne avete proposti ${RESCHEDULES_OF_BOOKING}: per il resto scrivetevi nei messaggi.`,
      })
  }
}

function checkProposed(day: string, { eventDate }: BookingRow, today: string): void {
  const message = day === eventDate ? 'È già il giorno della prenotazione.' : dayFault(day, today)
  if (message)
    throw new ProblemError('rule_broken', { detail: message, errors: [{ path: 'body.day', message }] })
}

/** The caller holds the vendor's lock, so the last place of a day goes to one. */
async function checkFree({ vendorId, state }: BookingRow, day: string, side: Side, tx: Queryable) {
  if (await hasPlaceOn(vendorId, day, tx)) return
  throw inState(
    state,
    side === 'vendor'
      ? 'Quel giorno risulta già preso: libera il posto nel calendario prima di accettarlo.'
      : 'Nel frattempo quel giorno è stato preso: resta il giorno di prima.',
  )
}

/** Ends a proposal whose day is past. The caller holds the couple's lock. */
export async function lapseReschedule(id: string, context: WriteContext): Promise<void> {
  const { tx, now } = context
  const before = await bookings.find(tx, id)
  const { reschedule, state } = before ?? {}
  if (!before || !state || !reschedule || reschedule.day >= italianDay(now))
    throw new ProblemError('not_found')
  await lockAudience(tx, vendorAudience(before.vendorId))
  const after = { eventDate: before.eventDate, reschedule: null }
  const entry = {
    at: now,
    by: 'system' as const,
    from: state,
    to: state,
    ...rescheduleEntry(before, 'lapse', after),
  }
  await bookings.change(context, id, { reschedule: null, history: [...before.history, entry] }, () => true)
}

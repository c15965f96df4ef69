/**
 * Another day for a booking: one side proposes it, the other accepts it or not, and until then the day stands. The server
 * and what waits on a device go by the same. Pure, free of schemas.
 */
import { type BookingStep, isOpenBooking } from './booking-steps.ts'

/** Of one booking. What more has to be said is said in words. */
export const RESCHEDULES_OF_BOOKING = 12

export const RESCHEDULE_ANSWERS = ['agree', 'refuse', 'retract'] as const
export type RescheduleStep = 'reschedule' | (typeof RESCHEDULE_ANSWERS)[number]
type Side = 'couple' | 'vendor'

/** A day that waits for the other side. */
export interface Reschedule {
  day: string
  by: Side
  number: number
}
export interface Rescheduled {
  state: Parameters<typeof isOpenBooking>[0]
  eventDate: string
  reschedule?: Reschedule | null | undefined
  history: readonly { step?: string | undefined; number?: number | undefined }[]
}

export const isRescheduleStep = (step: string): step is RescheduleStep =>
  step === 'reschedule' || (RESCHEDULE_ANSWERS as readonly string[]).includes(step)

/** The number of the day that was proposed last; 0 where none was. */
export const lastRescheduleNumber = ({ history }: Pick<Rescheduled, 'history'>): number =>
  history.filter(({ step }) => step === 'reschedule').length

/** The day that waits; one that is past waits no more. @param today `YYYY-MM-DD` */
export const openReschedule = (
  { reschedule }: Pick<Rescheduled, 'reschedule'>,
  today: string,
): Reschedule | undefined => (reschedule && reschedule.day >= today ? reschedule : undefined)

export interface RescheduleTaken {
  by: Side
  step: RescheduleStep
  /** The one that is answered or taken back, or that a new one comes after. */
  number: number
}

/**
 * Why a step may not be taken: the booking is over; another day waits already; others were proposed since, or the one that
 * is meant waits no more; its own side would answer it, or the other take it back; it is past; there were too many.
 * @param today `YYYY-MM-DD`
 */
export function rescheduleFault(
  booking: Rescheduled,
  { by, step, number }: RescheduleTaken,
  today: string,
): 'over' | 'waits' | 'since' | 'side' | 'past' | 'many' | undefined {
  if (!isOpenBooking(booking.state)) return 'over'
  const last = lastRescheduleNumber(booking)
  if (step === 'reschedule') {
    if (openReschedule(booking, today)) return 'waits'
    return number === last ? (last < RESCHEDULES_OF_BOOKING ? undefined : 'many') : 'since'
  }
  const { reschedule } = booking
  if (reschedule?.number !== number) return 'since'
  if ((reschedule.by === by) !== (step === 'retract')) return 'side'
  return step === 'agree' && reschedule.day < today ? 'past' : undefined
}

/** The day, and the one that waits, after a step of these that may be taken. @param day the one that is proposed */
export const rescheduledBy = (
  booking: Rescheduled,
  { by, step }: Pick<RescheduleTaken, 'by' | 'step'>,
  day = '',
): { eventDate: string; reschedule: Reschedule | null } => ({
  eventDate: step === 'agree' && booking.reschedule ? booking.reschedule.day : booking.eventDate,
  reschedule: step === 'reschedule' ? { day, by, number: lastRescheduleNumber(booking) + 1 } : null,
})

/** What the history says of a step of these, beside what it says of any. @param after the booking after it */
export const rescheduleEntry = (
  before: Rescheduled,
  step: RescheduleStep | 'lapse',
  after: { eventDate: string; reschedule: Reschedule | null },
) => ({
  step,
  number: (after.reschedule ?? before.reschedule)?.number ?? 1,
  ...(step === 'reschedule' && { day: after.reschedule!.day }),
  ...(step === 'agree' && { day: after.eventDate, was: before.eventDate }),
})

/** The day that waits after any other step: none once the booking is over, or was accepted for the day that it has. */
export const rescheduleAfter = (
  { state, reschedule }: Pick<Rescheduled, 'state' | 'reschedule'>,
  step: BookingStep,
  to: Rescheduled['state'],
): Reschedule | null =>
  !isOpenBooking(to) || (step === 'accept' && state === 'quoted') ? null : (reschedule ?? null)

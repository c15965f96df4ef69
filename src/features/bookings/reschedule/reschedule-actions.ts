/** Another day for a booking: proposing it, answering it and taking it back, through the outbox. */
import { type RescheduleStep, lastRescheduleNumber } from '#contract/lists/bookings/booking-reschedule.ts'
import type { Booking } from '#contract/bookings/booking.ts'
import { useChanges } from '../../../plan/changes.ts'
import { useLeaving } from '../../sync/reach-face.ts'
import { keep } from '../booking-actions.ts'
import { bookingCoupleStep, bookingVendorStep } from '../booking-commands.ts'
import { nameOf } from '../booking-words.ts'

/** @returns takes a step of one side's, and says whether it was kept; `day` and `note` go with a proposal */
export function useReschedule(booking: Booking, side: 'couple' | 'vendor') {
  const { make } = useChanges()
  const leaving = useLeaving('la')
  const done: Record<RescheduleStep, string> = {
    reschedule: `Proposta salvata: ${leaving}.`,
    agree: 'Nuovo giorno accettato.',
    refuse: 'Resta il giorno di prima.',
    retract: 'Proposta ritirata.',
  }
  return (step: RescheduleStep, day?: string, note?: string): Promise<boolean> => {
    const args = {
      id: booking.id,
      name: nameOf(booking, side),
      step,
      ...(day ? { day, after: lastRescheduleNumber(booking) } : { number: booking.reschedule?.number ?? 0 }),
      ...(note && { note }),
    }
    const definition = side === 'couple' ? bookingCoupleStep : bookingVendorStep
    return keep(make, { definition, args, baseVersion: booking.version }, done[step])
  }
}

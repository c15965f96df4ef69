/** Asking, answering and ending, through the outbox. */
import type { VendorStep } from '#contract/booking-steps.ts'
import type { Booking, Quote } from '#contract/booking.ts'
import { newId } from '#contract/new-id.ts'
import type { VendorCard } from '#contract/vendor.ts'
import { useMemo } from 'react'
import type { Submission } from '../../offline/outbox-types.ts'
import { notify } from '../../ui/toasts-store.ts'
import { type Changes, useChanges } from '../couple/change-queries.ts'
import {
  type BookingAdd,
  bookingAdd,
  bookingCoupleStep,
  bookingVendorStep,
  busyDaysSet,
} from './booking-commands.ts'
import { coupleNameOf, vendorNameOf } from './booking-words.ts'

/** What a step did cannot be undone from here once it has left: it is said without a way back. */
async function keep(make: Changes['make'], submission: Submission, message: string): Promise<boolean> {
  const kept = await make([{ submission }])
  if (kept) notify({ type: 'success', message })
  return kept
}

export type BookingRequest = Pick<BookingAdd, 'eventDate' | 'guestCount' | 'message' | 'budgetCents'>

export function useCoupleBookingActions() {
  const { make } = useChanges()
  return useMemo(
    () => ({
      ask(vendor: VendorCard, request: BookingRequest) {
        const args = { ...request, id: newId(), vendorId: vendor.id, name: vendor.businessName, vendor }
        return keep(make, { definition: bookingAdd, args }, 'Richiesta salvata: parte appena c’è rete.')
      },
      cancel: (booking: Booking, note: string) =>
        keep(make, coupleStep(booking, 'cancel', note), 'Prenotazione annullata.'),
    }),
    [make],
  )
}

/** A couple's answer, for whoever submits more than that together. */
export const coupleStep = (booking: Booking, step: 'accept' | 'cancel', note = '') => ({
  definition: bookingCoupleStep,
  args: { id: booking.id, name: vendorNameOf(booking), step, ...(note && { note }) },
  baseVersion: booking.version,
})

const DONE: Record<VendorStep, string> = {
  quote: 'Preventivo salvato: parte appena c’è rete.',
  decline: 'Richiesta rifiutata.',
  confirm: 'Prenotazione confermata.',
  complete: 'Evento concluso.',
  cancel: 'Prenotazione annullata.',
}

/** @param vendorId whose calendar it is */
export function useVendorBookingActions(vendorId: string) {
  const { make } = useChanges()
  return useMemo(
    () => ({
      step(booking: Booking, step: VendorStep, more: { note?: string; quote?: Quote } = {}) {
        const { note, quote } = more
        const args = {
          id: booking.id,
          name: coupleNameOf(booking),
          step,
          ...(note && { note }),
          ...(quote && { quote }),
        }
        const submission = { definition: bookingVendorStep, args, baseVersion: booking.version }
        return keep(make, submission, DONE[step])
      },
      setBusy(days: string[], busy: boolean) {
        const set = (value: boolean) => ({
          definition: busyDaysSet,
          args: { id: vendorId, days, busy: value },
        })
        return make(
          [{ submission: set(busy), inverse: set(!busy) }],
          busy ? 'Segnato come occupato.' : 'Il giorno è di nuovo libero.',
        )
      },
    }),
    [make, vendorId],
  )
}

export type VendorBookingActions = ReturnType<typeof useVendorBookingActions>

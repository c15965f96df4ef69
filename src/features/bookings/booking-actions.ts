/** Asking, answering and ending, through the outbox. */
import type { CoupleStep, VendorStep } from '#contract/lists/bookings/booking-steps.ts'
import type { Booking } from '#contract/bookings/booking.ts'
import type { Quote } from '#contract/bookings/quote.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { useMemo } from 'react'
import type { Submission } from '../../offline/outbox/outbox-types.ts'
import { formatDay } from '../../lib/day.ts'
import { named } from '../../lib/named.ts'
import { joinWords } from '../../lib/text.ts'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { type Changes, useChanges } from '../../plan/changes.ts'
import { useLeaving } from '../sync/reach-face.ts'
import {
  type BookingAdd,
  bookingAdd,
  bookingCoupleStep,
  bookingVendorStep,
  busyDaysSet,
} from './booking-commands.ts'
import { lastQuoteNumber, numberOf, quoteToAccept } from '#contract/lists/bookings/booking-quotes.ts'
import { coupleNameOf, endingOf, vendorNameOf } from './booking-words.ts'
import type { ChosenFile } from './quote/quote-fields.ts'

/** What a step did cannot be undone from here once it has left: it is said without a way back. */
export async function keep(make: Changes['make'], submission: Submission, message: string): Promise<boolean> {
  const kept = await make([{ submission }])
  if (kept) notify({ type: 'success', message })
  return kept
}

export type BookingRequest = Pick<BookingAdd, 'eventDate' | 'guestCount' | 'message' | 'budgetCents'>

export function useCoupleBookingActions() {
  const { make } = useChanges()
  const leaving = useLeaving('la')
  return useMemo(
    () => ({
      ask(vendor: VendorCard, request: BookingRequest) {
        const args = { ...request, id: newId(), vendorId: vendor.id, name: vendor.businessName, vendor }
        return keep(make, { definition: bookingAdd, args }, `Richiesta salvata: ${leaving}.`)
      },
      cancel: (booking: Booking, note: string) =>
        keep(make, coupleStep(booking, 'cancel', note), endingOf(booking.state).done),
      keepAsItWas: (booking: Booking) => keep(make, coupleStep(booking, 'keep'), 'Resta tutto com’era.'),
    }),
    [make, leaving],
  )
}

/** A couple's answer, for whoever submits more than that together. */
export const coupleStep = (booking: Booking, step: CoupleStep, note = '') => ({
  definition: bookingCoupleStep,
  args: {
    id: booking.id,
    name: vendorNameOf(booking),
    step,
    // What was not read is not answered.
    ...(step !== 'cancel' && { number: numberOf(quoteToAccept(booking) ?? {}) }),
    ...(note && { note }),
  },
  baseVersion: booking.version,
})

const DONE: Record<Exclude<VendorStep, 'quote'>, string> = {
  withdraw: 'Modifica ritirata.',
  decline: 'Richiesta rifiutata.',
  confirm: 'Prenotazione confermata.',
  complete: 'Evento concluso.',
  cancel: 'Prenotazione annullata.',
}

/** @param vendorId whose calendar it is */
export function useVendorBookingActions(vendorId: string) {
  const { make } = useChanges()
  const leaving = useLeaving('lo')
  return useMemo(
    () => ({
      step(
        booking: Booking,
        step: VendorStep,
        more: { note?: string; quote?: Quote; files?: readonly ChosenFile[] } = {},
      ) {
        const { note, quote, files = [] } = more
        const args = {
          id: booking.id,
          name: coupleNameOf(booking),
          step,
          ...(note && { note }),
          ...(quote && { quote, after: lastQuoteNumber(booking) }),
          ...(files.length > 0 && { files: files.map(({ id: fileId, ...file }) => ({ fileId, ...file })) }),
          ...(step === 'withdraw' && { number: numberOf(booking.proposal ?? {}) }),
        }
        const submission = { definition: bookingVendorStep, args, baseVersion: booking.version }
        return keep(make, submission, step === 'quote' ? `Preventivo salvato: ${leaving}.` : DONE[step])
      },
      setBusy(days: string[], busy: boolean) {
        const set = (value: boolean) => ({
          definition: busyDaysSet,
          args: { id: vendorId, days, busy: value },
        })
        return make(
          [{ submission: set(busy), inverse: set(!busy) }],
          named(
            busy ? 'Segnato come occupato' : 'Di nuovo libero',
            joinWords(days.map((day) => formatDay(day, 'medium'))),
          ),
        )
      },
    }),
    [make, vendorId, leaving],
  )
}

export type VendorBookingActions = ReturnType<typeof useVendorBookingActions>

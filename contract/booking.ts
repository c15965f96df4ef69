import { z } from 'zod'
import { COUPLE_STEPS } from './lists/booking-steps.ts'
import { Entity } from './kit/entity.ts'
import { Id } from './kit/ids.ts'
import { Cents, Day, Instant, text } from './kit/scalars.ts'
import { VendorCard } from './vendor.ts'

export const BookingState = z.enum([
  'requested',
  'quoted',
  'accepted',
  'confirmed',
  'completed',
  'declined',
  'cancelled',
  'expired',
])
export type BookingState = z.infer<typeof BookingState>

/** When it has lines, they add to the total. `validUntil` is the last day on which it can be accepted. */
export const Quote = z.strictObject({
  totalCents: Cents,
  validUntil: Day,
  lines: z.array(z.strictObject({ label: text(200), amountCents: Cents })).max(60),
  notes: text(2000, 0),
})
export type Quote = z.infer<typeof Quote>

const asked = {
  eventDate: Day,
  guestCount: z.int().min(1).max(2000).optional(),
  message: text(4000, 0),
  budgetCents: Cents.optional(),
}

/** What a vendor is told of the couple that asks. */
const AskingCouple = z.strictObject({
  names: text(260),
  city: text(80).optional(),
  province: text(4).optional(),
})

/** `vendor` is what a list shows of it, absent when the vendor is no longer public; `couple` is who asks. */
export const Booking = Entity.extend({
  vendorId: Id,
  coupleId: Id,
  ...asked,
  state: BookingState,
  quote: Quote.optional(),
  history: z.array(
    z.strictObject({
      at: Instant,
      by: z.enum(['couple', 'vendor', 'system']),
      from: BookingState.nullable(),
      to: BookingState,
      note: text(1000, 0).optional(),
    }),
  ),
  vendor: VendorCard.optional(),
  couple: AskingCouple.optional(),
})
export type Booking = z.infer<typeof Booking>

export const NewBooking = z.strictObject({
  id: Id,
  vendorId: Id,
  ...asked,
  message: text(4000, 0).default(''),
})
export type NewBooking = z.input<typeof NewBooking>

const note = { note: text(1000, 0).optional() }

export const CoupleBookingStep = z.strictObject({ step: z.enum(COUPLE_STEPS), ...note })
export type CoupleBookingStep = z.infer<typeof CoupleBookingStep>

export const VendorBookingStep = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('quote'), quote: Quote, ...note }),
  z.strictObject({ step: z.literal('decline'), ...note }),
  z.strictObject({ step: z.literal('confirm'), ...note }),
  z.strictObject({ step: z.literal('complete'), ...note }),
  z.strictObject({ step: z.literal('cancel'), ...note }),
])
export type VendorBookingStep = z.infer<typeof VendorBookingStep>

/** A day that another calendar of the vendor's takes, and that calendar's name. */
const DayElsewhere = z.strictObject({ day: Day, calendar: text(60) })

/**
 * The days a vendor keeps for itself. One of these for a vendor; its id is the vendor's. `elsewhere` are those that its
 * other calendars take, which only they can free; absent where there are none.
 */
export const BusyDays = Entity.extend({
  vendorId: Id,
  days: z.array(Day),
  elsewhere: z.array(DayElsewhere).optional(),
})
export type BusyDays = z.infer<typeof BusyDays>

export const BusyDaysChange = z.strictObject({ days: z.array(Day).min(1).max(62), busy: z.boolean() })
export type BusyDaysChange = z.infer<typeof BusyDaysChange>

/** Tells that the free days of a vendor are others now, and of no more than that. */
export const AvailabilityNews = z.strictObject({ vendorId: Id })

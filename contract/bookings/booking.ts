import { z } from 'zod'
import { QUOTES_OF_BOOKING, QUOTE_FILES } from '../lists/bookings/booking-quotes.ts'
import { RESCHEDULE_ANSWERS } from '../lists/bookings/booking-reschedule.ts'
import { COUPLE_STEPS } from '../lists/bookings/booking-steps.ts'
import { Entity } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { Cents, Day, Instant, text } from '../kit/scalars.ts'
import { FileRef } from '../media/file.ts'
import { Quote } from './quote.ts'
import { VendorCard } from '../vendors/vendor.ts'

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

/** A file that goes with a quote; its address opens only for who knows it, and these are the booking's two. */
const QuoteFile = z.strictObject({
  id: Id,
  kind: z.enum(['picture', 'document']),
  /** What it was called on the vendor's device. */
  name: text(200),
  url: text(500),
  bytes: z.int().min(0),
})
export type QuoteFile = z.infer<typeof QuoteFile>

/** A quote with its number among those of its booking, and when it was sent: an older app said neither. */
const SentQuote = Quote.extend({
  number: z.int().positive().optional(),
  sentAt: Instant.optional(),
  files: z.array(QuoteFile).max(QUOTE_FILES).optional(),
})
export type SentQuote = z.infer<typeof SentQuote>
const EarlierQuote = SentQuote.extend({ outcome: z.enum(['replaced', 'changed', 'refused', 'withdrawn']) })
export type EarlierQuote = z.infer<typeof EarlierQuote>

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
  /** What holds, or what the couple may accept. */
  quote: SentQuote.optional(),
  /** What the vendor would change of what was accepted: that holds until the couple accepts this. */
  proposal: SentQuote.optional(),
  earlier: z.array(EarlierQuote).max(QUOTES_OF_BOOKING).optional(),
  /** Another day that one of the two proposes: `eventDate` stands until the other accepts it. */
  reschedule: z
    .strictObject({ day: Day, by: z.enum(['couple', 'vendor']), number: z.int().positive() })
    .optional(),
  history: z.array(
    z.strictObject({
      at: Instant,
      by: z.enum(['couple', 'vendor', 'system']),
      from: BookingState.nullable(),
      to: BookingState,
      /** What was done without the state becoming another: with a quote, or with a day that was proposed. */
      step: z
        .enum(['quote', 'accept', 'keep', 'withdraw', 'reschedule', ...RESCHEDULE_ANSWERS, 'lapse'])
        .optional(),
      /** Of that quote, or of that day. */
      number: z.int().positive().optional(),
      /** The day that was proposed or accepted, and the one before it. */
      day: Day.optional(),
      was: Day.optional(),
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

/** The number of the quote that is accepted, or not; an older app says none and means the first. */
const quoteNumber = z.int().positive()

const reschedules = [
  z.strictObject({
    step: z.literal('reschedule'),
    day: Day,
    /** The number of the proposal that it comes after, as its writer knows: of two made at once the second is refused. */
    after: z.int().min(0).default(0),
    ...note,
  }),
  z.strictObject({ step: z.enum(RESCHEDULE_ANSWERS), number: z.int().positive(), ...note }),
] as const

/** What either side does about another day. */
const BookingReschedule = z.discriminatedUnion('step', reschedules)
export type BookingReschedule = z.infer<typeof BookingReschedule>

export const CoupleBookingStep = z.discriminatedUnion('step', [
  z.strictObject({ step: z.enum(COUPLE_STEPS), number: quoteNumber.optional(), ...note }),
  ...reschedules,
])
export type CoupleBookingStep = z.infer<typeof CoupleBookingStep>

export const VendorBookingStep = z.discriminatedUnion('step', [
  z.strictObject({
    step: z.literal('quote'),
    quote: Quote,
    /** The number of the quote that it comes after, as its writer knows: of two sent at once the second is refused. */
    after: z.int().min(0).default(0),
    files: z.array(FileRef).max(QUOTE_FILES).optional(),
    ...note,
  }),
  z.strictObject({ step: z.literal('withdraw'), number: quoteNumber, ...note }),
  z.strictObject({ step: z.literal('decline'), ...note }),
  z.strictObject({ step: z.literal('confirm'), ...note }),
  z.strictObject({ step: z.literal('complete'), ...note }),
  z.strictObject({ step: z.literal('cancel'), ...note }),
  ...reschedules,
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

/** A booking as administrators find it. */
export const FoundBooking = z.strictObject({
  id: Id,
  version: z.int().positive(),
  coupleId: Id,
  coupleNames: z.string(),
  vendorId: Id,
  vendorName: z.string(),
  eventDate: Day,
  state: BookingState,
})
export type FoundBooking = z.infer<typeof FoundBooking>

import { z } from 'zod'
import {
  Booking,
  BusyDays,
  BusyDaysChange,
  CoupleBookingStep,
  NewBooking,
  VendorBookingStep,
} from '../bookings/booking.ts'
import { Day } from '../kit/scalars.ts'
import { QUOTES_OF_BOOKING } from '../lists/bookings/booking-quotes.ts'
import { type Call, byId } from './call.ts'

/** Those of earlier days than this one. */
const beforeDay = z.strictObject({ before: Day.optional() })

/** Of a booking that is asked for as a file. */
const whichQuote = z.strictObject({
  number: z.coerce.number().int().min(1).max(QUOTES_OF_BOOKING).optional(),
})

export const BOOKING_CALLS = {
  'Bookings/addBooking': { body: NewBooking, reply: Booking },
  'Bookings/getBookingByCouple': { query: beforeDay, reply: z.array(Booking) },
  'Bookings/getBookingByVendor': { query: beforeDay, reply: z.array(Booking) },
  'Bookings/getOneByCouple': { params: byId, query: whichQuote, reply: Booking },
  'Bookings/getOneByVendor': { params: byId, query: whichQuote, reply: Booking },
  'Bookings/stepByCouple': { params: byId, body: CoupleBookingStep, reply: Booking },
  'Bookings/stepByVendor': { params: byId, body: VendorBookingStep, reply: Booking },
  'Bookings/getBusyDays': { reply: BusyDays },
  'Bookings/setBusyDays': { body: BusyDaysChange, reply: BusyDays },
} as const satisfies Record<string, Call>

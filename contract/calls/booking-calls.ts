import { z } from 'zod'
import {
  Booking,
  BusyDays,
  BusyDaysChange,
  CoupleBookingStep,
  NewBooking,
  VendorBookingStep,
} from '../booking.ts'
import { Day } from '../kit/scalars.ts'
import { type Call, byId } from './call.ts'

/** Those of earlier days than this one. */
const beforeDay = z.strictObject({ before: Day.optional() })

export const BOOKING_CALLS = {
  'Bookings/addBooking': { body: NewBooking, reply: Booking },
  'Bookings/getBookingByCouple': { query: beforeDay, reply: z.array(Booking) },
  'Bookings/getBookingByVendor': { query: beforeDay, reply: z.array(Booking) },
  'Bookings/stepByCouple': { params: byId, body: CoupleBookingStep, reply: Booking },
  'Bookings/stepByVendor': { params: byId, body: VendorBookingStep, reply: Booking },
  'Bookings/getBusyDays': { reply: BusyDays },
  'Bookings/setBusyDays': { body: BusyDaysChange, reply: BusyDays },
} as const satisfies Record<string, Call>

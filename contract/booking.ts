import { z } from 'zod'
import { Entity } from './entity.ts'
import { Id } from './ids.ts'
import { Cents, Day, Instant, text } from './scalars.ts'

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

export const Quote = z.strictObject({
  totalCents: Cents,
  validUntil: Day,
  lines: z.array(z.strictObject({ label: text(200), amountCents: Cents })).max(60),
  notes: text(2000, 0),
})

export const Booking = Entity.extend({
  vendorId: Id,
  coupleId: Id,
  eventDate: Day,
  guestCount: z.int().positive().optional(),
  message: text(4000, 0),
  budgetCents: Cents.optional(),
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
})
export type Booking = z.infer<typeof Booking>

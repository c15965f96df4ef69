import { z } from 'zod'
import { Cents, Day, text } from '../kit/scalars.ts'
import {
  PAYMENT_DUES,
  QUOTE_GUESTS,
  QUOTE_LINES,
  QUOTE_PAYMENTS,
  QUOTE_PAYMENT_KINDS,
  QUOTE_QUANTITY,
  TERM_DAYS,
} from '../lists/bookings/quote-sums.ts'

/** What a line is, before what it comes to. Of one that an older app sent only the name and the amount are known. */
export const line = {
  label: text(200),
  quantity: z.int().min(1).max(QUOTE_QUANTITY).optional(),
  unitCents: Cents.optional(),
  /** As many as the quote has guests. */
  perGuest: z.boolean().optional(),
  vatRate: z.literal([22, 10, 4, 0]).optional(),
}

/** `value` is a percent of the lines, or cents. */
export const Discount = z.strictObject({
  kind: z.enum(['percent', 'amount']),
  value: Cents,
  label: text(120, 0),
})

/** A caparra is the first one; the last is what is left of the total. */
export const term = {
  kind: z.enum(QUOTE_PAYMENT_KINDS),
  due: z.enum(PAYMENT_DUES),
  /** So many days before the event. */
  days: z.int().min(1).max(TERM_DAYS).optional(),
  day: Day.optional(),
  percent: z.int().min(1).max(100).optional(),
}

/**
 * When it has lines, they add to the total, VAT included, less the discount; its payments add to the total too.
 * `validUntil` is the last day on which it can be accepted.
 */
export const Quote = z.strictObject({
  totalCents: Cents,
  validUntil: Day,
  lines: z.array(z.strictObject({ ...line, amountCents: Cents })).max(QUOTE_LINES),
  guestCount: z.int().min(1).max(QUOTE_GUESTS).optional(),
  discount: Discount.optional(),
  payments: z
    .array(z.strictObject({ ...term, amountCents: Cents }))
    .max(QUOTE_PAYMENTS)
    .optional(),
  notes: text(2000, 0),
})
export type Quote = z.infer<typeof Quote>

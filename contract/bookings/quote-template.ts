import { z } from 'zod'
import { entity } from '../kit/entity.ts'
import { Cents, text } from '../kit/scalars.ts'
import { QUOTE_LINES, QUOTE_PAYMENTS } from '../lists/bookings/quote-sums.ts'
import { TEMPLATE_NAME, TEMPLATE_VALID_DAYS } from '../lists/bookings/quote-templates.ts'
import { Discount, line, term } from './quote.ts'

/** A quote of no couple: what it comes to follows from the guests of the one it is used for. */
const TemplateQuote = z.strictObject({
  lines: z.array(z.strictObject(line)).max(QUOTE_LINES),
  discount: Discount.optional(),
  /** An amount is said by those that are no percent. */
  payments: z
    .array(z.strictObject({ ...term, amountCents: Cents.optional() }))
    .max(QUOTE_PAYMENTS)
    .optional(),
  /** From the day it is used. */
  validDays: z.int().min(0).max(TEMPLATE_VALID_DAYS),
  notes: text(2000, 0),
})

/** What a vendor begins a quote from. The quote is written as a whole: of two devices the later one counts. */
export const quoteTemplate = entity('vendorId', {
  fields: { name: text(TEMPLATE_NAME), quote: TemplateQuote },
})
export type QuoteTemplate = z.infer<typeof quoteTemplate.Whole>

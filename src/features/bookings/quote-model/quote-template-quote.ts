/** From a quote as it is typed to a template, and back. Pure. */
import { TEMPLATE_VALID_DAYS } from '#contract/lists/bookings/quote-templates.ts'
import type { QuoteTemplate } from '#contract/bookings/quote-template.ts'
import { addDays, daysBetween } from '../../../lib/day.ts'
import { type TypedQuote, quoteOf } from '../quote/quote-fields.ts'
import { anyDay } from '../quote/quote-words.ts'

/**
 * What is typed, without its couple: no guests, and days as so many before an event.
 * @param eventDate of the booking it was typed for, `YYYY-MM-DD`
 */
export function templateOf(typed: TypedQuote, eventDate: string, today: string): QuoteTemplate['quote'] {
  const { lines, discount, payments = [], validUntil, notes } = quoteOf(typed)
  const last = payments.length - 1
  return {
    lines: lines.map(({ amountCents: _, ...line }) => line),
    ...(discount && { discount }),
    payments: payments.map((payment, at) => {
      const { amountCents, ...term } = anyDay(payment, eventDate)
      return { ...term, ...(term.percent === undefined && at < last && { amountCents }) }
    }),
    validDays: Math.min(Math.max(daysBetween(today, validUntil), 0), TEMPLATE_VALID_DAYS),
    notes,
  }
}

/** The form as a template fills it. @param guestCount of the couple it is for */
export function typedFrom(
  { lines, discount, payments = [], validDays, notes }: QuoteTemplate['quote'],
  guestCount: number | undefined,
  today: string,
): TypedQuote {
  return {
    lines: lines.map(({ label, unitCents, quantity = 1, perGuest, vatRate }, key) => ({
      key,
      label,
      cents: unitCents ?? null,
      quantity,
      ...(perGuest && { perGuest }),
      ...(vatRate !== undefined && { vatRate }),
    })),
    guestCount: guestCount ?? null,
    discount: discount ?? null,
    payments,
    validUntil: addDays(today, validDays),
    notes,
  }
}

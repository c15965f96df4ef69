/** A quote as it is typed: from one that is there, and to one that is sent. Pure. */
import { type QuoteFaults, quoteFaults, withAmounts } from '#contract/lists/bookings/quote-faults.ts'
import type { PaymentTerm, VatRate } from '#contract/lists/bookings/quote-sums.ts'
import type { Quote } from '#contract/bookings/quote.ts'
import { addDays } from '../../../lib/day.ts'

const VALID_FOR_DAYS = 14

/** What an older app kept of a line is its name and its price. */
export interface TypedLine {
  key: number
  label: string
  cents: number | null
  quantity?: number | null
  perGuest?: boolean
  vatRate?: VatRate
}
/** A file that goes with it, as this device knows it. */
export interface ChosenFile {
  id: string
  name: string
  kind: 'picture' | 'document'
  /** Bytes. */
  size: number
}
export interface TypedQuote {
  lines: readonly TypedLine[]
  guestCount: number | null
  discount: { kind: 'percent' | 'amount'; value: number | null; label: string } | null
  payments: readonly PaymentTerm[]
  validUntil: string
  notes: string
}

/** What a vendor starts with: what was sent last, or an empty one. */
export function typedOf(quote: Quote | undefined, guestCount: number | undefined, today: string): TypedQuote {
  const lines = quote?.lines ?? []
  const validUntil = addDays(today, VALID_FOR_DAYS)
  return {
    lines:
      lines.length === 0
        ? [{ key: 0, label: '', cents: null }]
        : lines.map(({ label, amountCents, unitCents, quantity, perGuest, vatRate }, key) => ({
            key,
            label,
            cents: unitCents ?? amountCents,
            quantity: quantity ?? 1,
            ...(perGuest && { perGuest }),
            ...(vatRate !== undefined && { vatRate }),
          })),
    guestCount: quote?.guestCount ?? guestCount ?? null,
    discount: quote?.discount ?? null,
    payments: quote?.payments ?? [],
    validUntil: quote && quote.validUntil > validUntil ? quote.validUntil : validUntil,
    notes: quote?.notes ?? '',
  }
}

/** What is typed, with all it comes to; lines left empty are left out. */
export function quoteOf({ lines, guestCount, discount, payments, validUntil, notes }: TypedQuote): Quote {
  const last = payments.length - 1
  return withAmounts({
    lines: writtenLines(lines).map(({ label, cents, quantity, perGuest, vatRate = 22 }) => ({
      label: label.trim(),
      quantity: quantity === undefined ? 1 : (quantity ?? 0),
      unitCents: cents ?? -1,
      perGuest: perGuest ?? false,
      vatRate,
    })),
    ...(guestCount !== null && { guestCount }),
    ...(discount && { discount: { ...discount, value: discount.value ?? 0, label: discount.label.trim() } }),
    // The last is what is left, whatever was typed there.
    payments: payments.map(({ percent, ...term }, at) => ({
      ...term,
      ...(percent !== undefined && at < last && { percent }),
    })),
    validUntil,
    notes: notes.trim(),
  })
}

export const writtenLines = (lines: readonly TypedLine[]) =>
  lines.filter((line) => line.label.trim() || line.cents !== null)

/** What of it cannot be sent, by the path of its field among the written lines. */
export function typedFaults(typed: TypedQuote, today: string): QuoteFaults {
  if (writtenLines(typed.lines).length === 0)
    return { 'lines.0.label': 'Scrivi almeno una voce, con il suo prezzo.' }
  return quoteFaults(quoteOf(typed), today)
}

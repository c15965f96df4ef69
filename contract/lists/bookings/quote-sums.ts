/**
 * What a quote comes to: its lines, the discount, the VAT within it and its payments. The vendor's form, what a couple reads
 * and the server reckon by these. In cents, VAT included, as couples read prices. Pure, free of schemas.
 */

/** The rates of Italian VAT; 0 stands for none. What each is for: `VAT_WORDS`. */
const VAT_RATES = [22, 10, 4, 0] as const
export type VatRate = (typeof VAT_RATES)[number]

export const QUOTE_LINES = 60
export const QUOTE_PAYMENTS = 12
/** Of one line. */
export const QUOTE_QUANTITY = 9_999
export const QUOTE_GUESTS = 2_000
export const TERM_DAYS = 730

/** Of a quote sent by an older app only its name and what it comes to are known. */
export interface LineFigures {
  label: string
  quantity?: number | undefined
  unitCents?: number | undefined
  /** As many as there are guests. */
  perGuest?: boolean | undefined
  vatRate?: VatRate | undefined
  amountCents?: number | undefined
}
/** A percent of all the lines, or an amount in cents; and what for. */
export interface Discount {
  kind: 'percent' | 'amount'
  value: number
  label: string
}
/** When a payment is due: when it is accepted, so many days before the event, on the event's day, on a day. */
export const PAYMENT_DUES = ['signing', 'before', 'event', 'day'] as const
export const QUOTE_PAYMENT_KINDS = ['caparra', 'acconto', 'rata', 'saldo'] as const
export interface PaymentTerm {
  kind: (typeof QUOTE_PAYMENT_KINDS)[number]
  due: (typeof PAYMENT_DUES)[number]
  days?: number | undefined
  day?: string | undefined
  /** Of the total. The last payment is what is left, whatever it says. */
  percent?: number | undefined
  amountCents?: number | undefined
}

export interface QuoteFigures {
  lines: readonly LineFigures[]
  discount?: Discount | undefined
  guestCount?: number | undefined
  /** What it comes to where it has no lines. */
  totalCents?: number | undefined
}

export interface VatPart {
  rate: VatRate
  netCents: number
  vatCents: number
}

export interface QuoteSums {
  /** By line. */
  amounts: number[]
  /** Before the discount. */
  subtotalCents: number
  discountCents: number
  totalCents: number
  /** What is left of the total without VAT, and the VAT by rate; of one that does not say its rates neither is known. */
  netCents: number | undefined
  vat: VatPart[]
}

/** How many of a line: guests, or as many as it says. */
export const quantityOf = (line: LineFigures, guestCount: number | undefined): number =>
  line.perGuest ? (guestCount ?? 0) : (line.quantity ?? 1)

/** @returns cents, VAT included */
export const lineCents = (line: LineFigures, guestCount: number | undefined): number =>
  line.unitCents === undefined ? (line.amountCents ?? 0) : line.unitCents * quantityOf(line, guestCount)

/** The one reckoning of a quote. A discount is spread over the rates in proportion. */
export function quoteSums({ lines, discount, guestCount, totalCents }: QuoteFigures): QuoteSums {
  const amounts = lines.map((line) => lineCents(line, guestCount))
  const subtotalCents = lines.length > 0 ? amounts.reduce((sum, cents) => sum + cents, 0) : (totalCents ?? 0)
  const off =
    discount?.kind === 'percent' ? Math.round((subtotalCents * discount.value) / 100) : (discount?.value ?? 0)
  const discountCents = Math.min(off, subtotalCents)
  const total = subtotalCents - discountCents
  const isSaid = lines.length > 0 && lines.every(({ vatRate }) => vatRate !== undefined)
  const vat: VatPart[] = []
  let [gross, before] = [0, 0]
  for (const rate of isSaid ? VAT_RATES : []) {
    const own = amounts.reduce((sum, cents, at) => sum + (lines[at]!.vatRate === rate ? cents : 0), 0)
    if (own === 0) continue
    gross += own
    // What has been reckoned so far is rounded as a whole: the rates always add to the total.
    const after = Math.round((gross / subtotalCents) * total)
    const netCents = Math.round(((after - before) * 100) / (100 + rate))
    vat.push({ rate, netCents, vatCents: after - before - netCents })
    before = after
  }
  const netCents = isSaid ? vat.reduce((sum, part) => sum + part.netCents, 0) : undefined
  return { amounts, subtotalCents, discountCents, totalCents: total, netCents, vat }
}

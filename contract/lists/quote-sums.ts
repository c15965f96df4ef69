/**
 * What a quote comes to: its lines, the discount, the VAT within it and its payments. The vendor's form, what a couple reads
 * and the server reckon by these. In cents, VAT included, as couples read prices. Pure, free of schemas.
 */

/** The rates of Italian VAT, and what each is for (DPR 633/1972, art. 16 and tables; 0 stands for no VAT at all). */
export const VAT_RATES = [
  { rate: 22, words: 'ordinaria' },
  { rate: 10, words: 'ristorazione e alloggio' },
  { rate: 4, words: 'alcuni alimenti, libri' },
  { rate: 0, words: 'regime forfettario o esente' },
] as const
export type VatRate = (typeof VAT_RATES)[number]['rate']

export const QUOTE_LINES = 60
export const QUOTE_PAYMENTS = 12
/** Of one line. */
export const QUOTE_QUANTITY = 9_999
export const QUOTE_GUESTS = 2_000
/** Ten million euro: as much as any amount may be. */
const MAX_CENTS = 1_000_000_000
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
  for (const { rate } of isSaid ? VAT_RATES : []) {
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

/**
 * What each payment comes to: its percent of the total or its amount, and on the last what is left.
 * @returns cents; the last is negative where the others are more than the total
 */
export function paymentCents(totalCents: number, terms: readonly PaymentTerm[]): number[] {
  let left = totalCents
  return terms.map(({ percent, amountCents }, at) => {
    const cents =
      at === terms.length - 1
        ? left
        : percent === undefined
          ? (amountCents ?? 0)
          : Math.round((totalCents * percent) / 100)
    left -= cents
    return cents
  })
}

/** What a vendor writes of a quote; its amounts follow (`withAmounts`). */
export interface WrittenQuote extends QuoteFigures {
  validUntil: string
  notes: string
  payments?: readonly PaymentTerm[] | undefined
}

/** A written quote with what its lines, all of it and its payments come to: as it is sent. */
export function withAmounts<Q extends WrittenQuote>(quote: Q) {
  const { amounts, totalCents } = quoteSums(quote)
  const cents = paymentCents(totalCents, quote.payments ?? [])
  return {
    ...quote,
    totalCents,
    lines: quote.lines.map((line, at) => ({ ...line, amountCents: amounts[at]! })),
    payments: (quote.payments ?? []).map((term, at) => ({ ...term, amountCents: cents[at]! })),
  }
}

/** What is wrong with a quote, in words, by the path of its field: `lines.2.label`, `payments`. */
export type QuoteFaults = Record<string, string>

const isWhole = (value: number | undefined, least: number, most: number) =>
  value !== undefined && Number.isSafeInteger(value) && value >= least && value <= most

/**
 * What of a quote cannot be sent. What is empty of a line, the form leaves out before.
 * @param today `YYYY-MM-DD`
 */
export function quoteFaults(quote: WrittenQuote, today: string): QuoteFaults {
  const { lines, guestCount, discount, payments = [], validUntil } = quote
  const faults: QuoteFaults = {}
  const say = (path: string, isWrong: boolean, words: string) => {
    if (isWrong) faults[path] ??= words
  }
  for (const [at, line] of lines.entries()) {
    say(`lines.${at}.label`, !line.label.trim(), 'Scrivi che cosa è.')
    say(
      `lines.${at}.quantity`,
      !line.perGuest && !isWhole(line.quantity ?? 1, 1, QUOTE_QUANTITY),
      'Da 1 a 9.999, senza virgole.',
    )
    say(
      `lines.${at}.unitCents`,
      !isWhole(line.unitCents ?? line.amountCents, 0, MAX_CENTS),
      'Scrivi il prezzo: fino a dieci milioni di euro.',
    )
    say(`lines.${at}.unitCents`, lineCents(line, guestCount) > MAX_CENTS, 'Fa più di dieci milioni di euro.')
  }
  const needsGuests = lines.some(({ perGuest }) => perGuest)
  say(
    'guestCount',
    (needsGuests || guestCount !== undefined) && !isWhole(guestCount, 1, QUOTE_GUESTS),
    'Scrivi quanti invitati: da 1 a 2.000.',
  )
  const { subtotalCents, totalCents } = quoteSums(quote)
  if (discount) {
    const isPercent = discount.kind === 'percent'
    say(
      'discount',
      !isWhole(discount.value, 1, isPercent ? 100 : MAX_CENTS),
      isPercent ? 'Da 1 a 100 per cento.' : 'Scrivi di quanto è lo sconto.',
    )
    say('discount', !isPercent && discount.value > subtotalCents, 'Lo sconto è più delle voci.')
  }
  say('totalCents', totalCents > MAX_CENTS, 'Tutto insieme fa più di dieci milioni di euro.')
  say('validUntil', !validUntil || validUntil < today, 'Il preventivo deve valere almeno fino a oggi.')
  for (const [at, term] of payments.entries())
    for (const [path, words] of Object.entries(termFaults(term, at, at === payments.length - 1, today)))
      say(`payments.${at}${path}`, true, words)
  say(
    'payments',
    paymentCents(totalCents, payments).some((cents) => cents < 0),
    'Le rate superano il totale.',
  )
  return faults
}

function termFaults(term: PaymentTerm, at: number, isLast: boolean, today: string): QuoteFaults {
  const { kind, due, days, day, percent, amountCents } = term
  if (kind === 'caparra' && at > 0) return { '.kind': 'La caparra è il primo pagamento.' }
  if (due === 'before' && !isWhole(days, 1, TERM_DAYS)) return { '.days': 'Da 1 a 730 giorni prima.' }
  if (due === 'day' && (!day || day < today)) return { '.day': 'Scegli un giorno da oggi in poi.' }
  if (isLast) return {}
  if (percent !== undefined && !isWhole(percent, 1, 100)) return { '.share': 'Da 1 a 100 per cento.' }
  if (percent === undefined && !isWhole(amountCents, 1, MAX_CENTS)) return { '.share': 'Scrivi quanto.' }
  return {}
}

/** What of a quote as it was sent does not add up; none of one that `withAmounts` made. */
export function sumFaults(quote: WrittenQuote): QuoteFaults {
  const { amounts, totalCents } = quoteSums(quote)
  const faults: QuoteFaults = {}
  for (const [at, { amountCents }] of quote.lines.entries())
    if (amountCents !== amounts[at])
      faults[`lines.${at}.amountCents`] = 'Quantità per prezzo non fa l’importo.'
  if (quote.totalCents !== totalCents) faults.totalCents = 'Le voci del preventivo non fanno il totale.'
  const cents = paymentCents(totalCents, quote.payments ?? [])
  if (quote.payments?.some(({ amountCents }, at) => amountCents !== cents[at]))
    faults.payments = 'I pagamenti non fanno il totale.'
  return faults
}

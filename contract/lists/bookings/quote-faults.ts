/** A quote as its vendor writes it: what its parts come to, and what is wrong with it. Apart from what a couple reads. Pure, free of schemas. */
import {
  type PaymentTerm,
  QUOTE_GUESTS,
  QUOTE_QUANTITY,
  type QuoteFigures,
  TERM_DAYS,
  type VatRate,
  lineCents,
  quoteSums,
} from './quote-sums.ts'

/** What each rate is for (DPR 633/1972, art. 16 and tables). */
export const VAT_WORDS: Record<VatRate, string> = {
  22: 'ordinaria',
  10: 'ristorazione e alloggio',
  4: 'alcuni alimenti, libri',
  0: 'regime forfettario o esente',
}

/** Ten million euro: as much as any amount may be. */
const MAX_CENTS = 1_000_000_000

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

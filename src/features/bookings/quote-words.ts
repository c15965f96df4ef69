/** The terms of a quote in words. */
import { lineCents, quantityOf } from '#contract/lists/quote-sums.ts'
import type { Quote } from '#contract/quote.ts'
import { addDays, daysBetween, formatDay } from '../../lib/day.ts'
import { formatMoneyShort } from '../../lib/money.ts'
import { NBSP, formatNumber } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'

type Line = Quote['lines'][number]
export type QuotePayment = NonNullable<Quote['payments']>[number]

export const PAYMENT_WORDS: Record<QuotePayment['kind'], string> = {
  caparra: 'Caparra confirmatoria',
  acconto: 'Acconto',
  rata: 'Rata',
  saldo: 'Saldo',
}

/**
 * `alla firma`, `15 giorni prima`, `il giorno dell’evento`, `il 12 giugno 2027`.
 * @param eventDate says the day too: `15 giorni prima, il 28 maggio 2027`
 */
export function dueWords(
  { due, days = 0, day }: Omit<QuotePayment, 'amountCents' | 'kind'>,
  eventDate?: string,
): string {
  if (due === 'before' || due === 'event') {
    const on = eventDate && addDays(eventDate, due === 'before' ? -days : 0)
    const words = due === 'event' ? 'il giorno dell’evento' : `${plural(days, 'giorno', 'giorni')} prima`
    return on ? `${words}, il ${formatDay(on, 'medium')}` : words
  }
  return due === 'day' && day ? `il ${formatDay(day, 'medium')}` : 'alla firma'
}

/** A day that was one couple's, as so many days before its event. */
export const anyDay = (payment: QuotePayment, eventDate: string): QuotePayment => {
  if (payment.due !== 'day' || !payment.day) return payment
  const { day, ...rest } = payment
  const days = daysBetween(day, eventDate)
  return days > 0 ? { ...rest, due: 'before', days } : { ...rest, due: 'event' }
}

/** `110 × 68 € a invitato`; nothing of one of a fixed price. */
export function timesWords(line: Line, guestCount: number | undefined): string {
  const quantity = quantityOf(line, guestCount)
  if (line.unitCents === undefined || (quantity === 1 && !line.perGuest)) return ''
  const each = `${formatNumber(quantity)}${NBSP}×${NBSP}${formatMoneyShort(line.unitCents)}`
  return line.perGuest ? `${each} a invitato` : each
}

/** What a first payment binds a couple to (art. 1385 c.c.). */
export const DEPOSIT_WORDS = {
  caparra:
    'Caparra confirmatoria (art. 1385 c.c.): se rinunciate voi, il fornitore la tiene; se rinuncia lui, vi rende il doppio.',
  acconto: 'L’acconto è una parte del prezzo: se non se ne fa nulla, si rende.',
} as const

/** What another quote says otherwise than the one before it, in short words. Pure. */
export function quoteChanges(before: Quote, after: Quote): string[] {
  const words: string[] = []
  const fromTo = (what: string, a: number, b: number) => {
    if (a !== b) words.push(`${what} da ${formatMoneyShort(a)} a ${formatMoneyShort(b)}`)
  }
  fromTo('Totale', before.totalCents, after.totalCents)
  if (after.guestCount && before.guestCount && before.guestCount !== after.guestCount)
    words.push(`Invitati da ${before.guestCount} a ${after.guestCount}`)
  // Two lines may have one name: each answers to one of the other side.
  const left = [...before.lines]
  for (const line of after.lines) {
    const at = left.findIndex(({ label }) => label === line.label)
    const [was] = at === -1 ? [] : left.splice(at, 1)
    const cents = lineCents(line, after.guestCount)
    if (was) fromTo(line.label, lineCents(was, before.guestCount), cents)
    else words.push(`Aggiunta: ${line.label}, ${formatMoneyShort(cents)}`)
  }
  for (const { label, amountCents } of left) words.push(`Tolta: ${label}, ${formatMoneyShort(amountCents)}`)
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  if (!same(before.discount, after.discount))
    words.push(after.discount ? 'Cambia lo sconto' : 'Tolto lo sconto')
  const terms = ({ payments = [] }: Quote) =>
    payments.map(({ kind, ...term }) => [kind, dueWords(term), term.percent])
  if (!same(terms(before), terms(after))) words.push('Cambiano i pagamenti')
  if (before.notes !== after.notes) words.push('Cambiano le note')
  return words
}

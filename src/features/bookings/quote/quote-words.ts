/** The terms of a quote in words. */
import { lineCents } from '#contract/lists/bookings/quote-sums.ts'
import { dueWordsBy, timesWordsBy } from '#contract/lists/bookings/quote-terms.ts'
import type { Quote } from '#contract/bookings/quote.ts'
import { daysBetween, formatDay } from '../../../lib/day.ts'
import { formatMoneyShort } from '../../../lib/money.ts'

type Line = Quote['lines'][number]
export type QuotePayment = NonNullable<Quote['payments']>[number]

/** @param eventDate says the day too */
export const dueWords = (term: Omit<QuotePayment, 'amountCents' | 'kind'>, eventDate?: string): string =>
  dueWordsBy((day) => formatDay(day, 'medium'), term, eventDate)

/** A day that was one couple's, as so many days before its event. */
export const anyDay = (payment: QuotePayment, eventDate: string): QuotePayment => {
  if (payment.due !== 'day' || !payment.day) return payment
  const { day, ...rest } = payment
  const days = daysBetween(day, eventDate)
  return days > 0 ? { ...rest, due: 'before', days } : { ...rest, due: 'event' }
}

/** Nothing of one of a fixed price. */
export const timesWords = (line: Line, guestCount: number | undefined): string =>
  timesWordsBy(formatMoneyShort, line, guestCount)

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

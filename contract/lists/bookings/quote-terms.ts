/** How a quote is paid, in words: the same on the screen and on paper. Pure, free of schemas. */
import { type LineFigures, type PaymentTerm, quantityOf } from './quote-sums.ts'

export const PAYMENT_WORDS: Record<PaymentTerm['kind'], string> = {
  caparra: 'Caparra confirmatoria',
  acconto: 'Acconto',
  rata: 'Rata',
  saldo: 'Saldo',
}

/** What a first payment binds a couple to (art. 1385 c.c.). */
export const DEPOSIT_WORDS = {
  caparra:
    'Caparra confirmatoria (art. 1385 c.c.): se rinunciate voi, il fornitore la tiene; se rinuncia lui, vi rende il doppio.',
  acconto: 'L’acconto è una parte del prezzo: se non se ne fa nulla, si rende.',
} as const

const DAY_MS = 86_400_000
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

/**
 * `alla firma`, `15 giorni prima`, `il giorno dell’evento`, `il 12 giugno 2027`.
 * @param say a day in words
 * @param eventDate says the day too: `15 giorni prima, il 28 maggio 2027`
 */
export function dueWordsBy(
  say: (day: string) => string,
  { due, days = 0, day }: Pick<PaymentTerm, 'due' | 'days' | 'day'>,
  eventDate?: string,
): string {
  if (due === 'before' || due === 'event') {
    const on = eventDate && daysBefore(eventDate, due === 'before' ? days : 0)
    const count = days === 1 ? '1 giorno prima' : `${days} giorni prima`
    const words = due === 'event' ? 'il giorno dell’evento' : count
    return on ? `${words}, il ${say(on)}` : words
  }
  return due === 'day' && day ? `il ${say(day)}` : 'alla firma'
}

/** `110 × 68 € a invitato`; nothing of one of a fixed price. @param say cents in words */
export function timesWordsBy(
  say: (cents: number) => string,
  line: LineFigures,
  guestCount: number | undefined,
): string {
  const quantity = quantityOf(line, guestCount)
  if (line.unitCents === undefined || (quantity === 1 && !line.perGuest)) return ''
  const grouped = String(quantity).replaceAll(/\B(?=(\d{3})+$)/g, '.')
  const each = `${grouped}\u00A0×\u00A0${say(line.unitCents)}`
  return line.perGuest ? `${each} a invitato` : each
}

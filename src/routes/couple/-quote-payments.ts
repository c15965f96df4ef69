/** The payments of an accepted quote as those of an item of the budget, and what a later quote changes of them. Pure. */
import type { Quote } from '#contract/bookings/quote.ts'
import type { Payment } from '#contract/plan/budget.ts'
import { addDays } from '../../lib/day.ts'
import { derivedId } from '../../lib/derived-id.ts'

/** When each is due is reckoned from these two days. */
export interface PaymentDays {
  signedOn: string
  eventDate: string
}

/** Made on the phones of both partners they are the same payments. @param source the booking's id */
export const paymentsOf = (
  coupleId: string,
  source: string,
  { payments = [] }: Pick<Quote, 'payments'>,
  { signedOn, eventDate }: PaymentDays,
): Payment[] =>
  payments.map(({ kind, due, days = 0, day, amountCents }, at) => ({
    id: derivedId(coupleId, 'payment', `${source}/${at}`),
    label: '',
    kind,
    amountCents,
    dueDate:
      due === 'signing'
        ? signedOn
        : due === 'day'
          ? (day ?? null)
          : addDays(eventDate, due === 'before' ? -days : 0),
    paidAt: null,
    paidBy: null,
  }))

const FROM_QUOTE = ['kind', 'amountCents', 'dueDate'] as const

/**
 * The payments after another quote was accepted: those not paid follow it, field by field, where the couple wrote nothing
 * else. What was paid stays as it is, and what that was more or less is taken from the last.
 * @param now as the couple has them
 * @param before as the quote that held made them
 * @param next as the new one makes them
 */
export function paymentsAfter(
  now: readonly Payment[],
  before: readonly Payment[],
  next: readonly Payment[],
): Payment[] {
  // The quote that held named none, as older apps sent it, or the couple wrote its own in their place: they would be there twice.
  const isAllOwn = now.length > 0 && !now.some(({ id }) => before.some((payment) => payment.id === id))
  if (isAllOwn) return [...now]
  const [was, will] = [byId(before), byId(next)]
  const isOwn = (payment: Payment) =>
    FROM_QUOTE.some((field) => payment[field] !== was.get(payment.id)?.[field])
  const isOfQuote = ({ id }: Payment) => was.has(id) || will.has(id)
  /** Those that follow the new quote whole. */
  const followers: Payment[] = []
  let paidMore = 0
  const kept = now.flatMap((payment) => {
    const [old, wanted] = [was.get(payment.id), will.get(payment.id)]
    if (payment.paidAt !== null && isOfQuote(payment)) {
      paidMore += payment.amountCents - (wanted?.amountCents ?? 0)
      return [payment]
    }
    if (!old || !isOfQuote(payment)) return [payment]
    if (!wanted) return isOwn(payment) ? [payment] : []
    const follower = { ...payment }
    for (const field of FROM_QUOTE)
      if (payment[field] === old[field]) Object.assign(follower, { [field]: wanted[field] })
    if (payment.amountCents === old.amountCents) followers.push(follower)
    return [follower]
  })
  // One that the couple has taken away does not come back.
  const there = new Set(now.map(({ id }) => id))
  const added = next.filter(({ id }) => !there.has(id) && !was.has(id)).map((payment) => ({ ...payment }))
  for (const payment of [...followers, ...added].toReversed()) {
    const less = Math.min(payment.amountCents, paidMore)
    payment.amountCents -= less
    paidMore -= less
  }
  return [...kept, ...added]
}

const byId = (payments: readonly Payment[]) => new Map(payments.map((payment) => [payment.id, payment]))

/** What was done to an item's payments, payment by payment, so that two people who pay at once both keep theirs. Pure. */
import type { Payment, PaymentChanges } from '#contract/budget.ts'

type PaymentGiven = NonNullable<PaymentChanges['put']>[number]

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * From one list to another.
 * @param before what the person saw
 */
export function paymentChanges(before: readonly Payment[], after: readonly Payment[]): PaymentChanges {
  const known = new Map(before.map((payment) => [payment.id, payment]))
  const left = new Set(after.map(({ id }) => id))
  return {
    put: after.filter((payment) => !same(known.get(payment.id), payment)),
    remove: before.filter(({ id }) => !left.has(id)).map(({ id }) => id),
  }
}

/** The list with the changes in it, as the server will make it; a whole list stands for itself. */
export function withPaymentChanges(
  payments: readonly Payment[],
  changes: readonly PaymentGiven[] | PaymentChanges,
): Payment[] {
  if (!('put' in changes || 'remove' in changes)) return (changes as readonly PaymentGiven[]).map(fullPayment)
  const { put = [], remove = [] } = changes
  const gone = new Set(remove)
  const next = new Map(payments.filter(({ id }) => !gone.has(id)).map((payment) => [payment.id, payment]))
  for (const payment of put) next.set(payment.id, fullPayment(payment))
  return [...next.values()]
}

export const fullPayment = (payment: PaymentGiven): Payment => ({
  label: '',
  kind: 'acconto',
  dueDate: null,
  paidAt: null,
  paidBy: null,
  ...payment,
})

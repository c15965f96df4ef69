import type { Payment } from '#contract/budget.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fullPayment, paymentChanges, withPaymentChanges } from './payment-changes.ts'

const pay = (id: string, amountCents: number) => fullPayment({ id, amountCents })
const payments = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), amountCents: fc.nat({ max: 3 }) }),
  { selector: ({ id }) => id },
)
const full = (list: { id: string; amountCents: number }[]) => list.map(fullPayment)
const byId = (list: readonly Payment[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1))

it('says only what was done, and done again it gives what was seen', () => {
  fc.assert(
    fc.property(payments, payments, (before, after) => {
      const [was, is] = [full(before), full(after)]
      expect(byId(withPaymentChanges(was, paymentChanges(was, is)))).toEqual(byId(is))
      expect(byId(withPaymentChanges(is, paymentChanges(is, was)))).toEqual(byId(was))
    }),
  )
})

it('leaves the payments that somebody else added, changed or took away meanwhile', () => {
  const seen = [pay('mine', 1), pay('theirs', 1), pay('gone', 1)]
  const changes = paymentChanges(seen, [pay('mine', 2), pay('theirs', 1), pay('gone', 1), pay('new', 5)])
  const now = [pay('mine', 1), pay('theirs', 9), pay('added', 3)]
  expect(withPaymentChanges(now, changes)).toEqual([
    pay('mine', 2),
    pay('theirs', 9),
    pay('added', 3),
    pay('new', 5),
  ])
})

it('takes a whole list for what it is', () => {
  expect(withPaymentChanges([pay('a', 1)], [{ id: 'b', amountCents: 2 }])).toEqual([pay('b', 2)])
})

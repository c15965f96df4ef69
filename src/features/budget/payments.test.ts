import type { BudgetItem, Payment } from '#contract/plan/budget.ts'
import type { Command } from '../../offline/outbox/command.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { budgetItem } from './budget-entities.ts'

const fullPayment = (payment: { id: string; amountCents: number }): Payment => ({
  label: '',
  kind: 'acconto',
  dueDate: null,
  paidAt: null,
  paidBy: null,
  ...payment,
})
const itemOf = (payments: readonly Payment[]) =>
  ({ ...budgetItem.empty, id: 'i', version: 1, payments }) as unknown as BudgetItem
/** What is said of the payments when one list becomes another. */
const paymentChanges = (before: readonly Payment[], after: readonly Payment[]) => {
  const change = budgetItem.change(itemOf(before), { payments: [...after] })
  return (change?.submission.args as { changes: { payments: object } } | undefined)?.changes.payments ?? {}
}
const withPaymentChanges = (now: readonly Payment[], payments: object) => {
  const args = { id: 'i', changes: { payments } }
  const command = { name: 'budgetItem.update', args, entity: { kind: 'budgetItem', id: 'i' }, order: 1 }
  return budgetItem.apply([itemOf(now)], [command as unknown as Command])[0]!.payments
}

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

import type { Booking } from '#contract/bookings/booking.ts'
import type { BudgetItem } from '#contract/plan/budget.ts'
import { expect, it } from 'vitest'
import { quoteToBudget } from './-quote-to-budget.ts'

const COUPLE = '0192f0a0-0000-7000-8000-000000000001'
const TODAY = '2026-12-01'
const OWN = { vendorId: 'v', actualCents: 1, payments: [] } as unknown as BudgetItem
const booking = {
  id: '0192f0a0-0000-7000-8000-0000000000b1',
  vendorId: 'v',
  state: 'quoted',
  eventDate: '2027-06-12',
  history: [],
  vendor: { businessName: 'Studio Brera', category: 'fotografo' },
  quote: {
    totalCents: 225_000,
    lines: [{ label: 'Servizio', amountCents: 225_000 }],
    payments: [
      { kind: 'caparra', due: 'signing', percent: 20, amountCents: 45_000 },
      { kind: 'saldo', due: 'before', days: 15, amountCents: 180_000 },
    ],
  },
} as unknown as Booking

it('makes a quote an item of the budget, once', () => {
  expect(quoteToBudget(COUPLE, booking, [], TODAY)!.args).toMatchObject({
    category: 'foto-e-video',
    title: 'Studio Brera',
    actualCents: 225_000,
    vendorId: 'v',
    notes: 'Servizio',
  })
  expect(quoteToBudget(COUPLE, booking, [OWN], TODAY)).toBeUndefined()
  expect(
    quoteToBudget(COUPLE, { ...booking, quote: undefined } as unknown as Booking, [], TODAY),
  ).toBeUndefined()
})

it('is the same item on the phones of both partners, who accept it each without a network', () => {
  const [anna, marco] = [quoteToBudget(COUPLE, booking, [], TODAY), quoteToBudget(COUPLE, booking, [], TODAY)]
  expect(anna!.args).toEqual(marco!.args)
})

const made = () => quoteToBudget(COUPLE, booking, [], TODAY)!.args as BudgetItem

it('gives it the payments of the quote, at their days', () => {
  expect(made().payments).toMatchObject([
    { kind: 'caparra', amountCents: 45_000, dueDate: TODAY, paidAt: null },
    { kind: 'saldo', amountCents: 180_000, dueDate: '2027-05-28', paidAt: null },
  ])
})

const proposal = {
  ...booking.quote!,
  number: 2,
  totalCents: 200_000,
  payments: [
    { kind: 'caparra', due: 'signing', percent: 20, amountCents: 40_000 },
    { kind: 'saldo', due: 'before', days: 10, amountCents: 160_000 },
  ],
}
const accepted = {
  ...booking,
  state: 'confirmed',
  history: [{ at: '2026-12-01T10:00:00Z', to: 'accepted' }],
  proposal,
} as unknown as Booking
const after = (item: BudgetItem) =>
  (
    quoteToBudget(COUPLE, accepted, [item], '2027-01-10')!.args as {
      changes: { actualCents?: number; payments?: { put: BudgetItem['payments'] } }
    }
  ).changes

it('of a change that is accepted, what was paid stays and what is not follows, to the new total', () => {
  const [deposit, rest] = made().payments
  const item = { ...made(), version: 1, payments: [{ ...deposit!, paidAt: '2026-12-02' }, rest!] }
  expect(after(item)).toMatchObject({
    actualCents: 200_000,
    payments: { put: [{ id: rest!.id, amountCents: 155_000, dueDate: '2027-06-02' }] },
  })
})

it('of a change with payments, adds none beside those the couple wrote for a quote that named none', () => {
  const [own] = made().payments
  const item = { ...made(), version: 1, payments: [{ ...own!, id: 'own', amountCents: 225_000 }] }
  const unnamed = { ...accepted, quote: { ...accepted.quote!, payments: undefined } } as unknown as Booking
  const { changes } = quoteToBudget(COUPLE, unnamed, [item], '2027-01-10')!.args as { changes: object }
  expect(changes).toEqual({ actualCents: 200_000 })
})

it('of a change that is accepted, leaves what the couple wrote itself', () => {
  const [deposit, rest] = made().payments
  const own = { ...rest!, id: 'own', amountCents: 7, label: 'Ritocchi' }
  const item = {
    ...made(),
    version: 1,
    actualCents: 230_000,
    payments: [deposit!, { ...rest!, dueDate: '2027-06-01' }, own],
  }
  const changes = after(item)
  expect(changes.actualCents).toBeUndefined()
  expect(changes.payments!.put).toMatchObject([
    { id: deposit!.id, amountCents: 40_000 },
    { id: rest!.id, amountCents: 160_000, dueDate: '2027-06-01' },
  ])
  expect(changes.payments!.put).toHaveLength(2)
})

it('fills an item of the couple’s own that has neither contract nor payments', () => {
  const item = { ...made(), version: 1, actualCents: null, payments: [] }
  const { changes } = quoteToBudget(COUPLE, booking, [item], TODAY)!.args as { changes: object }
  expect(changes).toMatchObject({ actualCents: 225_000, payments: { put: [{}, {}] } })
})

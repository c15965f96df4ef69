import type { Booking } from '#contract/booking.ts'
import type { BudgetItem } from '#contract/plan/budget.ts'
import { expect, it } from 'vitest'
import { quoteToBudget } from './-quote-to-budget.ts'

const COUPLE = '0192f0a0-0000-7000-8000-000000000001'
const booking = {
  id: '0192f0a0-0000-7000-8000-0000000000b1',
  vendorId: 'v',
  vendor: { businessName: 'Studio Brera', category: 'fotografo' },
  quote: { totalCents: 225_000, lines: [{ label: 'Servizio', amountCents: 225_000 }] },
} as unknown as Booking

it('makes a quote an item of the budget, once', () => {
  expect(quoteToBudget(COUPLE, booking, [])!.args).toMatchObject({
    category: 'foto-e-video',
    title: 'Studio Brera',
    actualCents: 225_000,
    vendorId: 'v',
    notes: 'Servizio',
  })
  expect(quoteToBudget(COUPLE, booking, [{ vendorId: 'v' } as BudgetItem])).toBeUndefined()
  expect(quoteToBudget(COUPLE, { ...booking, quote: undefined } as unknown as Booking, [])).toBeUndefined()
})

it('is the same item on the phones of both partners, who accept it each without a network', () => {
  const [anna, marco] = [quoteToBudget(COUPLE, booking, []), quoteToBudget(COUPLE, booking, [])]
  expect(anna!.args).toEqual(marco!.args)
})

import type { Booking } from '#contract/booking.ts'
import type { BudgetItem } from '#contract/budget.ts'
import { expect, it } from 'vitest'
import { quoteToBudget } from './-quote-to-budget.ts'

const booking = {
  vendorId: 'v',
  vendor: { businessName: 'Studio Brera', category: 'fotografo' },
  quote: { totalCents: 225_000, lines: [{ label: 'Servizio', amountCents: 225_000 }] },
} as unknown as Booking

it('makes a quote an item of the budget, once', () => {
  expect(quoteToBudget(booking, [])!.args).toMatchObject({
    category: 'foto-e-video',
    title: 'Studio Brera',
    actualCents: 225_000,
    vendorId: 'v',
    notes: 'Servizio',
  })
  expect(quoteToBudget(booking, [{ vendorId: 'v' } as BudgetItem])).toBeUndefined()
  expect(quoteToBudget({ ...booking, quote: undefined } as unknown as Booking, [])).toBeUndefined()
})

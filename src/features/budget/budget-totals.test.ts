import { ALLOCATION_DEFAULT, BUDGET_CATEGORIES } from '#contract/lists/plan/budget-categories.ts'
import type { Allocation, BudgetItem } from '#contract/plan/budget.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allocate,
  budgetTotals,
  categoryTotals,
  expectedCents,
  paidCents,
  paymentsDue,
  percentOf,
  shareOf,
  toPayCents,
  withPercent,
} from './budget-totals.ts'

const TODAY = '2026-11-21'
const slugs = BUDGET_CATEGORIES.map((category) => category.slug)
const cents = fc.integer({ min: 0, max: 1_000_000_000 })
const day = fc.integer({ min: -400, max: 400 }).map((offset) => {
  const date = new Date(Date.parse(`${TODAY}T00:00:00Z`) + offset * 86_400_000)
  return date.toISOString().slice(0, 10)
})
const payment = fc.record({
  id: fc.uuid(),
  label: fc.constant(''),
  kind: fc.constantFrom('caparra', 'acconto', 'rata', 'saldo', 'altro'),
  amountCents: cents,
  dueDate: fc.option(day),
  paidAt: fc.option(day),
  paidBy: fc.constant(null),
})
const item = fc.record({
  id: fc.uuid(),
  coupleId: fc.constant('c'),
  category: fc.constantFrom(...slugs),
  title: fc.string(),
  estimatedCents: cents,
  actualCents: fc.option(cents),
  vendorId: fc.constant(null),
  notes: fc.constant(''),
  payments: fc.array(payment, { maxLength: 6 }),
  position: fc.constant('a0'),
  createdAt: fc.constant(''),
  updatedAt: fc.constant(''),
  version: fc.constant(1),
}) as fc.Arbitrary<BudgetItem>
const items = fc.array(item, { maxLength: 30 })

/** Sums without machine integers, to hold the others against. */
const exact = (amounts: number[]) => Number(amounts.reduce((total, amount) => total + BigInt(amount), 0n))

describe('sums of a budget', () => {
  it('are exact integers, whatever the amounts', () => {
    fc.assert(
      fc.property(items, cents, fc.integer({ min: 0, max: 2000 }), (list, totalCents, guests) => {
        const totals = budgetTotals(list, { totalCents, guests }, TODAY)
        expect(totals.expectedCents).toBe(exact(list.map(expectedCents)))
        expect(totals.paidCents).toBe(exact(list.map(paidCents)))
        expect(totals.toPayCents).toBe(exact(list.map(toPayCents)))
        expect(totals.marginCents + totals.expectedCents).toBe(totalCents)
        for (const figure of Object.values(totals))
          if (figure !== null) expect(Number.isSafeInteger(figure)).toBe(true)
      }),
    )
  })

  it('come to the same by category as in all', () => {
    fc.assert(
      fc.property(items, cents, (list, totalCents) => {
        const rows = categoryTotals(list, { totalCents, allocation: ALLOCATION_DEFAULT })
        const totals = budgetTotals(list, { totalCents, guests: 0 }, TODAY)
        const column = (key: 'expectedCents' | 'paidCents' | 'committedCents' | 'allocatedCents') =>
          exact(rows.map((row) => row[key]))
        expect(column('expectedCents')).toBe(totals.expectedCents)
        expect(column('committedCents')).toBe(totals.committedCents)
        expect(column('paidCents')).toBe(totals.paidCents)
        expect(column('allocatedCents')).toBe(totalCents)
        expect(rows.flatMap((row) => row.items)).toHaveLength(list.length)
      }),
    )
  })

  it('leave to pay what is not paid, and never less than nothing', () => {
    fc.assert(
      fc.property(item, (one) => {
        const over = Math.max(0, paidCents(one) - expectedCents(one))
        expect(toPayCents(one)).toBe(expectedCents(one) - paidCents(one) + over)
        expect(toPayCents(one)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('count a payment as soon or late once, and never one that is paid', () => {
    fc.assert(
      fc.property(items, (list) => {
        const due = paymentsDue(list, TODAY)
        const unpaid = list.flatMap((one) => one.payments).filter((one) => one.paidAt === null)
        expect(due).toHaveLength(unpaid.length)
        for (const entry of due) expect(entry.late && entry.soon).toBe(false)
        const days = due.map((entry) => entry.payment.dueDate ?? '9999')
        expect(days).toEqual(days.toSorted())
      }),
    )
  })

  it('tell late, today, the thirtieth day and the day after apart', () => {
    const on = (dueDate: string) => ({ id: dueDate, dueDate, paidAt: null, amountCents: 1 })
    const list = [
      { payments: ['2026-11-20', '2026-11-21', '2026-12-21', '2026-12-22'].map(on) },
    ] as unknown as BudgetItem[]
    const flags = paymentsDue(list, TODAY).map(({ late, soon }) => [late, soon])
    expect(flags).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, false],
    ])
  })
})

describe('shares', () => {
  it('by percent add to exactly the whole', () => {
    const percents = fc
      .array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 12 })
      .map((list) => {
        const kept = list.map((percent, index) => Math.min(percent, 100 - exact(list.slice(0, index))))
        const clipped = kept.map((percent) => Math.max(0, percent))
        const rest = 100 - exact(clipped)
        return [...clipped, Math.max(0, rest)]
      })
      .filter((list) => exact(list) === 100)
    fc.assert(
      fc.property(cents, percents, (total, shares) => {
        const parts = allocate(total, shares)
        expect(exact(parts)).toBe(total)
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(part * 100 - total * shares[index]!)).toBeLessThan(100)
        }
      }),
    )
  })

  it('by guest are rounded half up to the cent', () => {
    expect(shareOf(2_340_000, 110)).toBe(21_273)
    expect(shareOf(1, 2)).toBe(1)
    expect(shareOf(100, 0)).toBeNull()
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 2000 }), (amount, guests) => {
        expect(Math.abs(shareOf(amount, guests)! * guests - amount) * 2).toBeLessThanOrEqual(guests)
      }),
    )
  })

  it('in percent are whole and never of nothing', () => {
    expect(percentOf(1_015_000, 2_340_000)).toBe(43)
    expect(percentOf(5, 0)).toBe(0)
  })
})

describe('the split of the ceiling', () => {
  it('adds to 100 whatever is dragged where', () => {
    const step = fc.tuple(
      fc.constantFrom(...slugs),
      fc.oneof(fc.integer({ min: -50, max: 200 }), fc.constant(Number.NaN), fc.double()),
      fc.constantFrom(...slugs),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let allocation: Allocation = ALLOCATION_DEFAULT
        for (const [category, percent, remainder] of steps) {
          allocation = withPercent(allocation, category, percent, remainder)
          const shares = Object.values(allocation)
          expect(exact(shares)).toBe(100)
          for (const share of shares) expect(Number.isInteger(share) && share >= 0 && share <= 100).toBe(true)
        }
      }),
    )
  })

  it('takes from the remainder only what it has', () => {
    const next = withPercent(ALLOCATION_DEFAULT, 'fiori', 90, 'imprevisti')
    expect(next).toMatchObject({ fiori: 12, imprevisti: 0, ricevimento: 48 })
  })
})

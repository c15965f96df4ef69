import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLAN_PRICES_CENTS } from '../lists/billing/plan-prices.ts'
import {
  type Held,
  type PlanChange,
  type PlanName,
  type PlanPeriod,
  daysLater,
  daysWithin,
  endOfPeriod,
  planChange,
  vatOf,
} from './plan-change.ts'

type Paid = Extract<PlanChange, { kind: 'now' }>
const held = (plan: PlanName, period: PlanPeriod, start: string): Held => ({
  plan,
  period,
  start,
  end: endOfPeriod(start, period),
})

describe('a period', () => {
  it.each([
    ['2026-01-15', 'monthly', '2026-02-14'],
    ['2026-01-31', 'monthly', '2026-02-28'],
    ['2028-01-31', 'monthly', '2028-02-29'],
    ['2026-03-31', 'monthly', '2026-04-30'],
    ['2026-12-01', 'monthly', '2026-12-31'],
    ['2026-11-26', 'yearly', '2027-11-25'],
    ['2028-02-29', 'yearly', '2029-02-28'],
    ['2027-03-01', 'yearly', '2028-02-29'],
  ] as const)('that begins on %s and is %s ends on %s', (start, period, end) =>
    expect(endOfPeriod(start, period)).toBe(end),
  )
})

describe('another plan', () => {
  it('costs its price and the VAT, from Base', () => {
    expect(planChange(undefined, { plan: 'premium', period: 'monthly' }, '2026-11-26')).toEqual({
      kind: 'now',
      lines: [{ words: 'Premium mensile', netCents: 4_900 }],
      netCents: 4_900,
      vatCents: 1_078,
      totalCents: 5_978,
      start: '2026-11-26',
      end: '2026-12-25',
    })
  })

  it('costs, for the days that are left, its price less what is paid of them', () => {
    const change = planChange(
      held('premium', 'monthly', '2026-11-01'),
      { plan: 'elite', period: 'monthly' },
      '2026-11-16',
    ) as Paid
    expect(change.lines.map(({ netCents }) => netCents)).toEqual([4_950, -2_450])
    expect([change.netCents, change.totalCents, change.end]).toEqual([2_500, 3_050, '2026-11-30'])
  })

  it('begins a period of its own where a month becomes a year, and what is left of the month is given back', () => {
    const change = planChange(
      held('premium', 'monthly', '2026-11-01'),
      { plan: 'premium', period: 'yearly' },
      '2026-11-16',
    ) as Paid
    expect([change.netCents, change.start, change.end]).toEqual([46_550, '2026-11-16', '2027-11-15'])
  })

  it('waits for the end of what is paid where it is a smaller one, and a year is no month before its end', () => {
    const year = held('elite', 'yearly', '2026-01-01')
    for (const [plan, period] of [
      ['base', 'monthly'],
      ['premium', 'yearly'],
      ['elite', 'monthly'],
    ] as const)
      expect(planChange(year, { plan, period }, '2026-06-01')).toEqual({ kind: 'later', from: '2027-01-01' })
    expect(
      planChange(held('premium', 'yearly', '2026-01-01'), { plan: 'elite', period: 'monthly' }, '2026-06-01'),
    ).toMatchObject({ kind: 'refused' })
    expect(planChange(year, { plan: 'elite', period: 'yearly' }, '2026-06-01')).toEqual({ kind: 'same' })
  })

  it('comes to what an independent reckoning says, on every day of a common and of a leap year', () => {
    for (const start of ['2026-01-01', '2028-01-01'])
      for (const period of ['monthly', 'yearly'] as const) {
        const from = held('premium', period, start)
        const all = daysWithin(from.start, from.end)
        for (let used = 0; used < all; used++) {
          const change = planChange(from, { plan: 'elite', period }, daysLater(start, used)) as Paid
          const left = BigInt(all - used)
          const half = (cents: number) =>
            Number((BigInt(cents) * left * 2n + BigInt(all)) / (2n * BigInt(all)))
          const net = half(PLAN_PRICES_CENTS.elite[period]) - half(PLAN_PRICES_CENTS.premium[period])
          expect([change.netCents, change.totalCents]).toEqual([net, net + Math.round(net * 0.22 + 1e-9)])
        }
      }
  })

  it('never costs less than nothing, and its total is the sum of its lines and the VAT', () => {
    const plans = fc.constantFrom<PlanName>('base', 'premium', 'elite')
    const periods = fc.constantFrom<PlanPeriod>('monthly', 'yearly')
    fc.assert(
      fc.property(
        fc.constantFrom<PlanName>('premium', 'elite'),
        periods,
        plans,
        periods,
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 0, max: 365 }),
        (plan, period, next, nextPeriod, at, used) => {
          const from = held(plan, period, daysLater('2024-01-01', at))
          const today = daysLater(from.start, Math.min(used, daysWithin(from.start, from.end) - 1))
          const change = planChange(from, { plan: next, period: nextPeriod }, today)
          if (change.kind !== 'now') return
          expect(change.netCents).toBeGreaterThan(0)
          expect(change.netCents).toBe(change.lines.reduce((sum, { netCents }) => sum + netCents, 0))
          expect(change.totalCents).toBe(change.netCents + vatOf(change.netCents))
          expect(change.end >= today).toBe(true)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

import { expect, test } from 'vitest'
import { PLAN_PRICES_CENTS } from '#contract/lists/billing/plan-prices.ts'
import { planPrice, PLANS } from './plan-list.ts'

test('every plan of the contract is on the page, once', () => {
  expect(PLANS.map(({ plan }) => plan)).toEqual(Object.keys(PLAN_PRICES_CENTS))
})

test('a year costs what the contract says and saves what it says over twelve months', () => {
  expect(planPrice('premium', 'monthly')).toEqual({ chargedCents: 4_900, savedCents: 0 })
  expect(planPrice('premium', 'yearly')).toEqual({ chargedCents: 49_000, savedCents: 9_800 })
  expect(planPrice('base', 'yearly')).toEqual({ chargedCents: 0, savedCents: 0 })
})

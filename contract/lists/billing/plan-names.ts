import type { PLAN_PRICES_CENTS } from './plan-prices.ts'

/** What the plans are called. */
export const PLAN_NAMES: Readonly<Record<keyof typeof PLAN_PRICES_CENTS, string>> = {
  base: 'Base',
  premium: 'Premium',
  elite: 'Elite',
}

/** The plans that are asked for: everybody starts with the other. */
export const PAID_PLANS = ['premium', 'elite'] as const
export type PaidPlan = (typeof PAID_PLANS)[number]

/** How often one pays, as an address says it. */
export const PLAN_PERIODS = ['mese', 'anno'] as const
export type PlanPeriod = (typeof PLAN_PERIODS)[number]

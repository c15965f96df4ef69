import type { AccountType, SubscriptionType } from '../../vendors/vendor.ts'

/** Prices of the plans, net of VAT, in cents: the one table that screens, invoices and checks read. */
export const PLAN_PRICES_CENTS = {
  base: { monthly: 0, yearly: 0 },
  premium: { monthly: 4_900, yearly: 49_000 },
  elite: { monthly: 9_900, yearly: 99_000 },
} as const satisfies Record<AccountType, Record<SubscriptionType, number>>

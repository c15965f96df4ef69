import type { BillingEntry } from '#contract/billing.ts'

export const STATE_TONES = {
  due: 'warn',
  overdue: 'bad',
  paid: 'good',
  cancelled: 'off',
  issued: 'off',
} as const satisfies Record<BillingEntry['state'], string>

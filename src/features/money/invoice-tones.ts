import type { BillingEntry } from '#contract/billing/billing.ts'

export const STATE_TONES = {
  due: 'warn',
  overdue: 'bad',
  paid: 'good',
  cancelled: 'off',
  issued: 'off',
} as const satisfies Record<BillingEntry['state'], string>

export const EXCHANGE_TONES = {
  none: 'off',
  'to-send': 'warn',
  sent: 'warn',
  delivered: 'good',
  'not-delivered': 'good',
  refused: 'bad',
} as const satisfies Record<BillingEntry['exchange']['state'], string>

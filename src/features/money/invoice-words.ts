import type { BillingEntry } from '#contract/billing/billing.ts'
import { PAYMENT_METHODS } from '#contract/lists/billing/invoice-words.ts'
import { formatMoney } from '../../lib/money.ts'
import { tableDay } from '../../lists/columns.tsx'

export const isOpen = ({ state }: BillingEntry): boolean => state === 'due' || state === 'overdue'

/** @returns `21 lug 2026, carta`; a dash where it is not paid */
export const paidWords = ({ paidAt, method }: BillingEntry): string =>
  paidAt && method ? `${tableDay(paidAt.slice(0, 10))}, ${PAYMENT_METHODS[method]}` : '–'

/** @returns `100,00 €, rimborsati 50,00 €`; a dash where nothing was taken back */
export const creditedWords = ({ creditedCents, refundedCents }: BillingEntry): string =>
  creditedCents === 0
    ? '–'
    : `${formatMoney(creditedCents)}${refundedCents > 0 ? `, rimborsati ${formatMoney(refundedCents)}` : ''}`

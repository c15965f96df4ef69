import { z } from 'zod'
import { Entity } from './entity.ts'
import { Id } from './ids.ts'
import { Cents, Day, Instant, Percent, text } from './scalars.ts'
import { AccountType, SubscriptionType } from './vendor.ts'

/** Prices of the plans, net of VAT, in cents: the one table that screens, invoices and checks read. */
export const PLAN_PRICES_CENTS = {
  base: { monthly: 0, yearly: 0 },
  premium: { monthly: 4_900, yearly: 49_000 },
  elite: { monthly: 9_900, yearly: 99_000 },
} as const satisfies Record<AccountType, Record<SubscriptionType, number>>

export const BillingEntry = Entity.extend({
  vendorId: Id,
  number: text(20),
  periodStart: Day,
  periodEnd: Day,
  description: text(300),
  netCents: Cents,
  vatRate: Percent,
  vatCents: Cents,
  totalCents: Cents,
  state: z.enum(['due', 'paid', 'overdue', 'cancelled']),
  dueDate: Day,
  paidAt: Instant.nullable(),
  method: z.enum(['test', 'stripe', 'transfer']).nullable(),
})
export type BillingEntry = z.infer<typeof BillingEntry>

export const AccountUpdate = z.strictObject({
  typeOfAccount: AccountType,
  subscriptionType: SubscriptionType,
  amount: Cents,
})
export type AccountUpdate = z.infer<typeof AccountUpdate>
export const InvoicePayment = z.strictObject({ billingId: Id, method: z.enum(['test', 'stripe']) })

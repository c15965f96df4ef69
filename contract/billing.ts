import { z } from 'zod'
import { Entity } from './kit/entity.ts'
import { Id } from './kit/ids.ts'
import { Cents, Day, Instant, Percent, text } from './kit/scalars.ts'
import { AccountType, SubscriptionType } from './vendor.ts'

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

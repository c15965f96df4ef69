import { z } from 'zod'
import { Entity } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { Cents, Day, Instant, Percent, text } from '../kit/scalars.ts'
import { AccountType, SubscriptionType } from '../vendors/vendor.ts'

export const BillingEntry = Entity.extend({
  vendorId: Id,
  /** Which paid placement it is for; of a plan’s and of a credit note null. */
  placementId: Id.nullable(),
  number: text(20),
  periodStart: Day,
  periodEnd: Day,
  description: text(300),
  /** What it is made of, without VAT; what is given back is below nothing. */
  lines: z.array(z.strictObject({ words: text(300), netCents: z.int() })).max(10),
  netCents: Cents,
  vatRate: Percent,
  vatCents: Cents,
  totalCents: Cents,
  kind: z.enum(['invoice', 'credit']),
  /** The day it bears, in Italy. */
  issuedOn: Day,
  /** Of a credit note: which invoice, and why. */
  credits: z.strictObject({ id: Id, number: text(20), issuedOn: Day }).nullable(),
  reason: z.string().nullable(),
  /** Of an invoice: what credit notes take back, without VAT and with; what came in, less what was given back; what was given back. */
  creditedNetCents: Cents,
  creditedCents: Cents,
  receivedCents: Cents,
  refundedCents: Cents,
  /** What has become of its electronic form; an example's is not sent. Why it was refused, or does not leave. */
  exchange: z.strictObject({
    state: z.enum(['none', 'to-send', 'sent', 'delivered', 'not-delivered', 'refused']),
    reason: z.string().nullable(),
    at: Instant.nullable(),
  }),
  /** A credit note is `issued`. */
  state: z.enum(['due', 'paid', 'overdue', 'cancelled', 'issued']),
  dueDate: Day,
  paidAt: Instant.nullable(),
  method: z.enum(['test', 'stripe', 'transfer']).nullable(),
  /** A debit was agreed to and takes days to come. */
  underWay: z.boolean(),
  /** Of a bank transfer, as the bank has it. */
  reference: z.string().nullable(),
  /** Who issued it and to whom, as they were that day. */
  seller: z.strictObject({
    name: z.string(),
    address: z.string(),
    vat: z.string(),
    example: z.boolean(),
    /** Where it is paid by transfer. */
    iban: z.string().optional(),
  }),
  buyer: z.strictObject({
    legalName: z.string(),
    vatNumber: z.string(),
    taxCode: z.string(),
    address: z.string(),
  }),
})
export type BillingEntry = z.infer<typeof BillingEntry>

/** What a vendor has paid for; days in Italy, the last one included. */
export const Subscription = z.strictObject({
  plan: z.enum(['premium', 'elite']),
  period: SubscriptionType,
  start: Day,
  end: Day,
  /** What is owed is late: Base until it is paid, and then this again until its end. */
  suspended: z.boolean(),
  /** Asked for afterwards; without it Base. */
  next: z.strictObject({ plan: z.enum(['premium', 'elite']), period: SubscriptionType }).nullable(),
})
export type Subscription = z.infer<typeof Subscription>

export const AccountUpdate = z.strictObject({
  typeOfAccount: AccountType,
  subscriptionType: SubscriptionType,
  amount: Cents,
})
export type AccountUpdate = z.infer<typeof AccountUpdate>
/** An administrator has seen the transfer come in. */
export const TransferSeen = z.strictObject({ reference: text(140, 0).default('') })

export const InvoicePayment = z.strictObject({ billingId: Id, method: z.enum(['test', 'stripe']) })

/**
 * A credit note for an invoice, of the whole or a part, by what it is without VAT. `creditedNetCents`: what was credited
 * before, as who decided it has read: with another sum credited meanwhile it is refused.
 */
export const WantedCredit = z.strictObject({
  netCents: Cents.min(1),
  reason: text(300),
  creditedNetCents: Cents.optional(),
})
/** Money was given back; a transfer by its reference. */
export const Refund = z.strictObject({ cents: Cents.min(1), reference: text(140, 0).default('') })

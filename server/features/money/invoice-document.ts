/** An invoice or a credit note as it is written for others: all that its electronic form and its copy on paper are made of. */
import type { BillingEntry } from '#contract/billing/billing.ts'
import type { BillingFields } from '#contract/billing/billing-fields.ts'
import type { Company } from '#contract/wire/company.ts'

export interface InvoiceDocument extends Pick<
  BillingEntry,
  | 'number'
  | 'description'
  | 'lines'
  | 'netCents'
  | 'vatRate'
  | 'vatCents'
  | 'totalCents'
  | 'periodStart'
  | 'periodEnd'
  | 'dueDate'
> {
  kind: 'invoice' | 'credit'
  /** The day it bears, in Italy. */
  issuedOn: string
  seller: Company
  buyer: BillingFields
  /** What tells its electronic form from every other that is sent. */
  progressive: number
  /** Of a credit note: which invoice, and why. */
  credits: { number: string; issuedOn: string } | null
  reason: string | null
}

import { z } from 'zod'
import { BILLING_WORDS } from './billing-faults.ts'
import { entity } from '../kit/entity.ts'
import { Email, text } from '../kit/scalars.ts'
import {
  BILLING_COUNTRIES,
  type BillingCountry,
  TAX_REGIMES,
  type TaxRegime,
} from '../lists/billing/tax-regimes.ts'

const codesOf = <C extends string>(list: readonly { code: C }[]) =>
  z.enum(list.map(({ code }) => code) as [C, ...C[]])

/**
 * Whom invoices to a vendor are made out to. Each field may be empty: it is written one at a time, and what of it is wrong
 * is said by `billingFaults`. Lengths are those of the electronic invoice (FatturaPA 1.2.3).
 */
const fields = {
  legalName: text(BILLING_WORDS.legalName, 0),
  country: codesOf<BillingCountry>(BILLING_COUNTRIES),
  vatNumber: text(28, 0),
  taxCode: text(16, 0),
  regime: codesOf<TaxRegime>(TAX_REGIMES),
  /** Where the exchange delivers: a channel of seven characters, or a certified mailbox. */
  sdiCode: text(7, 0),
  pec: z.union([z.literal(''), Email]),
  street: text(BILLING_WORDS.street, 0),
  postcode: text(15, 0),
  town: text(BILLING_WORDS.town, 0),
  province: text(2, 0),
}

/** A vendor has one; its id is the vendor's; its first change makes it. Read by the vendor and by administrators alone. */
export const billingData = entity('vendorId', { fields })
export const BillingData = billingData.Whole
export type BillingData = z.infer<typeof BillingData>
export const BillingDataChange = billingData.Change
export type BillingDataChange = z.infer<typeof BillingDataChange>

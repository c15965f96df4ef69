/** The data that invoices are made out with, and how their codes are kept. Pure, free of schemas: every vendor's page has it. */
import type { BillingCountry, TaxRegime } from '../lists/billing/tax-regimes.ts'

export interface BillingFields {
  legalName: string
  country: BillingCountry
  vatNumber: string
  taxCode: string
  regime: TaxRegime
  sdiCode: string
  pec: string
  street: string
  postcode: string
  town: string
  province: string
}

export const EMPTY_BILLING: BillingFields = {
  legalName: '',
  country: 'IT',
  vatNumber: '',
  taxCode: '',
  regime: 'RF01',
  sdiCode: '',
  pec: '',
  street: '',
  postcode: '',
  town: '',
  province: '',
}

/** Codes as they are kept: in capitals, without what is put between them to read them; a VAT number without its country. */
export function plainCodes<T extends Partial<BillingFields>>(data: T, country: string): T {
  const plain = (code: string) => code.replaceAll(/[\s.-]/g, '').toUpperCase()
  const { vatNumber, taxCode, sdiCode, province } = data
  return {
    ...data,
    ...(vatNumber !== undefined && { vatNumber: plain(vatNumber).replace(new RegExp(`^${country}`), '') }),
    ...(taxCode !== undefined && { taxCode: plain(taxCode) }),
    ...(sdiCode !== undefined && { sdiCode: plain(sdiCode) }),
    ...(province !== undefined && { province: plain(province) }),
  }
}

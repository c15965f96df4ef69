/** What is asked for a vendor's invoices, and what is said of it. */
import { billingFaults } from '#contract/billing/billing-faults.ts'
import { type BillingFields, EMPTY_BILLING } from '#contract/billing/billing-fields.ts'
import { provinces } from '#contract/lists/places/places.ts'
import { BILLING_COUNTRIES, TAX_REGIMES } from '#contract/lists/billing/tax-regimes.ts'
import type { Field, Fields } from '../../plan/fields.ts'

const text = (label: string, the: string, max: number): Field => ({ kind: 'text', label, the, max })
const byCode = (list: readonly { code: string; name: string }[]) =>
  list.map(({ code, name }) => ({ value: code, label: name }))

/** As for a vendor in Italy. */
export const BILLING_FIELDS: Fields<keyof BillingFields> = {
  legalName: text('Intestazione', 'l’intestazione', 80),
  country: { kind: 'choice', label: 'Paese', the: 'il paese', options: byCode(BILLING_COUNTRIES) },
  vatNumber: text('Partita IVA', 'la partita IVA', 28),
  taxCode: { ...text('Codice fiscale', 'il codice fiscale', 16), optional: true },
  regime: { kind: 'choice', label: 'Regime', the: 'il regime', options: byCode(TAX_REGIMES) },
  sdiCode: text('Codice destinatario', 'il codice destinatario', 7),
  pec: { ...text('PEC', 'la PEC', 254), kind: 'email', form: [/^\S+@\S+\.\S+$/, 'Scrivi un’email.'] },
  street: text('Via e numero', 'la via', 60),
  postcode: text('CAP', 'il CAP', 15),
  town: text('Comune', 'il comune', 60),
  province: { kind: 'choice', label: 'Provincia', the: 'la provincia', options: byCode(provinces) },
}

/** The form of a country: each field with what is wrong in it there. */
export const billingForm = (country: BillingFields['country']): Fields<keyof BillingFields> =>
  Object.fromEntries(
    Object.entries(BILLING_FIELDS).map(([name, field]): [string, Field] => [
      name,
      {
        ...field,
        ...(name === 'vatNumber' && country !== 'IT' && { label: 'Numero IVA' }),
        wrong: (value: string) =>
          billingFaults({ ...EMPTY_BILLING, country, [name]: value })[name as keyof BillingFields],
      },
    ]),
  ) as Record<keyof BillingFields, Field>

import { expect, it } from 'vitest'
import { billingFaults, missingForInvoice, plainBilling } from './billing-faults.ts'
import { type BillingFields, EMPTY_BILLING } from './billing-fields.ts'

const VILLA: BillingFields = {
  ...EMPTY_BILLING,
  legalName: 'Villa Cipressa S.r.l.',
  vatNumber: '06655971007',
  taxCode: '06655971007',
  pec: 'villa@pec.lovoglio.test',
  street: 'Strada di Abbadia Isola 14',
  postcode: '53035',
  town: 'Monteriggioni',
  province: 'SI',
}
const faults = (change: Partial<BillingFields>) => billingFaults({ ...VILLA, ...change })

it('finds nothing wrong with what is right, nor with what is empty', () => {
  expect(billingFaults(VILLA)).toEqual({})
  expect(billingFaults(EMPTY_BILLING)).toEqual({})
  expect(
    faults({ vatNumber: 'IT 0665 5971 007', taxCode: 'rss mra 85t10 a562s', sdiCode: 'm5uxcr1' }),
  ).toEqual({})
})

it.each([
  [{ vatNumber: '06655971008' }, 'vatNumber', /Una cifra non torna/],
  [{ vatNumber: '0665597100' }, 'vatNumber', /undici cifre/],
  [{ taxCode: 'RSSMRA85T10A562T' }, 'taxCode', /Un carattere non torna/],
  [{ taxCode: 'RSSMRA' }, 'taxCode', /sedici caratteri/],
  [{ sdiCode: '12345' }, 'sdiCode', /sette/],
  [{ postcode: '5303' }, 'postcode', /cinque cifre/],
  [{ province: 'ZZ' }, 'province', /provincia/],
  [{ legalName: 'Вилла' }, 'legalName', /latine/],
  [{ street: 'Via dell’Olmo 3 💍' }, 'street', /latine/],
  [{ town: 'Siena \u0085' }, 'town', /latine/],
  [{ street: `${'a'.repeat(58)}€` }, 'street', /60 caratteri/],
] as const)('says of %o what is wrong with %s', (change, field, words) => {
  expect(faults(change)).toEqual({ [field]: expect.stringMatching(words) })
})

it('keeps what a phone types in the letters of the invoice, and finds nothing wrong with it', () => {
  const typed = {
    legalName: '“Villa Šarić” – Łódź\u00A0S.r.l.…',
    street: 'Via dell’Olmo\u200B 3',
    town: 'Sant’Angelo, e\u0301 qui',
  }
  expect(faults(typed)).toEqual({})
  expect(plainBilling(typed, 'IT')).toEqual({
    legalName: '"Villa Saric" - Lódz S.r.l....',
    street: "Via dell'Olmo 3",
    town: "Sant'Angelo, é qui",
  })
})

it('leaves what has no equivalent as it was typed, to be put right', () => {
  expect(plainBilling({ legalName: 'Вилла d’Este' }, 'IT')).toEqual({ legalName: "Вилла d'Este" })
})

it('asks abroad for nothing that only Italy has', () => {
  const abroad = { ...VILLA, country: 'FR' as const, vatNumber: 'FR12 345678901', taxCode: '', province: '' }
  expect(billingFaults({ ...abroad, postcode: '75 001' })).toEqual({})
  expect(Object.keys(billingFaults({ ...abroad, taxCode: 'X', sdiCode: 'ABCDEFG', province: 'SI' }))).toEqual(
    ['taxCode', 'sdiCode', 'province'],
  )
  expect(plainBilling({ vatNumber: 'FR12 345678901' }, 'FR')).toEqual({ vatNumber: '12345678901' })
})

it('says what an invoice still lacks', () => {
  expect(missingForInvoice(VILLA)).toEqual([])
  expect(missingForInvoice({ ...VILLA, pec: '', street: '' })).toEqual(['street', 'sdiCode'])
  expect(missingForInvoice({ ...VILLA, country: 'FR', pec: '', province: '' })).toEqual([])
})

import { expect, it } from 'vitest'
import {
  type BillingFields,
  EMPTY_BILLING,
  billingFaults,
  missingForInvoice,
  plainBilling,
} from './billing-faults.ts'

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
] as const)('says of %o what is wrong with %s', (change, field, words) => {
  expect(faults(change)).toEqual({ [field]: expect.stringMatching(words) })
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

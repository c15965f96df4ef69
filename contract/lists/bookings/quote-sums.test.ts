import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type WrittenQuote, paymentCents, quoteFaults, sumFaults, withAmounts } from './quote-faults.ts'
import { quoteSums } from './quote-sums.ts'

const TODAY = '2027-01-10'
const written: WrittenQuote = {
  lines: [
    { label: 'Il podere in esclusiva', unitCents: 580_000, vatRate: 22 },
    { label: 'Menù', unitCents: 9_600, perGuest: true, vatRate: 10 },
    { label: 'Open bar', unitCents: 1_500, perGuest: true, vatRate: 10 },
    { label: 'Camere', quantity: 6, unitCents: 21_000, vatRate: 10 },
  ],
  guestCount: 140,
  discount: { kind: 'percent', value: 3, label: 'Settembre' },
  payments: [
    { kind: 'caparra', due: 'signing', percent: 30 },
    { kind: 'acconto', due: 'before', days: 90, percent: 40 },
    { kind: 'saldo', due: 'before', days: 14 },
  ],
  validUntil: '2027-02-01',
  notes: '',
}

it('a discount is spread over the rates, and net and VAT add to the total', () => {
  expect(quoteSums(written)).toEqual({
    amounts: [580_000, 1_344_000, 210_000, 126_000],
    subtotalCents: 2_260_000,
    discountCents: 67_800,
    totalCents: 2_192_200,
    netCents: 1_942_603,
    vat: [
      { rate: 22, netCents: 461_148, vatCents: 101_452 },
      { rate: 10, netCents: 1_481_455, vatCents: 148_145 },
    ],
  })
  expect(paymentCents(2_192_200, written.payments!)).toEqual([657_660, 876_880, 657_660])
})

it('whatever is written, net, VAT and payments make the total to the cent', () => {
  const line = fc.record({
    label: fc.constant('Voce'),
    quantity: fc.integer({ min: 1, max: 200 }),
    unitCents: fc.integer({ min: 0, max: 90_000 }),
    perGuest: fc.boolean(),
    vatRate: fc.constantFrom(22 as const, 10 as const, 4 as const, 0 as const),
  })
  const share = fc.record({
    kind: fc.constant('rata' as const),
    due: fc.constant('signing' as const),
    percent: fc.integer({ min: 1, max: 30 }),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.array(share, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 100 }),
      (lines, payments, value) => {
        const quote = withAmounts<WrittenQuote>({
          ...written,
          lines,
          payments,
          discount: { kind: 'percent', value, label: '' },
        })
        const { netCents, vat, totalCents } = quoteSums(quote)
        expect(netCents! + vat.reduce((sum, part) => sum + part.vatCents, 0)).toBe(totalCents)
        expect(quote.payments.reduce((sum, { amountCents = 0 }) => sum + amountCents, 0)).toBe(totalCents)
        expect(sumFaults(quote)).toEqual({})
      },
    ),
  )
})

it('says at its field what cannot be sent, and nothing of what can', () => {
  expect(quoteFaults(written, TODAY)).toEqual({})
  const wrong = (change: Partial<WrittenQuote>) => Object.keys(quoteFaults({ ...written, ...change }, TODAY))
  expect(wrong({ guestCount: undefined })).toEqual(['guestCount'])
  expect(wrong({ lines: [{ label: ' ', unitCents: 1 }] })).toEqual(['lines.0.label'])
  expect(wrong({ lines: [{ label: 'Troppo', unitCents: 1_000_000_000, quantity: 2 }] })).toContain(
    'lines.0.unitCents',
  )
  expect(wrong({ discount: { kind: 'amount', value: 9_000_000, label: '' } })).toEqual(['discount'])
  expect(wrong({ validUntil: '2027-01-09' })).toEqual(['validUntil'])
  const [first, ...rest] = written.payments!
  expect(wrong({ payments: [...rest, first!] })).toEqual(['payments.1.share', 'payments.2.kind'])
  expect(wrong({ payments: [{ ...first!, percent: 70 }, ...rest] })).toEqual(['payments'])
})

it('of a quote of an older app the amounts are what they were', () => {
  const old = {
    lines: [{ label: 'Servizio', amountCents: 225_000 }],
    totalCents: 225_000,
    validUntil: '2027-02-01',
    notes: '',
  }
  expect([sumFaults(old), quoteFaults(old, TODAY)]).toEqual([{}, {}])
  expect(quoteSums(old)).toMatchObject({ totalCents: 225_000, vat: [], netCents: undefined })
  expect(sumFaults({ ...old, totalCents: 1 })).toHaveProperty('totalCents')
  expect(quoteSums({ lines: [], totalCents: 500 }).totalCents).toBe(500)
})

/** Invoices and credit notes of any kind that a vendor's own data and our reckoning can make. */
import fc from 'fast-check'
import { EMPTY_BILLING, type BillingFields } from '#contract/billing/billing-fields.ts'
import { isTaxCode, isVatNumber } from '#contract/kit/vat-number.ts'
import { provinces } from '#contract/lists/places/places.ts'
import { BILLING_COUNTRIES, TAX_REGIMES } from '#contract/lists/billing/tax-regimes.ts'
import { daysLater, vatOf } from '#contract/plan/plan-change.ts'
import type { InvoiceDocument } from '#server/features/money/invoice-document.ts'

/** What people write, and what their keyboards make of it. */
const letters = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...Array.from('abcdeàèìòùçñßABCDÈ0123456789 \'’“”«»–—-…€&<>"./,ŠőŁ\n\t')),
  },
  { weight: 1, arbitrary: fc.constantFrom('💍', '👩🏽‍🍳', '字', 'Ж', '\u0085', '\u00A0') },
)
const words = (maxLength: number) => fc.string({ unit: letters, minLength: 1, maxLength })
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: length, maxLength: length })
export const anyVatNumber = digits(10)
  .map((ten) => Array.from({ length: 10 }, (_, last) => `${ten}${last}`).find(isVatNumber) ?? '')
  .filter((number) => number !== '')
const taxCode = fc.constantFrom('RSSMRA85T10A562S', 'VRDLGU70A01H501N', 'BNCGLI90C41F205Z').filter(isTaxCode)
const day = fc.integer({ min: 0, max: 1_500 }).map((count) => daysLater('2024-01-01', count))

const italian = fc
  .record({
    legalName: words(80),
    vatNumber: fc.oneof(anyVatNumber, fc.constant('')),
    taxCode: fc.oneof(taxCode, anyVatNumber, fc.constant('')),
    regime: fc.constantFrom(...TAX_REGIMES.map(({ code }) => code)),
    sdiCode: fc.constantFrom('', 'ABC1234', 'M5UXCR1'),
    pec: fc.constantFrom('', 'villa@pec.test'),
    street: words(60),
    postcode: digits(5),
    town: words(60),
    province: fc.constantFrom(...provinces.map(({ code }) => code)),
  })
  .filter((buyer) => buyer.vatNumber !== '' || buyer.taxCode !== '')
  .map((buyer): BillingFields => ({ ...EMPTY_BILLING, ...buyer, country: 'IT' }))
const foreign = fc
  .record({
    country: fc.constantFrom(...BILLING_COUNTRIES.map(({ code }) => code).filter((code) => code !== 'IT')),
    legalName: words(80),
    vatNumber: fc.string({ unit: fc.constantFrom(...Array.from('ABCZ0129')), minLength: 2, maxLength: 28 }),
    street: words(60),
    postcode: fc.string({ unit: fc.constantFrom(...Array.from('AB12 -')), minLength: 1, maxLength: 15 }),
    town: words(60),
  })
  .map((buyer): BillingFields => ({ ...EMPTY_BILLING, ...buyer }))

export const anyInvoice: fc.Arbitrary<InvoiceDocument> = fc
  .record({
    buyer: fc.oneof({ weight: 2, arbitrary: italian }, { weight: 1, arbitrary: foreign }),
    sellerVat: anyVatNumber,
    sellerName: words(100),
    address: fc.constantFrom(
      'Via Roma 1, 50100 Firenze',
      'via dei Tigli 1, 00100 Roma RM',
      'Piazza dell’Unità 2/b – 34121 Trieste (TS)',
    ),
    iban: fc.constantFrom(undefined, 'IT60X0542811101000000123456', 'DE89370400440532013000'),
    whole: fc.integer({ min: 2, max: 2_000_000 }),
    back: fc.integer({ min: 0, max: 1_000_000 }),
    lineWords: words(300),
    description: words(300),
    reason: words(300),
    isCredit: fc.boolean(),
    serial: fc.integer({ min: 1, max: 9_999_999 }),
    progressive: fc.integer({ min: 1, max: 36 ** 5 - 1 }),
    issuedOn: day,
    length: fc.integer({ min: 0, max: 366 }),
  })
  .map(({ buyer, sellerVat, sellerName, address, iban, whole, back, lineWords, isCredit, ...rest }) => {
    const { description, reason, serial, progressive, issuedOn, length } = rest
    const unused = back % whole
    const netCents = whole - unused
    const vatCents = vatOf(netCents)
    const year = issuedOn.slice(0, 4)
    return {
      kind: isCredit ? 'credit' : 'invoice',
      number: `${year}/${serial}`,
      issuedOn,
      description,
      lines: [
        { words: lineWords, netCents: whole },
        ...(unused > 0 ? [{ words: 'Premium che non usi', netCents: -unused }] : []),
      ],
      netCents,
      vatRate: 22,
      vatCents,
      totalCents: netCents + vatCents,
      periodStart: issuedOn,
      periodEnd: daysLater(issuedOn, length),
      dueDate: daysLater(issuedOn, 10),
      seller: {
        name: sellerName,
        address,
        vat: sellerVat,
        email: 'a@lovoglio.test',
        example: false,
        ...(iban && { iban }),
      },
      buyer,
      progressive,
      credits: isCredit ? { number: `${year}/${serial + 1}`, issuedOn } : null,
      reason: isCredit ? reason : null,
    }
  })

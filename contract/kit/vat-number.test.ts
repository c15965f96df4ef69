import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isTaxCode, isVatNumber } from './vat-number.ts'

describe('a VAT number', () => {
  // Of companies that print them on every bill.
  it.each(['06655971007', '05403151003', '97103880585'])('%s is one', (number) => {
    expect(isVatNumber(number)).toBe(true)
  })

  it.each(['', '00000000000', '0665597100', '066559710070', 'IT06655971007', '06655971 07'])(
    '«%s» is none',
    (number) => {
      expect(isVatNumber(number)).toBe(false)
    },
  )

  test('with one digit wrong is none', () => {
    const at = fc.integer({ min: 0, max: 10 })
    const other = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(at, other, (place, more) => {
        const digits = Array.from('06655971007')
        digits[place] = String((Number(digits[place]) + more) % 10)
        expect(isVatNumber(digits.join(''))).toBe(false)
      }),
    )
  })
})

describe('a tax code', () => {
  // The usual example, the same person where another had that code already, another person, and a company.
  it.each(['RSSMRA85T10A562S', 'RSSMRA85T10A56NH', 'MRTMTT91D08F205J', '06655971007'])(
    '%s is one',
    (code) => {
      expect(isTaxCode(code)).toBe(true)
    },
  )

  it.each([
    'RSSMRA85T10A562T',
    'RSSMRA85T10A56N',
    'RSSMRA85G10A562S',
    'rssmra85t10a562s',
    '06655971008',
    'RSSMRA',
    '',
  ])('«%s» is none', (code) => {
    expect(isTaxCode(code)).toBe(false)
  })
})

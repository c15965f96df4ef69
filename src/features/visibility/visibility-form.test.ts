import { expect, it } from 'vitest'
import { askedPriceOf, formOf, listPriceOf, payByOf, priceSent, visibilityFaults } from './visibility-form.ts'

const TODAY = '2026-11-21'
const villa = { id: 'v', name: 'Villa', category: 'location', region: 'toscana' }
const form = (more: object = {}) => ({ ...formOf(undefined, {}, TODAY), vendor: villa, ...more })

it('asks the price of the list for as many days until another is written', () => {
  expect(askedPriceOf(form())).toBe(48_000)
  const inTuscany = form({ placement: 'category', from: '2026-11-23', to: '2026-11-29' })
  expect(listPriceOf(inTuscany)).toBe(6_000)
  expect(askedPriceOf({ ...inTuscany, to: '2026-11-23' })).toBe(857)
  expect(askedPriceOf({ ...inTuscany, netCents: 5_000 })).toBe(5_000)
  // Whose category it is is not known yet.
  expect(listPriceOf({ ...inTuscany, vendor: undefined })).toBeUndefined()
})

it('keeps it until the day before its first, for ten days at most, and never beyond its last', () => {
  expect(payByOf(form({ from: '2026-11-25' }), TODAY)).toBe('2026-11-24')
  expect(payByOf(form({ from: '2027-01-10', to: '2027-02-01' }), TODAY)).toBe('2026-12-01')
  expect(payByOf(form({ to: '2026-11-23' }), TODAY)).toBe('2026-11-23')
  expect(payByOf(form({ payBy: '2026-12-02' }), TODAY)).toBe('2026-12-02')
})

it('says what is missing of a price, and asks none of what is given', () => {
  expect(visibilityFaults(form(), TODAY, true)).toEqual({})
  expect(visibilityFaults(form({ netCents: null, payBy: '2026-11-20' }), TODAY, true)).toEqual({
    netCents: 'Scrivi quanto costa, o dallo in omaggio.',
    payBy: 'Un giorno da oggi al 18 dicembre 2026.',
  })
  expect(visibilityFaults(form({ from: '2026-11-01', to: '2026-11-02' }), TODAY, true).to).toMatch(/passati/)
  expect(visibilityFaults(form({ netCents: null, kind: 'gift' }), TODAY, true)).toEqual({})
  expect(visibilityFaults(form({ netCents: null }), TODAY, false)).toEqual({})
})

it('sends a gift as one, and what is sold with its price and its day', () => {
  expect(priceSent(form({ kind: 'gift' }), TODAY)).toEqual({ kind: 'gift' })
  expect(priceSent(form(), TODAY)).toEqual({ kind: 'sold', netCents: 48_000, payBy: '2026-12-01' })
})

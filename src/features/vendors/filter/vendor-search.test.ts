import { describe, expect, it } from 'vitest'
import { parseVendorSearch } from './vendor-search.ts'

describe('the filters of an address', () => {
  it('reads every filter, numbers and texts alike', () => {
    const raw = {
      q: 'villa',
      region: 'toscana',
      province: 'si',
      priceMaxCents: '500000',
      guests: 120,
      ratingMin: 4.5,
      freeOn: '2027-06-12',
      sort: 'prezzo',
    }
    expect(parseVendorSearch(raw)).toEqual({
      ...raw,
      province: 'SI',
      priceMaxCents: 500_000,
    })
  })

  it('leaves out what makes no sense instead of failing', () => {
    const raw = {
      q: '   ',
      region: 'Toscana!',
      province: 'SIENA',
      priceMaxCents: -5,
      priceRange: 9,
      guests: 'tanti',
      ratingMin: 7,
      freeOn: '2027-02-31',
      sort: 'elefanti',
      altro: 1,
    }
    expect(parseVendorSearch(raw)).toEqual({})
  })

  it('has no province without its region, and no word for the usual order', () => {
    expect(parseVendorSearch({ province: 'SI', sort: 'consigliati' })).toEqual({})
  })

  it('has no town without its province', () => {
    expect(parseVendorSearch({ region: 'puglia', city: 'Ostuni', around: 'provinces' })).toEqual({
      region: 'puglia',
    })
    const search = { region: 'puglia', province: 'BR', city: 'Ostuni', around: 'provinces' }
    expect(parseVendorSearch(search)).toEqual(search)
  })

  it('takes what and where of a form without script for one question', () => {
    expect(parseVendorSearch({ q: ['catering', 'Ostuni'] })).toEqual({ q: 'catering a Ostuni' })
    expect(parseVendorSearch({ q: ['catering', ''] })).toEqual({ q: 'catering' })
    expect(parseVendorSearch({ q: ['', ''] })).toEqual({})
  })

  it('takes a number that was meant as a word', () => {
    expect(parseVendorSearch({ q: 1954 })).toEqual({ q: '1954' })
  })
})

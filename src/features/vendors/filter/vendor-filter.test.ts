import { describe, expect, it } from 'vitest'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import {
  activeFilters,
  clearedFilters,
  countFilterOf,
  filterCards,
  filterOf,
  filtersOfAll,
  withFilters,
  withoutFilter,
  withoutFilters,
} from './vendor-filter.ts'

const card = (businessName: string, over: Partial<VendorCard> = {}): VendorCard => ({
  id: businessName,
  slug: 'x',
  version: 1,
  businessName,
  category: 'location',
  headline: '',
  place: { region: 'toscana', province: 'SI', city: 'Siena' },
  priceRange: 2,
  capacity: {},
  rating: 4,
  reviewCount: 1,
  typeOfAccount: 'base',
  ...over,
})
const names = (cards: VendorCard[]) => cards.map(({ businessName }) => businessName)

describe('changing filters', () => {
  it('drops a province that is not in the new region', () => {
    const search = { region: 'toscana', province: 'SI' }
    expect(withFilters(search, { region: 'lazio' })).toEqual({ region: 'lazio' })
    expect(withFilters(search, { guests: 80 })).toEqual({ ...search, guests: 80 })
    expect(withoutFilter(search, 'region')).toEqual({})
  })

  it('drops a town and what is around it with their province', () => {
    const search = { region: 'puglia', province: 'BR', city: 'Ostuni', around: 'provinces' } as const
    expect(withFilters(search, { guests: 80 })).toEqual({ ...search, guests: 80 })
    expect(withFilters(search, { province: 'LE' })).toEqual({ region: 'puglia', province: 'LE' })
    expect(withFilters(search, { region: 'lazio', province: 'RM', city: 'Tivoli' })).toEqual({
      region: 'lazio',
      province: 'RM',
      city: 'Tivoli',
    })
    expect(withoutFilter(search, 'city')).toEqual({ region: 'puglia', province: 'BR', around: 'provinces' })
    expect(withoutFilter(search, 'province')).toEqual({ region: 'puglia' })
    expect(withoutFilter(search, 'region')).toEqual({})
    expect(activeFilters(search).map(({ label }) => label)).toEqual([
      'Puglia',
      'Brindisi',
      'Ostuni',
      'anche le province vicine',
    ])
  })

  it('keeps the order when all filters go', () => {
    expect(clearedFilters({ q: 'a', guests: 3, sort: 'nome' })).toEqual({ sort: 'nome' })
  })

  it('keeps what was looked for when the filters go, and drops it with what is of a trade on the way to another', () => {
    const search = { q: 'ulivi', region: 'puglia', services: 'Parcheggio', sort: 'nome' } as const
    expect(withoutFilters(search)).toEqual({ q: 'ulivi', sort: 'nome' })
    expect(filtersOfAll(search)).toEqual({ region: 'puglia', sort: 'nome' })
    expect(countFilterOf(search)).toEqual({ region: 'puglia' })
  })

  it('says each active filter in words, and neither the order nor what stands in the search field', () => {
    const labels = activeFilters({
      q: 'ulivi',
      region: 'toscana',
      province: 'SI',
      freeOn: '2027-06-12',
      sort: 'nome',
    })
    expect(labels.map(({ label }) => label)).toEqual(['Toscana', 'Siena', 'liberi il 12 giugno 2027'])
  })

  it('asks the server for a category that exists only', () => {
    expect(filterOf({ guests: 3 }, 'torte')).toEqual({ guests: 3, category: 'torte' })
    expect(filterOf({}, 'elefanti')).toEqual({})
  })
})

describe('the list a device makes without the server', () => {
  const cards = [
    card('Villa Cipressa', { priceFromCents: 580_000, capacity: { min: 40, max: 180 }, rating: 4.9 }),
    card('Caffè della Città', {
      category: 'catering',
      place: { region: 'lombardia', province: 'BG', city: 'Bergamo' },
      priceFromCents: 9_000,
    }),
    card('Borgo Antico', { reviewCount: 30 }),
  ]

  it('forgives accents and capitals, and finds by kind and place too', () => {
    expect(names(filterCards(cards, { q: 'CITTA bergamo' }))).toEqual(['Caffè della Città'])
    expect(names(filterCards(cards, { q: 'catering lombardia' }))).toEqual(['Caffè della Città'])
    expect(filterCards(cards, { q: 'zzz' })).toEqual([])
  })

  it('narrows by category, place, price, guests and rating', () => {
    expect(names(filterCards(cards, { category: 'location', province: 'SI' }))).toHaveLength(2)
    const siena = { region: 'toscana', province: 'SI' }
    expect(filterCards(cards, { ...siena, city: 'Pienza' })).toEqual([])
    expect(names(filterCards(cards, { ...siena, city: 'siena' }))).toHaveLength(2)
    // Around a province is its region: what is near only the server knows.
    const near = { region: 'umbria', province: 'TR', around: 'provinces' } as const
    expect(names(filterCards(cards, near))).toEqual([])
    expect(names(filterCards(cards, { ...near, region: 'toscana', province: 'AR' }))).toHaveLength(2)
    expect(names(filterCards(cards, { priceMaxCents: 100_000 }))).toEqual(['Caffè della Città'])
    expect(names(filterCards(cards, { guests: 200, category: 'location' }))).toEqual(['Borgo Antico'])
    expect(names(filterCards(cards, { guests: 30, category: 'location' }))).toEqual(['Borgo Antico'])
    expect(names(filterCards(cards, { ratingMin: 4.5 }))).toEqual(['Villa Cipressa'])
  })

  it('keeps the order it was given unless another is asked for; those without a price come last', () => {
    expect(names(filterCards(cards, {}))).toEqual(names(cards))
    expect(names(filterCards(cards, { sort: 'prezzo' }))).toEqual([
      'Caffè della Città',
      'Villa Cipressa',
      'Borgo Antico',
    ])
    expect(names(filterCards(cards, { sort: 'prezzo-alto' })).at(-1)).toBe('Borgo Antico')
    expect(names(filterCards(cards, { sort: 'recensioni' }))[0]).toBe('Borgo Antico')
  })
})

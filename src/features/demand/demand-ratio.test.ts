import { expect, it } from 'vitest'
import type { DemandPlace } from '#contract/admin/demand.ts'
import { provinces } from '#contract/lists/places/places.ts'
import { levelSpan, placesBy, ratiosOf } from './demand-ratio.ts'
import { PROVINCE_SHAPES } from './province-shapes.ts'

const place = (region: string, province: string | null, more: Partial<DemandPlace>): DemandPlace => ({
  region: region as DemandPlace['region'],
  province,
  vendors: 0,
  requests: { now: 0, before: 0 },
  searches: { now: 0, before: 0 },
  views: { now: 0, before: 0 },
  couples: 0,
  ...more,
})
const now = (count: number) => ({ now: count, before: 0 })

it('is the share of what is asked over the share of who answers, and 1 is what all Italy is', () => {
  const places = placesBy('province', [
    place('toscana', 'SI', { vendors: 10, views: now(400) }),
    place('puglia', 'BR', { vendors: 30, views: now(400) }),
  ])
  const ratios = ratiosOf(places, 'views')
  expect(ratios.get('SI')).toEqual({ level: 5, ratio: 2 })
  expect(ratios.get('BR')?.level).toBe(2)
  expect(ratios.get('MI')).toEqual({ level: 0, ratio: undefined })
})

it('weighs each measure as a share, and leaves out one that is hardly counted', () => {
  const places = placesBy('province', [
    place('toscana', 'SI', { vendors: 10, views: now(9_000), requests: now(50), searches: now(5) }),
    place('puglia', 'BR', { vendors: 10, views: now(1_000), requests: now(150) }),
  ])
  expect(ratiosOf(places, 'all').get('SI')?.ratio).toBeCloseTo((0.9 + 0.25) / 2 / 0.5)
})

it('says nothing of a place with little, and that nobody is there where much is asked', () => {
  const places = placesBy('province', [
    place('toscana', 'SI', { vendors: 10, searches: now(200) }),
    place('molise', 'IS', { searches: now(12) }),
    place('molise', 'CB', { searches: now(9), vendors: 1 }),
  ])
  const ratios = ratiosOf(places, 'searches')
  expect(ratios.get('IS')).toEqual({ level: 5, ratio: undefined })
  expect(ratios.get('CB')?.level).toBe(0)
})

it('has what says a region alone in the region, and in none of its provinces', () => {
  const counted = [
    place('toscana', 'SI', { searches: { now: 3, before: 1 }, couples: 2 }),
    place('toscana', null, { searches: now(4), couples: 1 }),
  ]
  const toscana = placesBy('region', counted).find(({ key }) => key === 'toscana')
  expect(toscana).toMatchObject({ searches: { now: 7, before: 1 }, couples: 3 })
  expect(placesBy('province', counted).reduce((sum, { searches }) => sum + searches.now, 0)).toBe(3)
})

it('names the span of each step', () => {
  expect(([1, 3, 5] as const).map((level) => levelSpan(level, String))).toEqual([
    'meno di 0.5',
    'da 0.8 a 1.25',
    '2 o più',
  ])
})

it('has an outline of every province, and no other', () => {
  expect(Object.keys(PROVINCE_SHAPES).toSorted()).toEqual(provinces.map(({ code }) => code).toSorted())
  for (const shape of Object.values(PROVINCE_SHAPES)) expect(shape).toMatch(/^(M\d+ \d+l[-\d ]+z)+$/)
})

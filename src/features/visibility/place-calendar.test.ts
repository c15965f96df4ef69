import { expect, it } from 'vitest'
import type { AdminVisibility } from '#contract/site/site-management.ts'
import { lastWords, overlapWords, overlapsOf } from './place-overlaps.ts'
import { firstDayFor, mostAtOnce, placesByWeek } from './place-weeks.ts'

const one = (
  name: string,
  from: string,
  to: string,
  more: Partial<AdminVisibility> = {},
): AdminVisibility => ({
  id: name,
  vendorId: name,
  placement: 'category',
  from,
  to,
  weight: 10,
  createdAt: `2026-11-0${name.length}T10:20:00.000Z`,
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  category: 'location',
  region: 'toscana',
  state: 'gift',
  sale: null,
  unserved: 0,
  views: 0,
  clicks: 0,
  vendor: { name, slug: name, city: 'Siena', isPublic: true },
  ...more,
})
const NONE = { category: '', region: '' }
const START = '2026-11-09'

it('begins on a Monday, two weeks before this one', () => {
  expect(['2026-11-23', '2026-11-29', '2026-11-30'].map(firstDayFor)).toEqual([START, START, '2026-11-16'])
})

it('says of each week how many places are free on its fullest day, and who stands beside whom', () => {
  const [home, list, tuscany, ...more] = placesByWeek(
    [
      one('a', '2026-11-23', '2026-12-06'),
      one('bb', '2026-12-06', '2026-12-08'),
      one('ccc', '2026-12-07', '2027-12-01'),
    ],
    START,
    NONE,
  )
  expect([home!.name, list!.weeks[0]!.free, more]).toEqual(['Homepage, in evidenza', 4, []])
  expect(tuscany).toMatchObject({ name: 'Location · Toscana', lanes: 2 })
  expect(tuscany!.weeks.slice(0, 6).map(({ free }) => free)).toEqual([2, 2, 1, 0, 0, 1])
  expect(tuscany!.bars.map(({ lane, first, last }) => [lane, first, last])).toEqual([
    [0, 14, 27],
    [1, 27, 29],
    [0, 28, 97],
  ])
})

it('counts neither what is free again nor whose vendor is gone', () => {
  const gone = { name: null, slug: '', city: '', isPublic: false }
  const all = [
    one('a', '2026-11-23', '2026-12-06', { state: 'released' }),
    one('bb', '2026-11-23', '2026-12-06', { placement: 'home', vendor: gone }),
  ]
  const places = placesByWeek(all, START, NONE)
  expect(places.map(({ name, bars }) => [name, bars.length])).toEqual([
    ['Homepage, in evidenza', 0],
    ['Elenco di tutti', 0],
  ])
})

it('shows all regions of a category that is asked for, or the one', () => {
  const all = [one('a', '2026-11-23', '2026-12-06')]
  expect(placesByWeek(all, START, { category: 'location', region: '' })).toHaveLength(20)
  const asked = placesByWeek(all, START, { category: 'location', region: 'toscana' })
  expect(asked.map(({ key, bars }) => [key, bars.length])).toEqual([['category/location/toscana', 1]])
  expect(placesByWeek(all, START, { category: 'musica', region: 'molise' })[0]!.room).toEqual({
    atOnce: 1,
    weekCents: 2_100,
  })
})

it('says where there are too many, who came last, and from when there is room for it', () => {
  const all = [
    one('a', '2026-11-01', '2026-12-09'),
    one('bb', '2026-11-23', '2026-12-31'),
    one('ccc', '2026-12-03', '2026-12-16'),
    one('dddd', '2026-12-05', '2026-12-06', { placement: 'home' }),
  ]
  const [found, ...others] = overlapsOf(all, '2026-11-21')
  expect(others).toEqual([])
  expect(overlapWords(found!)).toMatch(
    /^Location · Toscana: 3 insieme su 2.posti, dal 3 dicembre 2026 al 9 dicembre 2026\.$/,
  )
  expect([lastWords(found!), found!.moveTo]).toEqual([
    'ccc ha avuto il posto per ultimo: 3 novembre 2026, 11:20.',
    '2026-12-10',
  ])
  // What is over is nobody's trouble any more.
  expect(overlapsOf(all, '2026-12-10')).toEqual([])
  expect(mostAtOnce(all.slice(0, 3), { from: '2026-12-01', to: '2026-12-02' })).toBe(2)
})

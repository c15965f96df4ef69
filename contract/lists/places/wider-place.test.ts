import { expect, test } from 'vitest'
import { provincesNear } from './near-provinces.ts'
import { provinceOf, provinces } from './places.ts'
import { widerPlace } from './wider-place.ts'

test('every province has others near it, never itself', () => {
  for (const { code, name } of provinces) {
    const near = provincesNear(code)
    expect(near.length, name).toBeGreaterThanOrEqual(2)
    expect(near, name).not.toContain(code)
    for (const one of near) expect(provinceOf(one), `${name}: ${one}`).toBeDefined()
  }
  expect(provincesNear('LE')).toEqual(['BR', 'TA'])
  expect(provincesNear('RM')).toEqual(['LT', 'RI', 'VT', 'TR', 'FR'])
  expect(provincesNear('ZZ')).toEqual([])
})

test('a town widens to its province, the provinces near it, the region and Italy', () => {
  const steps = []
  for (
    let place = widerPlace({ region: 'puglia', province: 'BR', city: 'Ostuni' });
    place;
    place = widerPlace(place)
  )
    steps.push(place)
  expect(steps).toEqual([
    { region: 'puglia', province: 'BR' },
    { region: 'puglia', province: 'BR', around: 'provinces' },
    { region: 'puglia' },
    {},
  ])
})

test('around a town its province is counted in already', () => {
  expect(widerPlace({ region: 'puglia', province: 'BR', city: 'Ostuni', around: 'provinces' })).toEqual({
    region: 'puglia',
  })
})

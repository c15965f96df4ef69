import { expect, test } from 'vitest'
import { provinceOf, provinces, provincesIn, regionOf, regions } from '#contract/lists/places/places.ts'

test('Italy has twenty regions and every province lies in one of them', () => {
  expect(regions).toHaveLength(20)
  expect(provinces).toHaveLength(107)
  expect(new Set(provinces.map((province) => province.code)).size).toBe(107)
  for (const province of provinces) {
    expect(province.code).toMatch(/^[A-Z]{2}$/)
    expect(regionOf(province.region), province.name).toBeDefined()
  }
  for (const region of regions) expect(provincesIn(region.slug).length, region.name).toBeGreaterThan(0)
})

test('finds a province by the letters of its number plate', () => {
  expect(provinceOf('SI')).toEqual({ code: 'SI', name: 'Siena', region: 'toscana' })
  expect(provinceOf('AQ')?.name).toBe("L'Aquila")
  expect(provinceOf('ZZ')).toBeUndefined()
})

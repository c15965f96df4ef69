import { expect, it } from 'vitest'
import { CALLS } from '../calls.ts'

const place = { region: 'puglia', province: 'BR', city: 'Ostuni' }

it('a place is in a region and a province of Italy, wherever one is written', () => {
  const takes = (name: 'Admin/updateVendor' | 'Couple/updateCouple', changes: object) =>
    CALLS[name].body!.safeParse(changes).success
  for (const name of ['Admin/updateVendor', 'Couple/updateCouple'] as const) {
    expect(takes(name, { place })).toBe(true)
    expect(takes(name, { place: { ...place, region: 'atlantide' } })).toBe(false)
    expect(takes(name, { place: { ...place, province: 'ZZ' } })).toBe(false)
  }
  expect(takes('Admin/updateVendor', { coverage: ['toscana', 'atlantide'] })).toBe(false)
})

import { expect, it } from 'vitest'
import { restoredValues } from './restored.ts'

it('of the two only the one that both wrote is put back, and of it what both wrote', () => {
  const partners = [
    { firstName: 'Anna', lastName: 'Rossi' },
    { firstName: 'Marco', lastName: 'Verdi' },
  ]
  const conflict = {
    field: 'partners.1',
    fields: ['lastName'],
    previous: { firstName: 'Marc', lastName: 'Bianchi' },
  }
  expect(restoredValues(conflict, { partners })).toEqual({
    partners: [partners[0], { firstName: 'Marco', lastName: 'Bianchi' }],
  })
  expect(restoredValues({ ...conflict, fields: null, previous: null }, { partners })).toEqual({
    partners: [partners[0]],
  })
})

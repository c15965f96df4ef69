import { expect, it } from 'vitest'
import { readSaid, toSaid } from './list-description.ts'

const list = {
  seek: 'Nome',
  filters: [{ name: 'state', label: 'Stato', options: [{ value: 'attive', label: 'Attive' }] }],
  columns: [{ sort: 'name' }, {}],
}

it('says in an address what narrows and orders a list, and reads it back', () => {
  const search = { q: 'anna', sort: '-name', state: 'attive' }
  expect(readSaid(toSaid(search), list)).toEqual(search)
  expect(toSaid({})).toEqual({ q: undefined, sort: undefined, filter: undefined })
})

it('leaves out what the list does not have', () => {
  expect(readSaid({ q: 'x', sort: 'age', filter: 'state:chiuse,place:roma,,:' }, list)).toEqual({ q: 'x' })
  expect(readSaid({ q: 'x' }, { ...list, seek: undefined as never })).toEqual({})
})

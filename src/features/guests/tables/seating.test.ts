import { describe, expect, it } from 'vitest'
import type { Guest } from '#contract/plan/guest.ts'
import type { SeatingTable } from '#contract/plan/seating-table.ts'
import type { Household } from '../guest-list.ts'
import { proposalOf, seatingOf, tablesFor, troublesOf } from './seating.ts'

const stored = { coupleId: 'c', createdAt: '', updatedAt: '', version: 1 }
const table = (name: string, seats: number): SeatingTable => ({
  ...stored,
  id: name,
  name,
  seats,
  shape: 'round',
  position: name,
})
const guest = (
  name: string,
  tableId: string | null,
  side: Guest['side'] = null,
  apart: string[] = [],
): Guest => ({
  ...stored,
  id: name,
  name,
  invitationId: null,
  tableId,
  apart,
  side,
  age: 'adult',
  diet: 'any',
  needs: '',
  severe: false,
  told: 'nothing',
  notes: '',
})
const household = (name: string, ...guests: Guest[]): Household => ({
  key: name,
  invitation: undefined,
  name,
  answer: undefined,
  persons: guests.map((one) => ({ key: one.id, guest: one, name: one.name, coming: 'yes', wrote: '' })),
})
const names = (sitters: readonly { name: string }[]) => sitters.map(({ name }) => name)

describe('who sits where', () => {
  const neri = household('Neri', guest('Ada', 'b'), guest('Elio', null), guest('Tea', 'tolto'))
  const said: Household = {
    ...household('Rossi', guest('Ugo', 'a')),
    persons: [
      { key: 'Ugo', guest: guest('Ugo', 'a'), name: 'Ugo', coming: 'no', wrote: '' },
      { key: 'x', guest: undefined, name: 'Pia', coming: 'silent', wrote: '' },
    ],
  }
  const seating = seatingOf([neri, said], [table('b', 2), table('a', 1)])

  it('stands by table, in their order; a no frees its chair, and a table that is gone all of its own', () => {
    expect(seating.tables.map(({ table: { id }, sitters, free }) => [id, names(sitters), free])).toEqual([
      ['a', [], 1],
      ['b', ['Ada'], 1],
    ])
    expect(seating.unseated.map(({ name, sitters }) => [name, names(sitters)])).toEqual([
      ['Neri', ['Elio', 'Tea']],
    ])
    expect([seating.seats, seating.seated, seating.strangers]).toEqual([3, 1, 1])
  })

  it('is chosen among the tables with a place, the fullest first', () =>
    expect(
      tablesFor(seatingOf([neri], [table('a', 1), table('b', 1), table('c', 4)]), 1).map(
        (one) => one.table.id,
      ),
    ).toEqual(['a', 'c', 'b']))
})

it('says which table has too many, and which family is divided', () => {
  const rossi = household('Rossi', guest('Ugo', 'a'), guest('Pia', 'a'), guest('Leo', 'b'))
  expect(troublesOf(seatingOf([rossi], [table('a', 1), table('b', 4)])).map(({ words }) => words)).toEqual([
    'a: 2 persone su 1 posto',
    'Rossi: divisi fra a e b',
  ])
})

it('says who sits with somebody they are not to sit with, whichever of the two says so', () => {
  const rossi = household('Rossi', guest('Ugo', 'a'), guest('Pia', 'a', null, ['Leo']), guest('Leo', 'b'))
  const neri = household('Neri', guest('Tea', 'a', null, ['Ugo', 'eliminato']))
  expect(
    troublesOf(seatingOf([rossi, neri], [table('a', 4), table('b', 4)])).map(({ words }) => words),
  ).toEqual(['a: Ugo e Tea non vanno allo stesso tavolo', 'Rossi: divisi fra a e b'])
})

describe('a proposal', () => {
  const of = (households: Household[], tables: SeatingTable[]) =>
    proposalOf(seatingOf(households, tables)).map(({ sitter, table: { id } }) => `${sitter.name}: ${id}`)

  it('keeps a family together, joins it to those who sit already, and moves nobody', () => {
    const rossi = household('Rossi', guest('Ugo', 'b'), guest('Pia', null))
    const neri = household('Neri', guest('Ada', null), guest('Elio', null), guest('Tea', null))
    expect(of([rossi, neri], [table('a', 3), table('b', 4)])).toEqual([
      'Ada: a',
      'Elio: a',
      'Tea: a',
      'Pia: b',
    ])
  })

  it('prefers a table of the same side, then the one with the least left over', () => {
    const one = household('Uno', guest('Ada', 'a', 'one'))
    const other = household('Altro', guest('Bea', null, 'one'))
    const alone = household('Solo', guest('Leo', null, 'two'))
    expect(of([one, other, alone], [table('a', 8), table('b', 3)])).toEqual(['Bea: a', 'Leo: b'])
  })

  it('keeps those apart who are not to sit together, of one family too, and rather leaves them without a place', () => {
    const rossi = household('Rossi', guest('Ugo', 'a', 'one'), guest('Pia', null, 'one', ['Ugo']))
    const neri = household('Neri', guest('Ada', null), guest('Elio', null, null, ['Ada']))
    expect(of([rossi, neri], [table('a', 4), table('b', 2)])).toEqual(['Ada: b', 'Elio: a', 'Pia: b'])
    expect(of([rossi], [table('a', 4)])).toEqual([])
  })

  it('divides a family where no table holds it, and leaves out whom none does', () => {
    const rossi = household('Rossi', guest('Ugo', null), guest('Pia', null), guest('Leo', null))
    expect(of([rossi], [table('a', 1), table('b', 1)])).toEqual(['Ugo: a', 'Pia: b'])
  })
})

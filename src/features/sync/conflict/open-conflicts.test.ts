import type { Conflict } from '#contract/wire/sync.ts'
import { describe, expect, it } from 'vitest'
import { openConflicts, restoredThing } from './open-conflicts.ts'

let id = 0
const mark = (value: unknown, previous: unknown, more: Partial<Conflict> = {}): Conflict => ({
  id: (id += 1),
  topic: 'task',
  entityId: 'e',
  field: 'notes',
  fields: null,
  value,
  previous,
  by: 'u-marco',
  over: 'u-anna',
  at: '2026-11-21T09:05:00.000Z',
  ...more,
})
const read = (...oldestFirst: Conflict[]) => openConflicts(oldestFirst.toReversed(), new Set())

describe('what was written over', () => {
  it('is what the other had written, also behind several edits of one evening', () => {
    const marks = [mark('Peonie', 'Rose'), mark('Dalie', 'Peonie')]
    expect(read(...marks)).toMatchObject([
      { value: 'Dalie', previous: 'Rose', ids: [marks[1]!.id, marks[0]!.id] },
    ])
  })

  it('is a place of its own for each field and each thing', () => {
    expect(
      read(mark('a', 'b'), mark('c', 'd', { field: 'title' }), mark('e', 'f', { entityId: 'x' })),
    ).toHaveLength(3)
  })

  it('is nothing once it was put back or put away', () => {
    expect(read(mark('Peonie', 'Rose'), mark('Rose', 'Peonie'))).toEqual([])
    const one = mark('Peonie', 'Rose')
    expect(openConflicts([one], new Set([one.id]))).toEqual([])
  })

  it('is put back in the fields that both wrote, and in no other', () => {
    const previous = { firstName: 'Anna', lastName: 'Rossi' }
    const now = { firstName: 'Annamaria', lastName: 'Verdi' }
    expect(restoredThing({ fields: ['lastName'], previous }, now)).toEqual({
      firstName: 'Annamaria',
      lastName: 'Rossi',
    })
    expect(restoredThing({ fields: null, previous }, undefined)).toEqual(previous)
    expect(restoredThing({ fields: null, previous: null }, now)).toBeNull()
  })
})

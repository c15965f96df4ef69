import type { Couple } from '#contract/couple.ts'
import type { FieldHistory } from '#contract/sync.ts'
import { describe, expect, it } from 'vitest'
import { writtenBy, overwrittenFields } from './history-queries.ts'

const couple = {
  uid: 'u-anna',
  partners: [{ firstName: 'Anna' }, { firstName: 'Marco' }],
  members: [
    { uid: 'u-anna', partner: 'one' },
    { uid: 'u-marco', partner: 'two' },
  ],
} as unknown as Couple
const AT = '2026-11-21T09:05:00.000Z'
let version = 0
const row = (by: string, value: unknown, conflict = false, field = 'title') =>
  ({
    entityId: 'e',
    field,
    version: (version += 1),
    value,
    previous: null,
    by,
    at: AT,
    conflict,
  }) as FieldHistory

const read = (...oldestFirst: FieldHistory[]) =>
  overwrittenFields(oldestFirst.toReversed(), writtenBy(couple))

describe('what was overwritten unseen', () => {
  it('is what the other partner had written', () => {
    expect(read(row('u-marco', 'Rose'), row('u-anna', 'Peonie', true))).toEqual([
      { field: 'title', written: 'Marco ha scritto invece', value: 'Rose', at: AT },
    ])
  })

  it('speaks to the one who wrote it', () => {
    expect(read(row('u-anna', 'Rose'), row('u-marco', 'Peonie', true))[0]!.written).toBe('avevi scritto')
  })

  it('is still found behind several edits of one offline evening', () => {
    const edits = [row('u-marco', 'Rose'), row('u-anna', 'Peonie', true), row('u-anna', 'Dalie', true)]
    expect(read(...edits)[0]!.value).toBe('Rose')
  })

  it('is nothing when the writer had seen it, when nobody else wrote, and once it was restored', () => {
    expect(read(row('u-marco', 'Rose'), row('u-anna', 'Peonie'))).toEqual([])
    expect(read(row('u-anna', 'a'), row('u-anna', 'b', true))).toEqual([])
    expect(read(row('u-marco', 'Rose'), row('u-anna', 'Peonie', true), row('u-anna', 'Rose'))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { placeAfterMove } from './sortable-move.ts'

const ids = ['a', 'b', 'c', 'd']

describe('moving an item in a list', () => {
  it('names its new neighbours, upwards and downwards', () => {
    expect(placeAfterMove(ids, 'd', 'b', 'before')).toEqual({ previous: 'a', next: 'b' })
    expect(placeAfterMove(ids, 'a', 'c', 'after')).toEqual({ previous: 'c', next: 'd' })
  })

  it('has no neighbour beyond the ends', () => {
    expect(placeAfterMove(ids, 'c', 'a', 'before')).toEqual({ previous: null, next: 'a' })
    expect(placeAfterMove(ids, 'b', 'd', 'after')).toEqual({ previous: 'd', next: null })
  })

  it('is nothing when the item lands where it was', () => {
    expect(placeAfterMove(ids, 'b', 'a', 'after')).toBeNull()
    expect(placeAfterMove(ids, 'b', 'c', 'before')).toBeNull()
    expect(placeAfterMove(ids, 'b', 'b', 'before')).toBeNull()
    expect(placeAfterMove(ids, 'z', 'b', 'before')).toBeNull()
  })
})

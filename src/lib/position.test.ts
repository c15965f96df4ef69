import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byPosition, movedPosition, positionAt, positionsAtEnd, steppedIndex } from './position.ts'

const list = (count: number) =>
  positionsAtEnd([], count).map((position, index) => ({ id: `id-${index}`, position }))

describe('the order of a list', () => {
  it('puts each moved thing exactly where it was dropped', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 40 }),
        (count, moves) => {
          let items = list(count)
          for (const [from, to] of moves) {
            const moved = items[from % count]!
            const index = to % count
            const position = movedPosition(items, moved.id, index)
            items = items
              .map((item) => (item.id === moved.id ? { ...item, position } : item))
              .toSorted(byPosition)
            expect(items[index]!.id).toBe(moved.id)
            expect(position).toMatch(/^[0-9A-Za-z]{1,64}$/)
          }
        },
      ),
    )
  })

  it('gives new keys at the end, in order', () => {
    const items = list(3)
    const keys = positionsAtEnd(items, 3)
    expect([...items.map((item) => item.position), ...keys]).toEqual(
      [...items.map((item) => item.position), ...keys].toSorted(),
    )
  })

  it('passes two things that two phones put at the same place', () => {
    const twins = [
      { id: 'a', position: 'a1' },
      { id: 'b', position: 'a1' },
      { id: 'c', position: 'a2' },
    ]
    const key = positionAt(twins, 1)
    expect(key > 'a1' && key < 'a2').toBe(true)
  })

  it('passes a key that is not of its own making', () => {
    const key = positionAt([{ id: 'a', position: 'zzzz' }], 1)
    expect(key > 'zzzz').toBe(true)
  })

  it('steps up and down, not past the ends', () => {
    const items = list(3)
    expect(steppedIndex(items, 'id-1', -1)).toBe(0)
    expect(steppedIndex(items, 'id-2', 1)).toBeUndefined()
    expect(steppedIndex(items, 'nobody', 1)).toBeUndefined()
  })
})

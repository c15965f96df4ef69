import { expect, it } from 'vitest'
import { inOrder, lastPosition, movedTo } from './number-order.ts'

const at = (...positions: number[]) =>
  positions.map((position, index) => ({ id: 'abcdef'[index]!, position }))
const after = (videos: ReturnType<typeof at>, id: string, previous: string | null, next: string | null) => {
  const moved = movedTo(videos, id, { previous, next })
  const placed = videos.map((one) => ({ ...one, position: moved.get(one.id) ?? one.position }))
  return {
    changed: moved.size,
    order: inOrder(placed)
      .map((one) => one.id)
      .join(''),
  }
}

it('puts a new one last', () => expect([lastPosition([]), lastPosition(at(0, 30, 10))]).toEqual([0, 40]))

it('changes the moved one alone where there is room', () => {
  const videos = at(0, 10, 20)
  expect(after(videos, 'c', 'a', 'b')).toEqual({ changed: 1, order: 'acb' })
  expect(after(videos, 'a', 'c', null)).toEqual({ changed: 1, order: 'bca' })
})

it('counts anew where there is none', () => {
  expect(after(at(0, 1, 2), 'c', 'a', 'b').order).toBe('acb')
  expect(after(at(0, 0, 0), 'c', null, 'a').order).toBe('cab')
  expect(after(at(0, 10), 'b', null, 'a').order).toBe('ba')
})

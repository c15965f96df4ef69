import { describe, expect, it } from 'vitest'
import { listChange, withListChange } from './list-change.ts'

const item = (id: string, text = id) => ({ id, text })
const [a, b, c, d] = [item('a'), item('b'), item('c'), item('d')]

describe('what was done to a list', () => {
  it('names the things that were touched, and their places only when those are others', () => {
    expect(listChange([a, b], [a, item('b', 'x'), c])).toEqual({ put: [item('b', 'x'), c] })
    expect(listChange([a, b, c], [c, a])).toEqual({ remove: ['b'], order: ['c', 'a'] })
  })

  it('there and back is the list as it was, with what the other added meanwhile after its neighbour', () => {
    const [before, after] = [
      [a, b, c],
      [c, item('a', 'x')],
    ]
    expect(withListChange(before, listChange(before, after))).toEqual(after)
    const meanwhile = [...after, d]
    expect(withListChange(meanwhile, listChange(after, before))).toEqual([a, d, b, c])
  })

  it('moves what an order names and leaves the rest after its neighbour', () => {
    expect(withListChange([a, b, c, d], { order: ['d', 'a', 'b'] })).toEqual([d, a, b, c])
    expect(withListChange([a, b, c], { order: ['c', 'gone', 'a'] })).toEqual([c, a, b])
  })

  it('moves a thing by itself, so that two who move different ones both have it so', () => {
    const moved = withListChange([a, b, c, d], { move: [{ id: 'd', after: null }] })
    expect(withListChange(moved, { move: [{ id: 'a', after: 'b' }] })).toEqual([d, b, a, c])
    expect(withListChange([a, b], { move: [{ id: 'a', after: 'gone' }] })).toEqual([a, b])
  })
})

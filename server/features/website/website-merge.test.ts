import { describe, expect, it } from 'vitest'
import { mergeList } from './website-merge.ts'

const item = (id: string, text = id) => ({ id, text })
const [a, b, c, d] = [item('a'), item('b'), item('c'), item('d')]
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

describe('two partners at one list', () => {
  it('keeps what both added, each after its neighbour', () => {
    expect(ids(mergeList([a, b, d], [{ previous: [a, b], value: [a, c, b] }]))).toBe('acbd')
    expect(ids(mergeList([a, d], [{ previous: [a], value: [c, a] }]))).toBe('cad')
  })

  it('takes away what the other took away, unless it was changed here', () => {
    const others = [{ previous: [a, b], value: [a] }]
    expect(ids(mergeList([a, b, c], others))).toBe('ac')
    expect(mergeList([a, item('b', 'riscritta')], others)).toEqual([a, item('b', 'riscritta')])
  })

  it('takes the other’s words where it wrote none, and its own where both wrote', () => {
    const others = [{ previous: [a, b], value: [item('a', 'nuova'), item('b', 'altra')] }]
    expect(mergeList([a, item('b', 'mia')], others)).toEqual([item('a', 'nuova'), item('b', 'mia')])
  })

  it('brings nothing back that was added and taken away here', () => {
    // The writer added d and removed it again; meanwhile the other, who saw d, added c.
    expect(ids(mergeList([a], [{ previous: [a, d], value: [a, d, c] }]))).toBe('ac')
  })
})

import { describe, expect, it } from 'vitest'
import { type Thing, mergeThings, thingWrites } from './entity-merge.ts'

const item = (id: string, text = id) => ({ id, text })
const [a, b, c, d] = [item('a'), item('b'), item('c'), item('d')]
/** As the writes of the other partner would have it. */
const mergeList = (mine: readonly Thing[], others: readonly { previous: Thing[]; value: Thing[] }[]) =>
  mergeThings(
    mine,
    others.at(-1)!.value,
    others.flatMap(({ previous, value }) => thingWrites(previous, value)),
  ).list
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

  it('names what it went over: both changed one field of it, or one took away what the other changed', () => {
    const writes = thingWrites([a, b, c], [item('a', 'sua'), { ...b, more: 1 }, c])
    expect([...mergeThings([item('a', 'mia'), item('b', 'mia'), c], [], writes).conflicts]).toEqual([
      ['a', ['text']],
    ])
    expect([...mergeThings([a, c], [], writes).conflicts]).toEqual([['b', null]])
    expect([...mergeThings([item('a', 'mia')], [], thingWrites([a], [])).conflicts]).toEqual([['a', null]])
  })
})

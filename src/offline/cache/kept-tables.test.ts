import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { TWO_TABS } from '../outbox/test-stores.ts'

describe.each(Object.entries(TWO_TABS))('what was read, kept %s', (_name, open) => {
  it('keeps the fresher of two copies of a query', async () => {
    const [one, two] = open()
    const entry = { hash: 'h', key: ['tasks'], data: 'new', updatedAt: 10, usedAt: 1 }
    expect(await one.saveQueries([entry])).toBe(true)
    expect(await two.saveQueries([{ ...entry, data: 'old', updatedAt: 9 }])).toBe(true)
    expect(await two.queries()).toEqual([entry])
    await two.removeQueries(['h'])
    expect(await one.queries()).toEqual([])
  })

  it('keeps the copy of the tab that heard more, whenever it was made, and marks what that tab does not hold', async () => {
    const [one, two] = open()
    const entry = (hash: string, data: string, updatedAt: number) => ({
      hash,
      key: [hash],
      data,
      updatedAt,
      usedAt: 1,
    })
    const heard = (seq: number, ...hashes: string[]) => ({
      seq,
      knows: (hash: string) => hashes.includes(hash),
    })
    await one.saveQueries(
      [entry('tasks', 'up to 5', 20), entry('budget', 'up to 5', 20)],
      heard(5, 'tasks', 'budget'),
    )
    expect(await two.saveQueries([entry('tasks', 'up to 8', 10)], heard(8, 'tasks'))).toBe(true)
    expect(await one.saveQueries([entry('tasks', 'up to 6', 30)], heard(6, 'tasks', 'budget'))).toBe(false)
    expect((await one.queries()).toSorted((a, b) => (a.hash < b.hash ? -1 : 1))).toEqual([
      { ...entry('budget', 'up to 5', 20), old: true },
      entry('tasks', 'up to 8', 10),
    ])
    expect(await one.getMeta('live-seq')).toBe(8)
    // A server restored from a copy: its feed is behind what was heard of the other one.
    await one.saveQueries([entry('tasks', 'of the copy', 40)], { ...heard(3, 'tasks'), wentBack: true })
    expect(await two.getMeta('live-seq')).toBe(3)
  })
})

import { describe, expect, it } from 'vitest'
import { upsert } from './entity-patches.ts'

const one = { id: 'a', version: 3, title: 'tre' }

describe('the server’s word in a cached list', () => {
  it('appends what is new', () => {
    expect(upsert([], one)).toEqual([one])
  })

  it('replaces what is older', () => {
    expect(upsert([{ ...one, version: 2, title: 'due' }], one)).toEqual([one])
  })

  it('ignores what is older than the list', () => {
    const list = [{ ...one, version: 4, title: 'quattro' }]
    expect(upsert(list, one)).toBe(list)
  })
})

import { describe, expect, it } from 'vitest'
import { Id } from './ids.ts'
import { newId } from './new-id.ts'

describe('a new id', () => {
  it('is a UUID of version 7', () => {
    const id = newId()
    expect(Id.safeParse(id).success).toBe(true)
    expect(id[14]).toBe('7')
    expect(id[19]).toMatch(/[89ab]/)
  })

  it('sorts after every id made before it, also within a millisecond and when the clock steps back', () => {
    const start = Date.now() + 1_000_000
    const times = Array.from({ length: 9_000 }, (_, n) => start + (n < 6_000 ? 0 : n < 7_000 ? -50_000 : n))
    const ids = times.map((time) => newId(time))
    expect(ids).toEqual(ids.toSorted())
    expect(new Set(ids).size).toBe(ids.length)
  })
})

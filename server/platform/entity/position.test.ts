import { describe, expect, it } from 'vitest'
import { Position } from '#contract/kit/scalars.ts'
import { positionAfter } from './position.ts'

describe('the position after the last', () => {
  it('is a key of fractional indexing after one', () => {
    expect(positionAfter(undefined)).toBe('a0')
    expect(positionAfter('a0')).toBe('a1')
  })

  it('sorts after whatever a device wrote, also where that is no key of fractional indexing', () => {
    for (const last of ['A', '0', 'zzz', 'a00', 'B', 'z'.repeat(27), 'z'.repeat(63), 'aV'.repeat(30)]) {
      const next = positionAfter(last)
      expect(next > last, `${next} after ${last}`).toBe(true)
      expect(Position.safeParse(next).success, next).toBe(true)
    }
  })

  it('is the last one’s own where nothing of 64 characters comes after it', () => {
    expect(positionAfter('z'.repeat(64))).toBe('z'.repeat(64))
  })
})

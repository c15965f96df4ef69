import fc from 'fast-check'
import { expect, it } from 'vitest'
import { overBudget, type CacheEntry } from './cache-budget.ts'

const limits = { maxEntries: 3, maxBytes: 100, maxAgeMs: 1_000 }
const entry = (url: string, bytes: number, usedAt: number, savedAt = usedAt): CacheEntry => ({
  url,
  bytes,
  usedAt,
  savedAt,
})

it('keeps all that is within the limits', () => {
  expect(overBudget([entry('a', 50, 1), entry('b', 50, 2)], limits, 10)).toEqual([])
})

it('throws out the least recently used when there are too many', () => {
  const entries = [entry('a', 1, 4), entry('b', 1, 1), entry('c', 1, 3), entry('d', 1, 2)]
  expect(overBudget(entries, limits, 10)).toEqual(['b'])
})

it('throws out by bytes, and what alone is larger than all there is', () => {
  expect(overBudget([entry('old', 60, 1), entry('new', 60, 2)], limits, 10)).toEqual(['old'])
  expect(overBudget([entry('huge', 101, 2), entry('small', 1, 1)], limits, 10)).toEqual(['huge'])
})

it('throws out what was fetched too long ago, however often it is used', () => {
  expect(overBudget([entry('a', 1, 2_000, 500)], limits, 2_000)).toEqual(['a'])
})

it('takes a clock that was put back for no reason to throw anything out', () => {
  expect(overBudget([entry('a', 1, 9_000)], limits, 10)).toEqual([])
})

it('is within every limit whatever it is given, and never throws out more than it must', () => {
  const anyEntry = fc.record({
    bytes: fc.integer({ min: 0, max: 120 }),
    usedAt: fc.integer({ min: 0, max: 3_000 }),
    savedAt: fc.integer({ min: 0, max: 3_000 }),
  })
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 12 }), (drawn) => {
      const entries = drawn.map((value, index) => ({ ...value, url: `${index}` }))
      const out = new Set(overBudget(entries, limits, 3_000))
      const kept = entries.filter(({ url }) => !out.has(url))
      const bytes = kept.reduce((sum, one) => sum + one.bytes, 0)
      expect(kept.length).toBeLessThanOrEqual(limits.maxEntries)
      expect(bytes).toBeLessThanOrEqual(limits.maxBytes)
      expect(kept.every(({ savedAt }) => savedAt >= 2_000)).toBe(true)
      for (const gone of entries.filter(({ url, savedAt }) => out.has(url) && savedAt >= 2_000)) {
        const better = kept.filter(({ usedAt }) => usedAt >= gone.usedAt)
        const room = better.length < limits.maxEntries
        const fits = better.reduce((sum, one) => sum + one.bytes, 0) + gone.bytes <= limits.maxBytes
        expect(room && fits, `${gone.url} had its place`).toBe(false)
      }
    }),
  )
})

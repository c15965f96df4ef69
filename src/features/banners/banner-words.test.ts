import { expect, it } from 'vitest'
import { countsOf, shareOf, spanOf, stageOf } from './banner-words.ts'

const span = { from: '2026-11-03', to: '2026-12-02' }

it('runs from its first day to its last, both shown', () => {
  const days = ['2026-11-02', '2026-11-03', '2026-12-02', '2026-12-03']
  expect(days.map((day) => stageOf(span, day))).toEqual(['coming', 'running', 'running', 'over'])
  expect(spanOf(span)).toBe('3 nov 2026 – 2 dic 2026')
  expect(spanOf({ from: '2026-11-03', to: '2026-11-03' })).toBe('3 nov 2026')
})

it('says how often it was seen and followed, and nothing of none', () => {
  expect(countsOf({ views: 1_204, clicks: 31 })).toBe('1.204 viste, 31 clic (2,6\u00a0%)')
  expect(countsOf({ views: 1, clicks: 0 })).toBe('1 vista, 0 clic (0\u00a0%)')
  expect(countsOf({ views: 0, clicks: 0 })).toBe('Non ancora visto')
})

it('shares its place with those that run there at the same time, by their weights', () => {
  const banner = { id: 'a', placement: 'home' as const, weight: 30 }
  const other = (id: string, placement: 'home' | 'list', weight: number) => ({ id, placement, weight })
  expect(shareOf(banner, [banner, other('b', 'home', 10), other('c', 'list', 90)])).toBe(75)
  expect(shareOf(banner, [])).toBe(100)
})

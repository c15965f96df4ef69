import { expect, it } from 'vitest'
import { countsOf, overlap, shareOf, spanOf, stageOf, turnFaults } from './dated-turns.ts'

const span = { from: '2026-11-03', to: '2026-12-02' }

it('runs from its first day to its last, both shown', () => {
  const days = ['2026-11-02', '2026-11-03', '2026-12-02', '2026-12-03']
  expect(days.map((day) => stageOf(span, day))).toEqual(['coming', 'running', 'running', 'over'])
  expect(spanOf(span)).toBe('3 nov 2026 – 2 dic 2026')
  expect(spanOf({ from: '2026-11-03', to: '2026-11-03' })).toBe('3 nov 2026')
})

it('is beside another that has a day of its own days', () => {
  const beside = (from: string, to: string) => overlap(span, { from, to })
  expect([beside('2026-12-02', '2026-12-09'), beside('2026-10-01', '2026-11-03')]).toEqual([true, true])
  expect([beside('2026-12-03', '2026-12-09'), beside('2026-10-01', '2026-11-02')]).toEqual([false, false])
})

it('shares its place with those that run there at the same time, by their weights', () => {
  const turn = { id: 'a', placement: 'home', weight: 30 }
  const other = (id: string, placement: string, weight: number) => ({ id, placement, weight })
  expect(shareOf(turn, [turn, other('b', 'home', 10), other('c', 'list', 90)])).toBe(75)
  expect(shareOf(turn, [])).toBe(100)
})

it('says what of its days and its weight is wrong', () => {
  const wrong = (more: object) => Object.keys(turnFaults({ ...span, weight: '10', ...more }))
  expect(wrong({})).toEqual([])
  expect([wrong({ from: '', to: '' }), wrong({ to: '2026-11-02' })]).toEqual([['from', 'to'], ['to']])
  for (const weight of ['0', '101', '2.5', '', 'tanto']) expect(wrong({ weight })).toEqual(['weight'])
})

it('says how often it was seen and followed, and nothing of none', () => {
  expect(countsOf({ views: 1_204, clicks: 31 })).toBe('1.204 viste, 31 clic (2,6\u00a0%)')
  expect(countsOf({ views: 1, clicks: 0 })).toBe('1 vista, 0 clic (0\u00a0%)')
  expect(countsOf({ views: 0, clicks: 0 })).toBe('Non ancora visto')
})

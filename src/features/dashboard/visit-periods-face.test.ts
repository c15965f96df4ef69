import { expect, it } from 'vitest'
import { periodsOf } from './visit-periods-face.ts'

it('are days while they can be told apart, those without a visit too', () => {
  const periods = periodsOf({
    from: '2026-11-21',
    to: '2026-11-27',
    byDay: [
      { day: '2026-11-22', views: 4 },
      { day: '2026-11-27', views: 1 },
    ],
  })
  expect(periods.map(({ views }) => views)).toEqual([0, 4, 0, 0, 0, 0, 1])
  expect(periods.every(({ days, isPartial }) => days === 1 && !isPartial)).toBe(true)
})

it('are weeks or months of a longer span, the last with what is left', () => {
  const quarter = periodsOf({
    from: '2026-08-30',
    to: '2026-11-27',
    byDay: [{ day: '2026-11-27', views: 3 }],
  })
  expect(quarter).toHaveLength(13)
  expect(quarter.at(-1)).toEqual({ from: '2026-11-22', days: 6, views: 3, isPartial: true })
  const year = periodsOf({ from: '2025-11-28', to: '2026-11-27', byDay: [{ day: '2025-11-28', views: 2 }] })
  expect([year.length, year[0]!.views, year[0]!.days]).toEqual([13, 2, 30])
})

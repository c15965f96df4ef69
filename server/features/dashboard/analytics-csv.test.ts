import { expect, it } from 'vitest'
import { analyticsCsv } from './analytics-csv.ts'

it('has a line for each category, and then for each day', () => {
  const text = analyticsCsv({
    from: '2026-11-21',
    to: '2026-11-27',
    views: { now: 3, before: 0 },
    byDay: [{ day: '2026-11-22', views: 3 }],
    pages: [],
    funnel: { registered: 0, saved: 0, wrote: 0, asked: 0, booked: 0 },
    categories: [{ category: 'torte', vendors: 14, views: 3, contacts: 2, requests: 1, confirmed: 0 }],
  })
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  expect(lines.map((line) => line.split(';').length > 1 || line === '')).not.toContain(false)
  expect(lines[1]).toMatch(/Torte nuziali.*14.*3.*2.*1.*0/)
  expect(lines.at(-1)).toMatch(/^2026-11-22.*3$/)
})

import { describe, expect, it } from 'vitest'
import { monthsOf, openAtFirst, splitBudget } from './trial-plan.ts'
import { freshTrial } from './trial.ts'

const TODAY = '2026-11-21'
const fresh = freshTrial(TODAY)

describe('the checklist to try', () => {
  it('has what the rite asks for and nothing of the others', () => {
    const keys = (ceremony: 'civile' | 'religiosa' | 'simbolica') =>
      monthsOf({ ...fresh, ceremony }, TODAY).flatMap(({ tasks }) => tasks.map(({ key }) => key))
    expect(keys('civile')).toContain('comune-sala')
    expect(keys('civile')).not.toContain('parroco')
    expect(keys('religiosa')).toContain('parroco')
    expect(keys('simbolica')).toContain('atto-civile-simbolico')
    expect(keys('civile').length).toBeGreaterThan(60)
  })

  it('is in order, month by month, and asks for nothing before today', () => {
    const months = monthsOf({ ...fresh, weddingDate: '2027-03-06' }, TODAY)
    const days = months.flatMap(({ tasks }) => tasks.map(({ dueDate }) => dueDate))
    expect(days).toEqual(days.toSorted())
    expect(days[0]! >= TODAY).toBe(true)
    expect(months.map(({ month }) => month)).toEqual([...new Set(days.map((day) => day.slice(0, 7)))])
  })

  it('opens with the rite to choose in sight on any day, also where one is left of its month', () => {
    for (let ahead = 0; ahead < 366; ahead++) {
      const day = new Date(Date.parse(TODAY) + ahead * 86_400_000).toISOString().slice(0, 10)
      const months = monthsOf(freshTrial(day), day)
      const seen = months.slice(0, openAtFirst(months)).flatMap(({ tasks }) => tasks)
      expect(seen.length, day).toBeGreaterThan(4)
      expect(seen.map(({ title }) => title)).toContain('Scegliere il rito')
    }
    expect(openAtFirst([])).toBe(0)
  })
})

describe('the split of a budget', () => {
  it('adds to the total to the cent, whatever the total', () => {
    for (const total of [0, 1, 2, 7, 99, 101, 12_345, 2_200_000, 2_199_999, 999_999_999]) {
      const parts = splitBudget(total)
      expect(
        parts.reduce((sum, { cents }) => sum + cents, 0),
        String(total),
      ).toBe(total)
      for (const { share, cents } of parts) expect(Math.abs(cents - (total * share) / 100)).toBeLessThan(1)
    }
  })

  it('gives each category its share of a round total', () => {
    const parts = splitBudget(1_000_000)
    expect(parts.find(({ slug }) => slug === 'ricevimento')?.cents).toBe(480_000)
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBe(100)
  })
})

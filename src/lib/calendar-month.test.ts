import { describe, expect, it } from 'vitest'
import { addMonths, weeksOf } from './calendar-month.ts'

describe('a month of the calendar', () => {
  it('begins its weeks on Monday', () => {
    const weeks = weeksOf('2027-06')
    expect(weeks[0]).toEqual([
      undefined,
      '2027-06-01',
      '2027-06-02',
      '2027-06-03',
      '2027-06-04',
      '2027-06-05',
      '2027-06-06',
    ])
    expect(weeks.flat().filter(Boolean)).toHaveLength(30)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
  })

  it('knows leap years and months that begin on Monday or Sunday', () => {
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
    expect(weeksOf('2027-02')).toHaveLength(4)
    expect(weeksOf('2026-11')[0]!.at(-1)).toBe('2026-11-01')
  })

  it('goes over the year’s end both ways', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2027-01', -1)).toBe('2026-12')
    expect(addMonths('2026-11', 23)).toBe('2028-10')
  })
})

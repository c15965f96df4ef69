import { describe, expect, it } from 'vitest'
import { clampDay, dayInMonths, stepDay } from './day-steps.ts'

describe('the keys of a calendar', () => {
  // A Wednesday.
  it.each([
    ['ArrowLeft', false, '2027-03-30'],
    ['ArrowRight', false, '2027-04-01'],
    ['ArrowUp', false, '2027-03-24'],
    ['ArrowDown', false, '2027-04-07'],
    ['Home', false, '2027-03-29'],
    ['End', false, '2027-04-04'],
    ['PageUp', false, '2027-02-28'],
    ['PageDown', false, '2027-04-30'],
    ['PageUp', true, '2026-03-31'],
    ['PageDown', true, '2028-03-31'],
  ])('%s (shift: %s) leads to %s', (key, shift, day) => {
    expect(stepDay('2027-03-31', key, shift)).toBe(day)
  })

  it('leave other keys to the browser', () => {
    expect([stepDay('2027-03-31', 'Enter', false), stepDay('2027-03-31', 'Tab', true)]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('begin the week on Monday, from Sunday too', () => {
    expect([stepDay('2027-06-13', 'Home', false), stepDay('2027-06-13', 'End', false)]).toEqual([
      '2027-06-07',
      '2027-06-13',
    ])
  })

  it('keep the day where the month has it, over the turn of the year and the 29 February', () => {
    expect([
      dayInMonths('2026-12-15', 1),
      dayInMonths('2028-02-29', 12),
      dayInMonths('2027-01-31', -2),
    ]).toEqual(['2027-01-15', '2029-02-28', '2026-11-30'])
  })

  it('stop at the first and the last day that may be chosen', () => {
    expect(clampDay('2027-06-12', '2027-06-15', '2027-07-01')).toBe('2027-06-15')
    expect(clampDay('2027-06-12', undefined, '2027-06-01')).toBe('2027-06-01')
    expect(clampDay('2027-06-12')).toBe('2027-06-12')
  })
})

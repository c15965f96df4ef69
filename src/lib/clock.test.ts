import { afterEach, describe, expect, it } from 'vitest'
import { currentDay, fixToday, theDay } from './clock.ts'

afterEach(() => fixToday(undefined))

describe('the day it is', () => {
  it('is the device’s, unless a test fixes it', () => {
    expect(currentDay()).toMatch(/^\d{4}-\d\d-\d\d$/)
    fixToday('2026-11-21')
    expect(currentDay()).toBe('2026-11-21')
  })

  it('takes its article as it is spoken', () => {
    expect(['2026-11-15', '2026-11-08', '2026-12-11', '2026-12-18'].map(theDay)).toEqual([
      'il 15 novembre',
      'l’8 novembre',
      'l’11 dicembre',
      'il 18 dicembre',
    ])
  })
})

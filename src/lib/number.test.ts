import { describe, expect, it } from 'vitest'
import { formatNumber } from './number.ts'

describe('numbers in Italian', () => {
  it('groups by three, four digits too, with a comma before the decimals', () => {
    expect(formatNumber(7)).toBe('7')
    expect(formatNumber(1_250)).toBe('1.250')
    expect(formatNumber(1_234_567.89, 2)).toBe('1.234.567,89')
    expect(formatNumber(-1_250.5, 1)).toBe('-1.250,5')
    expect(formatNumber(-0.2)).toBe('0')
  })

  it('keeps as many zeros as are asked for', () => {
    expect(formatNumber(4.5, 2)).toBe('4,5')
    expect(formatNumber(4, 1, 1)).toBe('4,0')
    expect(formatNumber(4.25, 2, 1)).toBe('4,25')
  })

  it('writes what the platform writes, for amounts of every size', () => {
    const wrong: number[] = []
    for (const [most, least] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 2],
    ] as const) {
      const platform = new Intl.NumberFormat('it-IT', {
        useGrouping: 'always',
        maximumFractionDigits: most,
        minimumFractionDigits: least,
      })
      for (let cents = 1; cents < 1e14; cents = Math.ceil(cents * 1.07)) {
        // Never between two: there the platform rounds the number as it is written, and we as it is.
        const value = cents / 10 ** most
        if (formatNumber(value, most, least) !== platform.format(value)) wrong.push(value)
      }
    }
    expect(wrong).toEqual([])
  })
})

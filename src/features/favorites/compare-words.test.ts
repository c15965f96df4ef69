import { describe, expect, it } from 'vitest'
import { type DayFacts, dayFact } from './compare-words.ts'

const days = {
  vendorId: 'v',
  busy: ['2027-06-12'],
  partly: ['2027-06-13'],
  from: '2026-11-01',
  to: '2028-10-31',
}
const fact = (given: Partial<DayFacts>) =>
  dayFact({ day: '2027-06-19', today: '2026-11-24', ours: false, days, isComing: false, ...given }).text

describe('the couple’s day in a comparison', () => {
  it('is free, taken, or has a place left, as the vendor’s calendar says', () => {
    expect(fact({})).toBe('Libero')
    expect(fact({ day: '2027-06-12' })).toBe('Già preso')
    expect(fact({ day: '2027-06-13' })).toBe('Ha ancora posto')
  })

  it('is theirs where it is taken by themselves, network or not', () => {
    expect(fact({ day: '2027-06-12', ours: true })).toBe('È già vostro')
    expect(fact({ ours: true, days: undefined })).toBe('È già vostro')
  })

  it('is not called free where nothing is known', () => {
    expect(fact({ day: null })).toBe('Non avete ancora un giorno')
    expect(fact({ day: '2026-11-23' })).toBe('Il vostro giorno è passato')
    expect(fact({ days: undefined })).toBe('Si vede con la rete')
    expect(fact({ days: undefined, isComing: true })).toBe('Un momento…')
    expect(fact({ day: '2028-11-04' })).toBe('Troppo avanti: chiedeteglielo')
  })
})

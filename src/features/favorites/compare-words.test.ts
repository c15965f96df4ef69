import { describe, expect, it } from 'vitest'
import { type DayFacts, type PlaceFacts, dayFact, placeFact } from './compare-words.ts'

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

const SIENA = { region: 'toscana', province: 'SI', city: 'Pienza' }
const far = (given: Partial<PlaceFacts>) =>
  placeFact({ ours: SIENA, place: SIENA, coverage: [], isComing: false, ...given }).text

describe('how far a vendor is from the couple’s wedding', () => {
  it('is said by the nearest thing that both are in', () => {
    expect(far({ ours: { ...SIENA, city: 'pienza ' } })).toBe('Nel vostro comune')
    expect(far({ ours: { region: 'toscana', province: 'SI' } })).toBe('Nella vostra provincia')
    const arezzo = { region: 'toscana', province: 'AR' }
    expect(far({ ours: arezzo, place: { region: 'umbria', province: 'PG', city: 'Perugia' } })).toBe(
      'In una provincia vicina',
    )
    expect(far({ place: { region: 'toscana', province: 'MS', city: 'Carrara' } })).toBe(
      'Nella vostra regione',
    )
  })

  it('is whether it comes, where it is in none of them', () => {
    const place = { region: 'lombardia', province: 'MI', city: 'Milano' }
    expect(far({ place, coverage: ['lombardia', 'toscana'] })).toBe('Viene in Toscana')
    expect(far({ place, coverage: ['lombardia'] })).toBe('Non dice di venire in Toscana')
    expect(far({ place, coverage: null })).toBe('Non è in Toscana')
  })

  it('is not guessed where nothing is known', () => {
    const place = { region: 'lombardia', province: 'MI', city: 'Milano' }
    expect(far({ ours: {} })).toBe('Non avete ancora un luogo')
    expect(far({ place, coverage: undefined })).toBe('Si vede con la rete')
    expect(far({ place, coverage: undefined, isComing: true })).toBe('Un momento…')
  })
})

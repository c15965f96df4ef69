import { describe, expect, it } from 'vitest'
import { answerWords, capacityWords, kindAndPlace, listDescription, listTitle } from './vendor-words.ts'

describe('the words of the vendors’ pages', () => {
  it('names a list by what and where, without saying wedding twice', () => {
    expect(listTitle(undefined, {})).toBe('Fornitori per il matrimonio')
    expect(listTitle('location', { region: 'lazio' })).toBe('Location per il matrimonio nel Lazio')
    expect(listTitle('torte', { region: 'toscana', province: 'SI' })).toBe(
      'Torte nuziali in provincia di Siena',
    )
    expect(listTitle('abiti-sposa', {})).toBe('Abiti da sposa')
  })

  it('counts only once it knows', () => {
    expect(listDescription('torte', {}, undefined)).not.toMatch(/\d/)
    expect(listDescription('torte', {}, 1)).toContain('1 fornitore con')
  })

  it('says a city and its province, and a city that is its province once', () => {
    const place = { region: 'toscana', province: 'SI', city: 'Monteriggioni' }
    expect(kindAndPlace({ category: 'location', place })).toBe('Location · Monteriggioni, Siena')
    expect(kindAndPlace({ category: 'location', place: { ...place, city: 'Siena' } })).toBe(
      'Location · Siena',
    )
  })

  it('says guests and answers as far as they are known', () => {
    expect([capacityWords({ min: 40, max: 180 }), capacityWords({ max: 300 }), capacityWords({})]).toEqual([
      '40–180',
      'fino a 300',
      undefined,
    ])
    expect([answerWords(0.4), answerWords(3), answerWords(36)]).toEqual([
      'Risponde in 1 ora',
      'Risponde in 3 ore',
      'Risponde in 2 giorni',
    ])
  })
})

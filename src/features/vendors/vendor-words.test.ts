import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { elsewhereWords } from './list/elsewhere-words.ts'
import { listDescription, listTitle } from './list/list-words.ts'
import { answerWords, capacityWords, kindAndPlace, guestWords, priceWords } from './vendor-words.ts'

describe('the words of the vendors’ pages', () => {
  it('names a list by what and where, without saying wedding twice', () => {
    expect(listTitle(undefined, {})).toBe('Fornitori per il matrimonio')
    expect(listTitle('location', { region: 'lazio' })).toBe('Location per il matrimonio nel Lazio')
    expect(listTitle('torte', { region: 'toscana', province: 'SI' })).toBe(
      'Torte nuziali in provincia di Siena',
    )
    const ostuni = { region: 'puglia', province: 'BR', city: 'Ostuni' } as const
    expect(listTitle('catering', ostuni)).toBe('Catering per il matrimonio a Ostuni')
    expect(listTitle('catering', { ...ostuni, around: 'provinces' })).toBe(
      'Catering per il matrimonio vicino a Ostuni',
    )
    const ancona = { region: 'marche', province: 'AN', around: 'provinces' } as const
    expect(listTitle('catering', ancona)).toBe('Catering per il matrimonio vicino ad Ancona')
    expect(listTitle('abiti-sposa', {})).toBe('Abiti da sposa')
  })

  it('counts only once it knows', () => {
    expect(listDescription('torte', {}, undefined)).not.toMatch(/\d/)
    expect(listDescription('torte', {}, 1)).toContain('1 fornitore con')
  })

  it('says where nobody is, and what is shown instead', () => {
    const lazio = { region: 'lazio' }
    expect(elsewhereWords({ ...lazio, province: 'RM' }, lazio)).toBe(
      'Nessuno in provincia di Roma: ecco chi lavora nel Lazio.',
    )
    expect(elsewhereWords(lazio, {})).toBe('Nessuno nel Lazio: ecco gli altri in Italia.')
  })

  it('says a city and its province, and a city that is its province once', () => {
    const place = { region: 'toscana', province: 'SI', city: 'Monteriggioni' }
    expect(kindAndPlace({ category: 'location', place })).toBe('Location · Monteriggioni, Siena')
    expect(kindAndPlace({ category: 'location', place: { ...place, city: 'Siena' } })).toBe(
      'Location · Siena',
    )
  })

  it('says a price by what the trade counts by, whichever it is, and how many guests where that is known', () => {
    expect(priceWords({ category: 'location', priceFromCents: 580_000 })).toBe('da 5.800\u00a0€ a giornata')
    expect(priceWords({ category: 'catering', priceFromCents: 10_200 })).toBe('da 102\u00a0€ a persona')
    for (const { slug } of CATEGORIES)
      expect(priceWords({ category: slug, priceFromCents: 20_000 })).toMatch(/^da 200\u00a0€ \S/)
    expect(priceWords({ category: 'musica' })).toBe('Prezzo su richiesta')
    expect(guestWords({ capacity: { min: 20, max: 100 } })).toBe('20–100 invitati')
    expect(guestWords({ capacity: {} })).toBeUndefined()
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

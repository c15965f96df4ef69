import { expect, it } from 'vitest'
import type { AdminAward } from '#contract/vendors/award.ts'
import { newId } from '#contract/kit/new-id.ts'
import { editionNotes, isTied, sumWords } from './edition-words.ts'

const award = (
  name: string,
  category: AdminAward['category'],
  more: Partial<AdminAward> & { isPublic?: boolean } = {},
): AdminAward => {
  const { isPublic = true, ...rest } = more
  return {
    id: newId(),
    year: 2027,
    vendorId: newId(),
    place: 'winner',
    citation: 'Per la luce.',
    createdAt: '2026-11-20T10:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
    version: 1,
    ...rest,
    category,
    vendor: { name, slug: 'x', city: 'Siena', isPublic },
  }
}
const AWARDS = [
  award('Villa', 'location'),
  award('Masseria', 'location', { citation: '' }),
  award('Castello', 'location', { place: 'finalist' }),
  award('Orchestra', 'musica', { isPublic: false }),
]

it('says how many there are, in which categories, and who won the same', () => {
  expect(sumWords(AWARDS)).toBe('4 premi in 2 categorie: 3 vincitori, 1 finalista.')
  expect(AWARDS.map((one) => isTied(one, AWARDS))).toEqual([true, true, false, false])
})

it('names what is missing before it is published, and says nothing of what is not', () => {
  const notes = new Map(editionNotes(AWARDS).map(({ title, words }) => [title, words]))
  expect(notes.get('Ex aequo')).toBe('Location (Villa e Masseria)')
  expect(notes.get('Senza vincitore')).toContain('Torte nuziali')
  expect(notes.get('Vincitori senza motivazione')).toBe('Masseria')
  expect(notes.get('Non in linea, i visitatori non li leggeranno')).toBe('Orchestra')
  expect(editionNotes([award('Orchestra', 'musica')]).map(({ title }) => title)).toEqual(['Senza vincitore'])
})

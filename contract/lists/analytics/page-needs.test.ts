import { expect, it } from 'vitest'
import { PAGE_LETTERS, missingOfPage } from './page-needs.ts'

const whole = {
  businessName: 'Agnese Mastropasqua Fotografia',
  category: 'fotografo',
  place: { city: 'Monopoli' },
  description: 'a'.repeat(PAGE_LETTERS),
  gallery: [1, 2, 3],
}

it('a page lacks nothing that has words, photos, and an address that is proved', () => {
  expect(missingOfPage(whole, true)).toEqual([])
})

it('what a page lacks is said by name, in the order of the form', () => {
  const empty = { ...whole, description: `${'a'.repeat(PAGE_LETTERS - 1)}   `, gallery: [1, 2] }
  expect(missingOfPage(empty, false)).toEqual([
    'una descrizione di almeno 80 lettere',
    'almeno 3 foto',
    'la conferma della tua email',
  ])
})

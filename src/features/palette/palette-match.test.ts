import { expect, it } from 'vitest'
import { matching } from './palette-match.ts'

const ITEMS = [
  { label: 'Piè di pagina' },
  { label: 'Visibilità' },
  { label: 'Aggiungi un fornitore', also: 'nuovo' },
  { label: 'Fornitori' },
]
const found = (typed: string) => matching(ITEMS, typed).map(({ label }) => label)

it('has all of it while nothing is typed, in its order', () => expect(matching(ITEMS, '  ')).toEqual(ITEMS))

it('is found by every word, without accents, by what else it is called', () => {
  expect(found('visibilita')).toEqual(['Visibilità'])
  expect(found('fornitore nuovo')).toEqual(['Aggiungi un fornitore'])
  expect(found('pagina drago')).toEqual([])
})

it('has what begins so first', () =>
  expect(found('fornitor')).toEqual(['Fornitori', 'Aggiungi un fornitore']))

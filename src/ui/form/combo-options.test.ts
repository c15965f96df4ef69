import { expect, it } from 'vitest'
import { matchingOptions } from './combo-options.ts'

const options = ['Valle d’Aosta', 'Forlì-Cesena', 'Siena', 'Monteriggioni (Siena)'].map((label) => ({
  value: label,
  label,
}))
const labels = (text: string) => matchingOptions(options, text).map((option) => option.label)

it('forgives accents, capitals and apostrophes', () => {
  expect(labels('FORLI')).toEqual(['Forlì-Cesena'])
  expect(labels("d'aosta")).toEqual(['Valle d’Aosta'])
})

it('puts what begins with the text before what only holds it', () => {
  expect(labels('siena')).toEqual(['Siena', 'Monteriggioni (Siena)'])
})

it('wants every word, in any order', () => {
  expect(labels('siena monte')).toEqual(['Monteriggioni (Siena)'])
  expect(labels('xyz')).toEqual([])
  expect(labels('  ')).toHaveLength(4)
})

import { expect, it } from 'vitest'
import { placeMeant } from './place-typos.ts'

it.each([
  ['pugla', 'puglia'],
  ['bergmo', 'bergamo'],
  ['bolgna', 'bologna'],
  ['torimo', 'torino'],
  ['tosacna', 'toscana'],
  ['milanno', 'milano'],
])('«%s» is taken for %s', (word, place) => expect(placeMeant(word)).toBe(place))

it.each([
  'torino',
  'cotone',
  'trenta',
  'luca',
  'palma',
  'piscina',
  'ancora',
  'nuovo',
  'vento',
  'andrea',
  'lucia',
])('«%s» is no mistyped place', (word) => expect(placeMeant(word)).toBeUndefined())

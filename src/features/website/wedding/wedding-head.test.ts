import { expect, test } from 'vitest'
import type { OpenWebsite } from '#contract/website/website.ts'
import { weddingWords } from './wedding-head.ts'

const site = {
  id: 'w1',
  title: '',
  names: ['Anna', 'Marco'],
  weddingDate: '2027-06-19',
  place: 'Monteriggioni',
  welcome: '',
  indexed: false,
} as unknown as OpenWebsite

const titled = (some: Partial<OpenWebsite>) => weddingWords({ ...site, ...some }).title

test('a wedding’s page that is shared says whose it is, once', () => {
  expect(titled({})).toBe('Anna e Marco si sposano')
  expect(titled({ title: 'Ci sposiamo' })).toBe('Anna e Marco · Ci sposiamo')
  expect(titled({ title: 'Il sì di Marco e Anna' })).toBe('Il sì di Marco e Anna')
  expect(weddingWords(site).description).toBe('Anna e Marco si sposano, 19 giugno 2027, Monteriggioni.')
})

test('where the other is not named yet one marries, and where nobody is, we do', () => {
  expect(titled({ names: ['Anna'] })).toBe('Anna si sposa')
  expect(titled({ names: [] })).toBe('Ci sposiamo')
})

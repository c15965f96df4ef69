import { expect, it } from 'vitest'
import { askedIn } from './follow-searches.ts'

it.each([
  ['/fornitori', '?q=castello+siena', { q: 'castello siena' }],
  [
    '/fornitori/fotografo',
    '?region=puglia&province=BR&priceRange=2',
    { region: 'puglia', province: 'BR', category: 'fotografo' },
  ],
  ['/fornitori', '?category=musica&q=arpa', { q: 'arpa', category: 'musica' }],
  ['/fornitori', '?q=masseria&q=Puglia', { q: 'masseria Puglia' }],
])('%s%s is a search', (pathname, search, asked) => expect(askedIn({ pathname, search })).toEqual(asked))

it.each([
  ['/fornitori', ''],
  ['/fornitori/fotografo', '?sort=prezzo'],
  ['/fornitore/1', '?q=castello'],
  ['/couple/favorites', '?q=villa'],
])('%s%s is none', (pathname, search) => expect(askedIn({ pathname, search })).toBeUndefined())

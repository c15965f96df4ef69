import { expect, it } from 'vitest'
import type { OwnRealWedding } from '#contract/vendors/real-wedding.ts'
import { ownWedding } from './own-wedding-entity.ts'
import { inTwo, readiness, takenOffWords, whoWhereWhen } from './wedding-words.ts'

const wedding = (more: object): OwnRealWedding => ({
  ...ownWedding.empty,
  id: 'w',
  vendorId: 'v',
  slug: '',
  takenOff: null,
  readAt: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  version: 1,
  title: 'Sotto i limoni',
  ...more,
})

it('says who, where and when, as far as it is written', () => {
  expect(whoWhereWhen(wedding({ couple: 'Anna e Marco', city: 'Siena', date: '2026-06-20' }))).toBe(
    'Anna e Marco · Siena, giugno 2026',
  )
  expect(whoWhereWhen(wedding({ city: 'Siena' }))).toBe('Siena')
  expect(whoWhereWhen(wedding({}))).toBe('')
})

it('says what a draft still needs', () => {
  const almost = {
    couple: 'Anna e Marco',
    city: 'Siena',
    date: '2026-06-20',
    region: 'toscana',
    consent: true,
  }
  expect(readiness(wedding(almost))).toBe('Manca: almeno 3 foto')
  expect(readiness(wedding({ ...almost, pictures: [{}, {}, {}] }))).toBe('Pronto da pubblicare')
})

it('puts drafts by when they were written, and what is on the page by its day', () => {
  const { drafts, published } = inTwo([
    wedding({ id: 'a', updatedAt: '2026-01-02T00:00:00Z' }),
    wedding({ id: 'b', state: 'published', date: '2025-06-01' }),
    wedding({ id: 'c', updatedAt: '2026-03-02T00:00:00Z' }),
    wedding({ id: 'd', state: 'published', date: '2026-06-01' }),
  ])
  expect([drafts, published].map((some) => some.map(({ id }) => id))).toEqual([
    ['c', 'a'],
    ['d', 'b'],
  ])
})

it('puts what was taken off with the drafts, and says why it was and that it is read again', () => {
  const off = { state: 'off', reason: 'Le foto non sono tue.', at: '2026-07-03T09:00:00Z' } as const
  const asked = wedding({ id: 'b', state: 'published', takenOff: { ...off, state: 'asked' } })
  const { drafts, published } = inTwo([wedding({ id: 'a', takenOff: off }), asked])
  expect([drafts.map(({ id }) => id).toSorted(), published]).toEqual([['a', 'b'], []])
  expect(takenOffWords(off)).toBe(
    'L’abbiamo tolto dalla tua pagina il 3 luglio 2026, 11:00: «Le foto non sono tue.» Cambialo e pubblicalo di nuovo: lo rileggiamo prima di mostrarlo.',
  )
  expect(takenOffWords(asked.takenOff!)).toMatch(
    /L’hai pubblicato di nuovo: lo rileggiamo prima di mostrarlo\.$/,
  )
})

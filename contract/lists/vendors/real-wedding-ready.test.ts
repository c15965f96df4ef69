import { expect, it } from 'vitest'
import { missingToPublish } from './real-wedding-ready.ts'

const WHOLE = {
  title: 'Sotto i limoni',
  couple: 'Anna e Marco',
  date: '2026-06-20',
  city: 'Siena',
  region: 'toscana',
  pictures: [1, 2, 3],
  consent: true,
}

it('lacks nothing when it has its words, its place, its day, three pictures and the couple’s yes', () =>
  expect(missingToPublish(WHOLE)).toEqual([]))

it.each([
  [{ title: ' ' }, 'il titolo'],
  [{ couple: '' }, 'i nomi degli sposi'],
  [{ date: null }, 'il giorno'],
  [{ city: '' }, 'il luogo'],
  [{ region: null }, 'la regione'],
  [{ pictures: [1, 2] }, 'almeno 3 foto'],
  [{ consent: false }, 'il sì degli sposi'],
])('%o lacks %s', (change, missing) => expect(missingToPublish({ ...WHOLE, ...change })).toEqual([missing]))

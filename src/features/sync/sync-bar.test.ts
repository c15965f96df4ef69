import { expect, test } from 'vitest'
import { barWords } from './sync-bar.tsx'

const CALM = { reach: 'online', waiting: 0, review: 0, paused: undefined } as const

test('says nothing when all is sent and the server is there', () => {
  expect(barWords(CALM)).toBeNull()
})

test('edits on their way with a network need no words', () => {
  expect(barWords({ ...CALM, waiting: 2 })).toBeNull()
})

test.each([
  [0, ''],
  [1, '1 modifica in attesa'],
  [3, '3 modifiche in attesa'],
])('offline with %i waiting', (waiting, rest) => {
  expect(barWords({ ...CALM, reach: 'offline', waiting })).toEqual({ strong: 'Sei offline', rest })
})

test('tells a missing server from a missing network', () => {
  expect(barWords({ ...CALM, reach: 'unreachable', waiting: 1 })).toEqual({
    strong: 'Il server non risponde',
    rest: '1 modifica in attesa',
  })
})

test('what was refused is said with a network too', () => {
  expect(barWords({ ...CALM, review: 1 })).toEqual({ strong: '1 modifica da rivedere', rest: '' })
  expect(barWords({ ...CALM, reach: 'offline', waiting: 2, review: 1 })?.rest).toBe(
    '2 modifiche in attesa · 1 modifica da rivedere',
  )
})

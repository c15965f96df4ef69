import { expect, test } from 'vitest'
import { deletedWords } from './edits/deleted-words.ts'
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
  expect(barWords({ ...CALM, reach: 'offline', waiting })).toMatchObject({ strong: 'Sei offline', rest })
})

test('tells a missing server from a missing network', () => {
  expect(barWords({ ...CALM, reach: 'unreachable', waiting: 1 })).toMatchObject({
    strong: 'Il server non risponde',
    rest: '1 modifica in attesa',
  })
})

test('says that the plan was deleted, and asks nobody to sign in for it', () => {
  const facts = {
    ...CALM,
    waiting: 2,
    paused: 'unauthorised',
    expired: true,
    deleted: deletedWords({ role: 'couple', deleted: { at: '2026-11-22T10:00:00.000Z' } }),
  } as const
  expect(barWords(facts)).toEqual({
    kind: 'deleted',
    strong: 'Il vostro piano è stato eliminato',
    rest: '2 modifiche in attesa',
  })
})

test('what was refused is said with a network too', () => {
  expect(barWords({ ...CALM, review: 1 })).toMatchObject({ strong: '1 modifica da rivedere', rest: '' })
  expect(barWords({ ...CALM, reach: 'offline', waiting: 2, review: 1 })?.rest).toBe(
    '2 modifiche in attesa · 1 modifica da rivedere',
  )
})

test('asks for the update and for the sign-in, with how much waits for it', () => {
  expect(barWords({ ...CALM, waiting: 2, paused: 'outdated' })).toEqual({
    kind: 'update',
    strong: 'Aggiorna l’app',
    rest: '2 modifiche in attesa',
  })
  expect(barWords({ ...CALM, versions: 'app-too-old' })).toMatchObject({ kind: 'update' })
  expect(barWords({ ...CALM, waiting: 1, expired: true })).toEqual({
    kind: 'sign-in',
    strong: 'Accedi di nuovo',
    rest: '1 modifica in attesa',
  })
})

test('a server older than the app is said, and no update of the app is asked for it', () => {
  expect(barWords({ ...CALM, versions: 'server-too-old' })).toMatchObject({
    strong: 'Il server si sta aggiornando',
  })
  expect(barWords({ ...CALM, waiting: 2, paused: 'server-outdated' })).toEqual({
    kind: 'network',
    strong: 'Il server si sta aggiornando',
    rest: '2 modifiche in attesa',
  })
})

test('what the device cannot promise is said before anything else, with and without a network', () => {
  expect(barWords({ ...CALM, storage: 'refused' })).toMatchObject({
    kind: 'storage',
    strong: 'Questo browser non conserva niente',
    rest: 'le modifiche partono subito, o non si salvano',
  })
  expect(barWords({ ...CALM, storage: 'refused', reach: 'offline' })).toMatchObject({
    rest: 'senza rete non si può scrivere',
  })
  expect(barWords({ ...CALM, storage: 'full' })).toMatchObject({ strong: 'Non c’è più spazio' })
})

test('says that both wrote the same, when nothing else stands in the way', () => {
  const calm = { reach: 'online', waiting: 0, review: 0, paused: undefined } as const
  expect(barWords({ ...calm, conflicts: 1 })).toEqual({
    kind: 'review',
    strong: '1 cosa scritta due volte',
    rest: '',
  })
  expect(barWords({ ...calm, conflicts: 0 })).toBeNull()
})

import { expect, it } from 'vitest'
import { createTries } from './tries.ts'

it('gives one key to all tries of a request, and another to another request', () => {
  const { keyFor } = createTries()
  const key = keyFor({ verdict: 'publish' })
  expect(keyFor({ verdict: 'reject', reason: 'Non è di una coppia.' })).not.toBe(key)
  expect(keyFor({ verdict: 'publish' })).toBe(key)
  expect(keyFor()).toBe(keyFor())
})

it('begins anew once it was answered: the same asked twice is two requests', () => {
  const tries = createTries()
  const key = tries.keyFor()
  tries.done()
  expect(tries.keyFor()).not.toBe(key)
})

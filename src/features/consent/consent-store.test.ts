import { expect, test } from 'vitest'
import { createConsentStore } from './consent-store.ts'

/** A jar as a browser's: what is set is added to what is there, without its attributes. */
function jar() {
  const kept = new Map<string, string>([['altro', 'accepted']])
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(text)!
      kept.set(name!, value!)
    },
  }
}

test('nobody has agreed before being asked', () => {
  expect(createConsentStore(jar(), true).get()).toBeUndefined()
})

test('a choice is kept for six months, on nothing less than TLS where there is one', () => {
  const cookies = jar()
  const store = createConsentStore(cookies, true)
  store.set('refused')
  expect(store.get()).toBe('refused')
  expect(cookies.written[0]).toMatch(/Max-Age=15811200; SameSite=Lax; Secure$/)
  createConsentStore(cookies, false).set('accepted')
  expect(cookies.written[1]).not.toContain('Secure')
  expect(store.get()).toBe('accepted')
})

test('who listens is told of a choice, until they stop', () => {
  const store = createConsentStore(jar(), false)
  let told = 0
  const stop = store.subscribe(() => told++)
  store.set('accepted')
  stop()
  store.set('refused')
  expect(told).toBe(1)
})

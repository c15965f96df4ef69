import { expect, test } from 'vitest'
import { rememberSession } from './last-session.ts'
import { ANNA, COUPLE_LOGIN, createTestWorld, type Answer } from '#tests/support/session-world.ts'

const LOGIN = 'POST /api/User/login'
const CREDENTIALS = { email: ANNA.email, password: 'lunga-e-buona' }

test('what is asked while the session ends does not go with it: its end is told, and nothing else of it', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.signIn(CREDENTIALS)
  world.requests.length = 0
  const leaving = world.account.signOut()
  await expect.poll(() => world.requests.length).toBe(1)
  await world.api('Vendor/getMarketSummary', { query: {} }).catch(() => undefined)
  await leaving
  expect(world.requests).toEqual([
    `POST /api/User/logout Bearer ${COUPLE_LOGIN.token}`,
    'GET /api/Vendor/getMarketSummary -',
  ])
})

test('signing out clears local storage and every slot, even with the server out of reach', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.signIn(CREDENTIALS)
  world.storage.setItem('altro', 'resto')
  world.answers.set('POST /api/User/logout', 'unreachable')
  await world.account.signOut()
  expect(world.storage).toHaveLength(0)
  expect(world.session.get()).toMatchObject({
    user: null,
    couple: null,
    vendor: null,
    admin: null,
    last: null,
  })
})

test('a server that takes the sign-out and never answers holds nobody', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.signIn(CREDENTIALS)
  world.answers.set('POST /api/User/logout', 'silence')
  await world.account.signOut()
  expect(world.storage).toHaveLength(0)
  expect(world.session.get().last).toBeNull()
})

test('the provider’s first word of a page that is being left signs nobody in again', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.start()
  await world.account.signIn(CREDENTIALS)
  world.requests.length = 0
  const login = Promise.withResolvers<Answer>()
  world.answers.set(LOGIN, login.promise)
  world.answers.set('POST /api/User/logout', 'silence')
  const leaving = world.account.signOut()
  await expect.poll(() => world.requests.length).toBe(1)
  world.report(ANNA)
  await leaving
  login.resolve({ body: COUPLE_LOGIN })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(world.storage.getItem('token')).toBeNull()
  expect(world.session.get().last).toBeNull()
})

test('a sign-in whose answer comes after the sign-out opens nothing, here or on the server', async () => {
  const world = createTestWorld()
  const login = Promise.withResolvers<Answer>()
  world.answers.set(LOGIN, login.promise)
  const entering = world.account.signIn(CREDENTIALS).catch((error: Error) => error.name)
  await expect.poll(() => world.requests.length).toBe(1)
  await world.account.signOut()
  login.resolve({ body: COUPLE_LOGIN })
  expect(await entering).toBe('AbortError')
  expect(world.storage.getItem('token')).toBeNull()
  expect(world.session.get().last).toBeNull()
  expect(world.requests.at(-1)).toBe(`POST /api/User/logout Bearer ${COUPLE_LOGIN.token}`)
})

test('a sign-in that has asked nothing yet when the account is left asks nothing any more', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  const proof = Promise.withResolvers<void>()
  world.holdProof(proof.promise)
  const entering = world.account.signIn(CREDENTIALS).catch((error: Error) => error.name)
  await new Promise((resolve) => setTimeout(resolve))
  world.answers.set('POST /api/User/logout', 'silence')
  const leaving = world.account.signOut()
  proof.resolve()
  expect(await entering).toBe('AbortError')
  await leaving
  expect(world.requests).toEqual([])
})

test('who comes back while the sign-in of before has no answer is signed in anew', async () => {
  const world = createTestWorld()
  const login = Promise.withResolvers<Answer>()
  world.answers.set(LOGIN, login.promise)
  const before = world.account.signIn(CREDENTIALS).catch((error: Error) => error.name)
  await expect.poll(() => world.requests.length).toBe(1)
  await world.account.signOut()
  world.answers.set(LOGIN, { body: { ...COUPLE_LOGIN, token: 'token-again' } })
  expect(await world.account.signIn(CREDENTIALS)).toMatchObject({ accountId: COUPLE_LOGIN.value.id })
  login.resolve({ body: COUPLE_LOGIN })
  expect(await before).toBe('AbortError')
  expect(world.storage.getItem('token')).toBe('token-again')
  await expect.poll(() => world.requests.at(-1)).toBe(`POST /api/User/logout Bearer ${COUPLE_LOGIN.token}`)
})

test('a profile read again that comes after the sign-out ends no session a second time', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.signIn(CREDENTIALS)
  rememberSession(world.session, world.storage)
  const again = createTestWorld(world.storage)
  const me = Promise.withResolvers<Answer>()
  again.answers.set('GET /api/User/me', me.promise)
  rememberSession(again.session, again.storage)
  await again.account.start()
  again.report(ANNA)
  await expect.poll(() => again.requests).toHaveLength(1)
  await again.account.signOut()
  me.resolve({ body: COUPLE_LOGIN })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(again.requests.filter((request) => request.startsWith('POST /api/User/logout'))).toHaveLength(1)
  expect(again.session.get().last).toBeNull()
})

test('where the device’s storage refuses to be cleared, who has left may come back all the same', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.signIn(CREDENTIALS)
  const { clear } = world.storage
  world.storage.clear = () => {
    throw new DOMException('refused', 'QuotaExceededError')
  }
  await world.account.signOut().catch(() => undefined)
  world.storage.clear = clear
  await world.account.signIn(CREDENTIALS)
  expect(world.storage.getItem('token')).toBe(COUPLE_LOGIN.token)
})

test('a sign-in of before that ends late does not say that the one of now is over', async () => {
  const world = createTestWorld()
  const [first, second] = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()]
  world.answers.set(LOGIN, first.promise)
  const before = world.account.signIn(CREDENTIALS).catch(() => undefined)
  await expect.poll(() => world.requests.length).toBe(1)
  await world.account.signOut()
  world.answers.set(LOGIN, second.promise)
  const now = world.account.signIn(CREDENTIALS)
  await expect.poll(() => world.requests.filter((name) => name.startsWith(LOGIN)).length).toBe(2)
  first.resolve({ body: COUPLE_LOGIN })
  await before
  expect(world.session.get().loading).toBe(true)
  second.resolve({ body: COUPLE_LOGIN })
  await now
  expect(world.session.get().loading).toBe(false)
})

test('who signs out where the provider’s code never comes is held no longer than by a silent server, and is forgotten here', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.signIn(CREDENTIALS)
  const code = Promise.withResolvers<void>()
  world.holdIdentity(code.promise)
  await world.account.signOut()
  expect(world.session.get().last).toBeNull()
  expect(world.forgotten()).toBe(1)
  // It comes all the same: then the provider is told too.
  code.resolve()
  await expect.poll(() => world.known()).toBeNull()
})

test('who signs out where the provider’s code cannot be had is forgotten here', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.signIn(CREDENTIALS)
  world.holdIdentity(Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await world.account.signOut()
  expect([world.session.get().last, world.forgotten()]).toEqual([null, 1])
  world.holdIdentity(Promise.resolve())
  await world.account.signIn(CREDENTIALS)
  await world.account.signOut()
  expect(world.forgotten()).toBe(1)
})

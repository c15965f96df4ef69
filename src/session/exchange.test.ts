import { expect, test } from 'vitest'
import type { NewProfile } from './account-service.ts'
import { rememberSession } from './last-session.ts'
import { SNAPSHOT_STORAGE_KEY } from './session-snapshot.ts'
import {
  ADMIN_LOGIN,
  ANNA,
  COUPLE_LOGIN,
  NO_PROFILE,
  VENDOR_LOGIN,
  createTestWorld,
} from '#tests/support/session-world.ts'

const LOGIN = 'POST /api/User/login'
const CREDENTIALS = { email: ANNA.email, password: 'lunga-e-buona' }

test('signing in shows the loader, keeps the token and publishes the profile in its slot', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  const loading: boolean[] = []
  world.session.subscribe(() => loading.push(world.session.get().loading))

  await world.account.signIn(CREDENTIALS)

  expect(loading[0]).toBe(true)
  expect(world.session.get().loading).toBe(false)
  expect(world.storage.getItem('token')).toBe('token-couple')
  const { couple, vendor, admin, user } = world.session.get()
  expect([couple?.id, vendor, admin, user?.uid]).toEqual([COUPLE_LOGIN.value.id, null, null, ANNA.uid])
  expect(world.requests[0]).toBe(`${LOGIN} Bearer id-token-${ANNA.uid}`)
})

test('who signs in before the device was read is remembered by the time they are led on', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  world.session.knowBy(async () => {
    await new Promise((resolve) => setTimeout(resolve))
    rememberSession(world.session, world.storage)
  })
  await world.account.signIn(CREDENTIALS)
  expect(world.storage.getItem(SNAPSHOT_STORAGE_KEY)).toContain(COUPLE_LOGIN.value.id)
})

test('what the device remembers cannot be read: whoever signs in is signed in all the same', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  world.session.knowBy(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await world.account.signIn(CREDENTIALS)).toMatchObject({ email: ANNA.email })
})

test('the form and the provider’s report of the same sign-in make one exchange', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.start()
  await world.account.signIn(CREDENTIALS)
  expect(world.requests.filter((request) => request.startsWith(LOGIN))).toHaveLength(1)
})

test('a report that was exchanged before the form has its answer is not exchanged again', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.start()
  world.holdSignIn(new Promise((resolve) => setTimeout(resolve, 20)))
  expect(await world.account.signIn(CREDENTIALS)).toMatchObject({ accountId: COUPLE_LOGIN.value.id })
  await world.account.signOut()
  // The session is another's to open: nothing of it is taken for fresh.
  await world.account.signIn(CREDENTIALS)
  expect(world.requests.filter((request) => request.startsWith(LOGIN))).toHaveLength(2)
})

test('nobody is led anywhere by a plain sign-in', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.signIn(CREDENTIALS)
  expect(world.led).toEqual([])
})

test('a couple that has just registered is led to /couple, and the flag is cleared', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  world.answers.set('POST /api/Couple/addNewCouple', { body: COUPLE_LOGIN.value })
  await world.account.register(CREDENTIALS, {
    kind: 'couple',
    profile: { partners: [{ firstName: 'Anna' }] },
    key: 'k',
  })
  expect(world.led).toEqual(['/couple'])
  expect(world.session.get().justRegistered).toBe(false)
  expect(world.requests[0]).toBe(`POST /api/Couple/addNewCouple Bearer id-token-${ANNA.uid}`)
})

test('a vendor that has just registered is led to /vendor', async () => {
  const world = createTestWorld()
  world.session.update({ justRegistered: true })
  world.answers.set(LOGIN, { body: VENDOR_LOGIN })
  await world.account.signIn(CREDENTIALS)
  expect(world.led).toEqual(['/vendor'])
})

test('an administrator is never led anywhere, not even after a registration', async () => {
  const world = createTestWorld()
  world.session.update({ justRegistered: true })
  world.answers.set(LOGIN, { body: ADMIN_LOGIN })
  await world.account.signIn(CREDENTIALS)
  expect(world.led).toEqual([])
  expect(world.session.get().admin?.name).toBe('Ada')
})

test('what the provider reports while a registration runs is ignored', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.start()
  world.session.update({ registering: true })
  world.report(ANNA)
  await new Promise((resolve) => setTimeout(resolve))
  expect(world.requests).toEqual([])
})

test('a registration whose profile fails can be tried again with the same identity', async () => {
  const world = createTestWorld()
  const wanted: NewProfile = { kind: 'couple', profile: { partners: [{ firstName: 'Anna' }] }, key: 'k' }
  world.answers.set('POST /api/Couple/addNewCouple', 'unreachable')
  await expect(world.account.register(CREDENTIALS, wanted)).rejects.toThrow('no answer')
  expect(world.session.get()).toMatchObject({ registering: false, justRegistered: false })

  // The first answer was lost on the way: the profile is there already.
  world.answers.set('POST /api/Couple/addNewCouple', { status: 409, body: { code: 'profile_exists' } })
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.register(CREDENTIALS, wanted)
  expect(world.led).toEqual(['/couple'])
})

test('an identity without a profile has no session: it completes its registration', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: NO_PROFILE })
  expect(await world.account.signIn(CREDENTIALS)).toBeNull()
  expect(world.storage.getItem('token')).toBeNull()
  expect(world.session.get()).toMatchObject({ last: null, user: { uid: ANNA.uid } })
})

test('a wrong password leaves everything as it was', async () => {
  const world = createTestWorld()
  await expect(world.account.signIn({ ...CREDENTIALS, password: 'wrong' })).rejects.toThrow(
    'auth/invalid-credential',
  )
  expect(world.session.get()).toMatchObject({ last: null, loading: false })
})

test('opening the app again with a session reads the profile quietly, without the loader', async () => {
  const world = createTestWorld()
  world.storage.setItem('token', 'token-couple')
  const { id } = COUPLE_LOGIN.value
  world.session.update({
    last: { role: 'couple', accountId: id, uid: ANNA.uid, email: ANNA.email, name: 'Anna', avatar: null },
  })
  world.answers.set('GET /api/User/me', { body: COUPLE_LOGIN })
  const loading: boolean[] = []
  world.session.subscribe(() => loading.push(world.session.get().loading))
  await world.account.start()
  world.report(ANNA)
  await expect.poll(() => world.session.get().couple?.id).toBe(id)
  expect(loading).not.toContain(true)
})

test('a device whose sign-in was ended elsewhere says so when it is opened, and keeps what it knows', async () => {
  const world = createTestWorld()
  const { id } = COUPLE_LOGIN.value
  const last = {
    role: 'couple',
    accountId: id,
    uid: ANNA.uid,
    email: ANNA.email,
    name: 'Anna',
    avatar: null,
  } as const
  world.session.update({ last })
  world.answers.set(LOGIN, { status: 401, body: { code: 'unauthenticated' } })
  await world.account.start()
  world.report(ANNA)
  await expect.poll(() => world.session.get()).toMatchObject({ expired: true, last, loading: false })
})

test('a session that ran out is renewed with the identity that is still signed in', async () => {
  const world = createTestWorld()
  world.report(ANNA)
  world.answers.set(LOGIN, { body: { ...COUPLE_LOGIN, token: 'token-new' } })
  expect(await Promise.all([world.account.recover(), world.account.recover()])).toEqual([true, true])
  expect(world.storage.getItem('token')).toBe('token-new')
  expect(world.requests.filter((request) => request.startsWith(LOGIN))).toHaveLength(1)
})

test('with nobody signed in at the provider nothing is renewed, and the dead token is sent no more', async () => {
  const world = createTestWorld()
  world.storage.setItem('token', 'dead')
  expect(await world.account.recover()).toBe(false)
  expect(world.storage.getItem('token')).toBeNull()
})

test('with the server out of reach the token is kept for later', async () => {
  const world = createTestWorld()
  world.storage.setItem('token', 'old')
  world.report(ANNA)
  world.answers.set(LOGIN, 'unreachable')
  expect(await world.account.recover()).toBe(false)
  expect(world.storage.getItem('token')).toBe('old')
})

test('a proof of identity that the server refuses ends the session of this device, not what it keeps', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.signIn(CREDENTIALS)
  world.answers.set(LOGIN, { status: 401, body: { code: 'unauthenticated' } })
  expect(await world.account.recover()).toBe(false)
  expect(world.storage.getItem('token')).toBeNull()
  expect(world.session.get()).toMatchObject({ expired: true, last: { accountId: COUPLE_LOGIN.value.id } })
})

const DELETED = {
  status: 401,
  body: { code: 'wedding_deleted', ended: { at: '2026-11-22T10:00:00.000Z', by: 'two' } },
}

test('a wedding that the other partner deleted is told by the dead token: no sign-in is asked for', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.signIn(CREDENTIALS)
  world.answers.set('GET /api/User/me', DELETED)
  expect(await world.account.recover()).toBe(false)
  expect(world.session.get()).toMatchObject({
    expired: false,
    last: {
      accountId: COUPLE_LOGIN.value.id,
      deleted: { at: '2026-11-22T10:00:00.000Z', by: 'Marco' },
    },
  })
  // It is the last word: nothing is asked again.
  world.requests.length = 0
  expect(await world.account.recover()).toBe(false)
  expect(world.requests).toEqual([])
})

test('a wedding deleted so long ago that nobody knows when: an identity without its profile says it', async () => {
  const world = createTestWorld()
  world.answers.set(LOGIN, { body: COUPLE_LOGIN })
  await world.account.signIn(CREDENTIALS)
  world.answers.set(LOGIN, { body: NO_PROFILE })
  expect(await world.account.recover()).toBe(false)
  const kept = { expired: false, last: { accountId: COUPLE_LOGIN.value.id, deleted: {} } }
  expect(world.session.get()).toMatchObject(kept)
  // By hand as well: what the device keeps of it is not shut away.
  expect(await world.account.signIn(CREDENTIALS)).toMatchObject({ accountId: COUPLE_LOGIN.value.id })
  expect(world.session.get()).toMatchObject(kept)
})

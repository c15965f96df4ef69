import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import { ApiError } from '../api/api-error.ts'
import { dismissToast, toastsStore } from '../ui/overlay/toasts-store.ts'
import { enforceRole, hasRole } from './role-check.ts'
import type { GuardArguments } from './guards.ts'
import type { SessionSnapshot } from './session-snapshot.ts'
import { ANNA, COUPLE_LOGIN, createTestWorld, type TestWorld } from '#tests/support/session-world.ts'

const CHECK = 'GET /api/Couple/checkUserIfCouple'
const LAST: SessionSnapshot = {
  role: 'couple',
  accountId: COUPLE_LOGIN.value.id,
  uid: ANNA.uid,
  email: ANNA.email,
  name: 'Anna e Marco',
  avatar: null,
}

let world: TestWorld
beforeEach(() => {
  world = createTestWorld()
})
afterEach(() => {
  for (const toast of toastsStore.get()) dismissToast(toast.id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const arrive = (role: 'couple' | 'vendor' | 'admin', preload = false) =>
  enforceRole(role, { context: world, location: { href: `/${role}` }, preload } as unknown as GuardArguments)
const toasts = () => toastsStore.get().map(({ type, duration, message }) => ({ type, duration, message }))

test('who has the role passes, and is not asked again at the next screen', async () => {
  world.session.update({ last: LAST })
  world.answers.set(CHECK, { body: true })
  await arrive('couple')
  await arrive('couple')
  expect(world.requests).toHaveLength(1)
  expect(toasts()).toEqual([])
})

test.each([
  [
    'couple',
    'warning',
    'Ci dispiace, ma questa sezione è riservata alle coppie. Per favore, contatta il supporto per assistenza.',
  ],
  [
    'vendor',
    'warning',
    'Ci dispiace, ma questa sezione è riservata ai venditori. Per favore, contatta il supporto per assistenza.',
  ],
  ['admin', 'danger', 'Ci dispiace, ma questa sezione è riservata.'],
] as const)('a stranger at /%s hears why for 5000 ms and is led to sign in', async (role, type, message) => {
  const path = {
    couple: CHECK,
    vendor: 'GET /api/Vendor/checkUserIfVendor',
    admin: 'GET /api/Admin/checkUserIfAdmin',
  }
  world.answers.set(path[role], { body: false })
  await expect(arrive(role)).rejects.toMatchObject({
    options: { to: '/login', search: { ritorno: `/${role}` } },
  })
  expect(toasts()).toEqual([{ type, message, duration: 5000 }])
})

test('another role is led to the first page, not to the sign-in', async () => {
  world.session.update({ last: { ...LAST, role: 'vendor' } })
  world.answers.set(CHECK, { body: false })
  await expect(arrive('couple')).rejects.toMatchObject({ options: { to: '/' } })
})

test('resting the pointer on a link to a closed area says nothing', async () => {
  world.answers.set(CHECK, { body: false })
  await expect(arrive('couple', true)).rejects.toBeDefined()
  expect(toasts()).toEqual([])
})

test('with no network the last known session opens its own area, and the server is not asked', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  world.session.update({ last: LAST })
  expect(await hasRole(world, 'couple')).toBe(true)
  expect(world.requests).toEqual([])
})

test('with no network another area stays closed', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  world.session.update({ last: LAST })
  world.answers.set('GET /api/Admin/checkUserIfAdmin', 'unreachable')
  expect(await hasRole(world, 'admin')).toBe(false)
})

test('a server that cannot be reached leaves the last known session its area', async () => {
  world.session.update({ last: LAST })
  world.answers.set(CHECK, 'unreachable')
  expect(await hasRole(world, 'couple')).toBe(true)
})

test('a server that fails leaves the last known session its area', async () => {
  world.session.update({ last: LAST })
  world.answers.set(CHECK, { status: 503, body: { code: 'unavailable' } })
  expect(await hasRole(world, 'couple')).toBe(true)
})

test('who the device knows does not wait for the server; a late no still counts', async () => {
  world.session.update({ last: LAST })
  let answer!: (allowed: boolean) => void
  const api = (() => new Promise<boolean>((resolve) => (answer = resolve))) as unknown as TestWorld['api']
  const refused = vi.fn()
  expect(await hasRole({ api, session: world.session }, 'couple', refused)).toBe(true)
  expect(refused).not.toHaveBeenCalled()
  answer(false)
  await until(() => expect(refused).toHaveBeenCalledOnce())
})

test('a late no to a session that has ended leads to the sign-in with its reason', async () => {
  world.session.update({ last: LAST })
  world.answers.set(CHECK, { body: false })
  vi.stubGlobal('location', { pathname: '/couple/planning' })
  const navigate = vi.fn()
  await enforceRole('couple', {
    context: world,
    location: { href: '/couple/planning' },
    navigate,
  } as unknown as GuardArguments)
  const search = { ritorno: '/couple/planning' }
  await until(() => expect(navigate).toHaveBeenCalledWith({ to: '/login', search, replace: true }))
  expect(toasts()).toHaveLength(1)
})

test('an account that is found to be no more is led away, though the question itself was refused', async () => {
  world.session.update({ last: { ...LAST, role: 'admin' } })
  const refused = vi.fn()
  const api = (() => {
    world.session.update({ last: null })
    return Promise.reject(new ApiError({ status: 401, code: 'unauthorized', detail: 'Accedi di nuovo.' }))
  }) as unknown as TestWorld['api']
  expect(await hasRole({ api, session: world.session }, 'admin', refused)).toBe(true)
  await until(() => expect(refused).toHaveBeenCalledOnce())
})

test('a late no leaves alone who reads a public page whose address begins like the area’s', async () => {
  world.session.update({ last: { ...LAST, role: 'vendor' } })
  const asked = vi.fn()
  world.answers.get = ((name: string) =>
    name === 'GET /api/Vendor/checkUserIfVendor'
      ? (void asked(), { body: false })
      : Map.prototype.get.call(world.answers, name)) as typeof world.answers.get
  vi.stubGlobal('location', { pathname: '/vendor-area' })
  const navigate = vi.fn()
  await enforceRole('vendor', {
    context: world,
    location: { href: '/vendor' },
    navigate,
  } as unknown as GuardArguments)
  await until(() => expect(asked).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(navigate).not.toHaveBeenCalled()
  expect(toasts()).toEqual([])
})

test('a session that ran out is renewed before saying no', async () => {
  world.session.update({ last: LAST })
  world.report(ANNA)
  world.answers.set(CHECK, { body: false })
  world.answers.set('POST /api/User/login', { body: COUPLE_LOGIN })
  const answers = [false, true]
  world.answers.get = ((name: string) =>
    name === CHECK
      ? { body: answers.shift() }
      : Map.prototype.get.call(world.answers, name)) as typeof world.answers.get
  expect(await hasRole(world, 'couple')).toBe(true)
})

test('a couple whose session has ended is asked to sign in again, and not told that the section is for couples', async () => {
  world.session.update({ last: LAST })
  world.answers.set(CHECK, { body: false })
  vi.stubGlobal('location', { pathname: '/couple' })
  const led: unknown[] = []
  await enforceRole('couple', {
    context: world,
    location: { href: '/couple/planning' },
    preload: false,
    navigate: async (to: unknown) => void led.push(to),
  } as unknown as GuardArguments)
  await until(() =>
    expect(led).toEqual([{ to: '/login', search: { ritorno: '/couple/planning' }, replace: true }]),
  )
  expect(toasts()).toMatchObject([{ message: 'La tua sessione è scaduta: accedi di nuovo.' }])
})

import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import { createKeptNote } from './app/account/kept-note.ts'
import { takeEarlyRead, withEarlyRead } from './offline/cache/early-read.ts'
import { openAccountStore } from './offline/outbox/outbox-store.ts'
import { testCommand as command } from './offline/outbox/test-command.ts'

const ACCOUNT = '0197a000-0000-7000-8000-000000000001'
const APP = 'data:text/javascript,globalThis.appRan=true'
let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  // A shell: the script that names the app, and nothing of a screen snapshot.
  vi.stubGlobal('document', {
    querySelector: (what: string) => (what.startsWith('script') ? { dataset: { app: APP } } : null),
    body: { hasAttribute: () => false },
  })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work))
  vi.resetModules()
})
afterEach(() => {
  globalThis.lovoglioEarly = undefined
  vi.unstubAllGlobals()
})

const note = (accountId: string) => createKeptNote(localStorage).write({ accountId, waiting: 0 })

test('what the account keeps is read before the app starts, and is what the store holds', async () => {
  const store = openAccountStore(ACCOUNT)
  await store.append([command('b'), command('a')])
  await store.setMeta('owner', { email: 'anna@lovoglio.test' })
  await store.keepSnapshot('/couple', { app: APP, html: '', css: '' }, await store.screenMark())
  note(ACCOUNT)
  await import('./early.ts')
  const kept = await takeEarlyRead(ACCOUNT)
  expect(kept?.commands).toEqual(await store.commands())
  expect(kept?.queries).toEqual(await store.queries())
  // What screens looked like is the worker's to show: it is long, and nothing of it is data.
  expect([...kept!.meta.keys()].toSorted()).toEqual(['next-order', 'owner'])
  expect(kept?.meta.get('owner')).toEqual({ email: 'anna@lovoglio.test' })
  await until(() => expect(globalThis).toHaveProperty('appRan', true))
  store.close()
})

test('a database that is not there is not made by looking for it', async () => {
  note('nobody')
  await import('./early.ts')
  expect(await takeEarlyRead('nobody')).toBeUndefined()
  const names = (await indexedDB.databases()).map(({ name }) => name)
  expect(names).not.toContain('lovoglio-nobody')
})

test('what was read of one account is not given to another', async () => {
  note(ACCOUNT)
  await import('./early.ts')
  expect(takeEarlyRead('another')).toBeUndefined()
  expect(takeEarlyRead(ACCOUNT)).toBeUndefined()
})

test('only the first read of each thing is the early one, and none that follows a write', async () => {
  const stored = openAccountStore('0197a000-0000-7000-8000-000000000002')
  await stored.append([command('c')])
  const early = { queries: [], commands: [], settled: [], meta: new Map([['owner', 'early']]) }
  const store = withEarlyRead(stored, Promise.resolve(early))
  expect(await store.commands()).toEqual([])
  expect(await store.commands()).toHaveLength(1)
  expect(await store.isOutdated()).toBe(true)
  await store.setMeta('owner', 'late')
  expect(await store.getMeta('owner')).toBe('late')
  store.close()
})

test('without an early read the store itself answers', async () => {
  const stored = openAccountStore('0197a000-0000-7000-8000-000000000003')
  await stored.append([command('d')])
  const store = withEarlyRead(stored, Promise.resolve(undefined))
  expect(await store.commands()).toHaveLength(1)
  expect(await store.isOutdated()).toBe(false)
  store.close()
})

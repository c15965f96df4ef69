import { expect, test } from 'vitest'
import { rememberSession } from './last-session.ts'
import { createSnapshotStorage, SNAPSHOT_STORAGE_KEY, type SessionSnapshot } from './session-snapshot.ts'
import { createSessionStore } from './session-store.ts'
import { memoryStorage } from '#tests/support/session-world.ts'

const LAST: SessionSnapshot = {
  role: 'couple',
  accountId: 'account',
  uid: 'uid',
  email: 'anna@prova.test',
  name: 'Anna e Marco',
  avatar: null,
}

const written = (storage: Storage) => storage.getItem(SNAPSHOT_STORAGE_KEY)

test('the session of this device is there at once when the app opens again', () => {
  const storage = memoryStorage()
  const before = createSessionStore()
  rememberSession(before, storage)
  before.update({ last: LAST })
  expect(written(storage)).toContain('Anna e Marco')

  const after = createSessionStore()
  rememberSession(after, storage)
  expect(after.get().last).toEqual(LAST)
})

test('a sign-in that came before the snapshot was read wins, and is kept', () => {
  const storage = memoryStorage()
  createSnapshotStorage(storage).write({ ...LAST, name: 'Qualcun altro' })
  expect(written(storage)).toContain('Qualcun altro')
  const session = createSessionStore()
  session.update({ last: LAST })
  rememberSession(session, storage)
  expect(session.get().last).toEqual(LAST)
  expect(written(storage)).toContain('Anna e Marco')
})

test('no secret is in it', () => {
  const storage = memoryStorage()
  const session = createSessionStore()
  rememberSession(session, storage)
  session.update({ last: LAST })
  expect(written(storage)).not.toBeNull()
  expect(storage.getItem(SNAPSHOT_STORAGE_KEY)).not.toMatch(/token/i)
})

test('it goes at sign-out', () => {
  const storage = memoryStorage()
  const session = createSessionStore()
  rememberSession(session, storage)
  session.update({ last: LAST })
  expect(written(storage)).not.toBeNull()
  session.update({ last: null })
  expect(written(storage)).toBeNull()
})

test('what a sign-out has taken away is not written after it', async () => {
  const storage = memoryStorage()
  const session = createSessionStore()
  rememberSession(session, storage)
  session.update({ last: LAST })
  session.update({ last: null })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(written(storage)).toBeNull()
})

test.each(['', '{', '{"buster":"1"}', '{"buster":"0","clientState":{}}'])(
  'a damaged one (%j) is none',
  (text) => {
    const storage = memoryStorage()
    storage.setItem(SNAPSHOT_STORAGE_KEY, text)
    expect(createSnapshotStorage(storage).read()).toBeNull()
  },
)

test('a session that could not be read is read again by the next who asks, and once only when it can', async () => {
  const session = createSessionStore()
  let reads = 0
  session.knowBy(async () => {
    reads += 1
    if (reads === 1) throw new TypeError('Failed to fetch dynamically imported module')
    session.update({ last: LAST })
  })
  await expect(session.whenKnown()).rejects.toThrow('Failed to fetch')
  await session.whenKnown()
  await session.whenKnown()
  expect(session.get().last).toEqual(LAST)
  expect(reads).toBe(2)
})

import { expect, test } from 'vitest'
import { rememberSession } from './last-session.ts'
import { createSnapshotStorage, SNAPSHOT_STORAGE_KEY, type SessionSnapshot } from './session-snapshot.ts'
import { createSessionStore } from './session-store.ts'
import { memoryStorage } from './test-world.ts'

const LAST: SessionSnapshot = {
  role: 'couple',
  accountId: 'account',
  uid: 'uid',
  email: 'anna@prova.test',
  name: 'Anna e Marco',
  avatar: null,
}

/** The persister writes after a turn of the clock. */
const written = (storage: Storage) => expect.poll(() => storage.getItem(SNAPSHOT_STORAGE_KEY))

test('the session of this device is there at once when the app opens again', async () => {
  const storage = memoryStorage()
  const before = createSessionStore()
  rememberSession(before, storage)
  before.update({ last: LAST })
  await written(storage).toContain('Anna e Marco')

  const after = createSessionStore()
  rememberSession(after, storage)
  expect(after.get().last).toEqual(LAST)
})

test('a sign-in that came before the snapshot was read wins, and is kept', async () => {
  const storage = memoryStorage()
  createSnapshotStorage(storage).write({ ...LAST, name: 'Qualcun altro' })
  await written(storage).toContain('Qualcun altro')
  const session = createSessionStore()
  session.update({ last: LAST })
  rememberSession(session, storage)
  expect(session.get().last).toEqual(LAST)
  await written(storage).toContain('Anna e Marco')
})

test('no secret is in it', async () => {
  const storage = memoryStorage()
  const session = createSessionStore()
  rememberSession(session, storage)
  session.update({ last: LAST })
  await written(storage).not.toBeNull()
  expect(storage.getItem(SNAPSHOT_STORAGE_KEY)).not.toMatch(/token/i)
})

test('it goes at sign-out', async () => {
  const storage = memoryStorage()
  const session = createSessionStore()
  rememberSession(session, storage)
  session.update({ last: LAST })
  await written(storage).not.toBeNull()
  session.update({ last: null })
  await written(storage).toBeNull()
})

test.each(['', '{', '{"buster":"1"}', '{"buster":"0","clientState":{}}'])(
  'a damaged one (%j) is none',
  (text) => {
    const storage = memoryStorage()
    storage.setItem(SNAPSHOT_STORAGE_KEY, text)
    expect(createSnapshotStorage(storage).read()).toBeNull()
  },
)

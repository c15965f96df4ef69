import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from 'vitest'
import { listAccountStores, openAccountStore } from '../../offline/outbox/outbox-store.ts'
import type { SessionSnapshot } from '../../session/session-snapshot.ts'
import { lastAccount, noteAccount } from './last-account.ts'

const anna: SessionSnapshot = {
  role: 'couple',
  accountId: 'anna',
  uid: 'uid-anna',
  email: 'anna@example.it',
  name: 'Anna e Marco',
  avatar: null,
}

afterEach(async () => {
  for (const store of await listAccountStores()) await store.destroy()
})

describe('a session that local storage had not written when the battery died', () => {
  it('comes back from beside the edits, with its token', async () => {
    const store = openAccountStore('anna')
    await noteAccount(store, anna)
    await store.setCredentials({ token: 'of-anna' })
    store.close()
    expect(await lastAccount()).toEqual({ token: 'of-anna', last: anna })
  })

  it('does not come back when it was ended: sealed, signed out or never begun', async () => {
    const sealed = openAccountStore('anna')
    await noteAccount(sealed, anna)
    sealed.close()
    const guest = openAccountStore('guest')
    await guest.setCredentials({ token: '' })
    guest.close()
    expect(await lastAccount()).toBeUndefined()
  })
})

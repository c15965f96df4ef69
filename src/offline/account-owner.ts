/** Whose a store is, so that who signs in here can be told that somebody's edits still wait. */
import { heard, noteFault } from '../lib/fault-log.ts'
import type { AccountStore } from './account-store.ts'
import { listAccountStores, openAccountStore } from './outbox/outbox-store.ts'
import { GUEST_ACCOUNT } from './store-names.ts'

export interface AccountOwner {
  email: string
}

const OWNER = 'owner'

/** @returns undefined for a store that is new, or was made before owners were noted */
export const ownerOf = (store: AccountStore): Promise<AccountOwner | undefined> =>
  store.getMeta<AccountOwner>(OWNER)

/** @throws OutboxError when the device cannot write: nothing it is given will stay */
export const noteOwner = (store: AccountStore, owner: AccountOwner): Promise<void> =>
  store.setMeta(OWNER, owner)

export interface SealedAccount {
  email: string
  /** Edits that wait for their owner. */
  waiting: number
}

/** The accounts of this device with edits that nobody can send but their owner. Empty where they cannot be listed. */
export async function sealedAccounts(): Promise<SealedAccount[]> {
  const found: SealedAccount[] = []
  for (const store of await listAccountStores().catch(heard('account-owner', []))) {
    try {
      const owner = await ownerOf(store)
      const waiting = (await store.commands()).length
      if (owner && waiting > 0) found.push({ email: owner.email, waiting })
    } catch (fault) {
      // One that does not open says nothing.
      noteFault('account-owner', fault)
    } finally {
      store.close()
    }
  }
  return found
}

/** Takes the credentials of every other account away: the service worker then sends nothing in their name. */
export async function sealOthers(own: AccountStore): Promise<void> {
  const guest = openAccountStore(GUEST_ACCOUNT).name
  for (const store of await listAccountStores().catch(heard('account-owner', []))) {
    if (store.name !== own.name && store.name !== guest)
      await store
        .getCredentials()
        .then((credentials) => (credentials ? store.setCredentials(undefined) : undefined))
        .catch(heard('account-owner'))
    store.close()
  }
}

/** Who is signed in on this device: the accounts with credentials here. Guests have an outbox, and none. */
import type { AccountStore } from '#src/offline/account-store.ts'
import { listAccountStores } from '#src/offline/outbox/outbox-store.ts'
import { noteFault } from '#src/lib/fault-log.ts'

/** @returns what `read` finds in each of their stores; one that does not open has nothing to say */
export async function readSignedIn<Value>(read: (store: AccountStore) => Promise<Value>): Promise<Value[]> {
  const found: Value[] = []
  for (const store of await listAccountStores()) {
    try {
      if ((await store.getCredentials())?.token) found.push(await read(store))
    } catch (fault) {
      noteFault('signed-in', fault)
    } finally {
      store.close()
    }
  }
  return found
}

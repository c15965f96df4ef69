/** The account's store in IndexedDB, one database per account. */
import type { AccountStore } from '../account-store.ts'
import { commandTables } from './command-tables.ts'
import { keptTables } from '../cache/kept-tables.ts'
import { outboxDatabase } from './outbox-database.ts'
import { STORE_PREFIX } from '../store-names.ts'
import { uploadTables } from '../uploads/upload-tables.ts'

const PUBLIC = `${STORE_PREFIX}public`

/** The store of an account; nothing is opened before the first use. */
export function openAccountStore(accountId: string): AccountStore {
  return openStore(STORE_PREFIX + accountId)
}

/** The store of what anybody may read: queries and meta only. */
export function openPublicStore(): AccountStore {
  return openStore(PUBLIC)
}

/** The stores of all accounts on this device, for the service worker. Empty where the browser cannot list them. */
export async function listAccountStores(): Promise<AccountStore[]> {
  const databases = (await indexedDB.databases?.()) ?? []
  return databases
    .map((database) => database.name ?? '')
    .filter((name) => name.startsWith(STORE_PREFIX) && name !== PUBLIC)
    .map(openStore)
}

function openStore(name: string): AccountStore {
  const database = outboxDatabase(name)
  return {
    name,
    ...commandTables(database),
    ...uploadTables(database),
    ...keptTables(database),
    close: database.close,
    destroy: database.destroy,
  }
}

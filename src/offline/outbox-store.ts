/** The account's store in IndexedDB, one database per account. */
import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb'
import {
  mayReplace,
  type AccountStore,
  type Credentials,
  type Settled,
  type StoredQuery,
} from './account-store.ts'
import { takeCommand } from './command-mirror.ts'
import type { Command } from './command.ts'
import { OutboxError, storageError } from './outbox-error.ts'

interface Schema extends DBSchema {
  commands: { key: string; value: Command; indexes: { order: number; scope: [string, number] } }
  settled: { key: string; value: Settled }
  meta: { key: string; value: unknown }
  queries: { key: string; value: StoredQuery }
  credentials: { key: string; value: Credentials }
}

const VERSION = 1
const NEXT_ORDER = 'next-order'
const PREFIX = 'lovoglio-'
const PUBLIC = `${PREFIX}public`
/** An answer is about as safe as the key that gets it again, so only what a person was told is flushed to disk. */
const DURABLE = { durability: 'strict' } as const
const RELAXED = { durability: 'relaxed' } as const

/** The store of an account; nothing is opened before the first use. */
export function openAccountStore(accountId: string): AccountStore {
  return openStore(PREFIX + accountId)
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
    .filter((name) => name.startsWith(PREFIX) && name !== PUBLIC)
    .map(openStore)
}

function openStore(name: string): AccountStore {
  let connection: Promise<IDBPDatabase<Schema>> | undefined
  let closed = false

  function connect(): Promise<IDBPDatabase<Schema>> {
    connection ??= openDB<Schema>(name, VERSION, {
      upgrade(database) {
        const commands = database.createObjectStore('commands', { keyPath: 'id' })
        commands.createIndex('order', 'order')
        commands.createIndex('scope', ['scope', 'order'])
        database.createObjectStore('settled')
        database.createObjectStore('meta')
        database.createObjectStore('queries', { keyPath: 'hash' })
        database.createObjectStore('credentials')
      },
      blocking(_current, _wanted, event) {
        // Another tab deletes (sign-out) or upgrades: standing in its way would block it for ever.
        closed = true
        ;(event.target as IDBDatabase).close()
      },
      terminated() {
        connection = undefined
      },
    })
    connection.catch(() => (connection = undefined))
    return connection
  }

  async function use<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
    if (closed) throw new OutboxError('closed')
    try {
      return await work(await connect())
    } catch (cause) {
      throw closed ? new OutboxError('closed', { cause }) : storageError(cause)
    }
  }

  function write<Name extends StoreNames<Schema>>(
    database: IDBPDatabase<Schema>,
    stores: Name[],
    options: { durability: 'strict' | 'relaxed' },
  ) {
    const transaction = database.transaction(stores, 'readwrite', options)
    // When a request in it fails we leave before waiting for it: its own rejection is the same failure.
    transaction.done.catch(() => undefined)
    return transaction
  }

  return {
    name,

    append: (commands) =>
      use(async (database) => {
        const transaction = write(database, ['commands', 'meta'], DURABLE)
        const table = transaction.objectStore('commands')
        const meta = transaction.objectStore('meta')
        let next = ((await meta.get(NEXT_ORDER)) as number | undefined) ?? 1
        const stored: Command[] = []
        for (const command of commands) {
          const known = await table.get(command.id)
          const kept = known ?? { ...command, order: next++, revision: 1 }
          if (!known) await table.put(kept)
          stored.push(kept)
        }
        await meta.put(next, NEXT_ORDER)
        await transaction.done
        return stored
      }),

    commands: () => use((database) => database.getAllFromIndex('commands', 'order')),

    change: (id, change) =>
      use(async (database) => {
        const transaction = write(database, ['commands'], DURABLE)
        const table = transaction.objectStore('commands')
        const current = await table.get(id)
        const wanted = current && change(current)
        let stored: Command | undefined
        if (current && wanted === 'remove') {
          await table.delete(id)
          stored = current
        } else if (current && wanted) {
          stored = { ...(wanted as Command), revision: current.revision + 1 }
          await table.put(stored)
        }
        await transaction.done
        return stored
      }),

    take: (id) =>
      use(async (database) => {
        const transaction = write(database, ['commands'], DURABLE)
        const table = transaction.objectStore('commands')
        const current = await table.get(id)
        let taken: Command | undefined
        if (current) {
          const upToIt = IDBKeyRange.bound([current.scope, -Infinity], [current.scope, current.order])
          taken = takeCommand(current, await table.index('scope').getAll(upToIt))
          if (taken) await table.put(taken)
        }
        await transaction.done
        return taken
      }),

    replace: (id, make) =>
      use(async (database) => {
        const transaction = write(database, ['commands'], DURABLE)
        const table = transaction.objectStore('commands')
        const current = await table.get(id)
        const wanted = current && make(current)
        let stored: Command | undefined
        if (current && wanted) {
          stored = { ...wanted, order: current.order, revision: 1 }
          await table.delete(id)
          await table.put(stored)
        }
        await transaction.done
        return stored
      }),

    settle: (id, result, at) =>
      use(async (database) => {
        const transaction = write(database, ['commands', 'settled'], RELAXED)
        const command = await transaction.objectStore('commands').get(id)
        const record = command && { command, result, at }
        if (record) {
          await transaction.objectStore('commands').delete(id)
          await transaction.objectStore('settled').put(record, id)
        }
        await transaction.done
        return record
      }),

    settled: () =>
      use(async (database) => {
        const records = await database.getAll('settled')
        return records.sort((a, b) => a.command.order - b.command.order)
      }),

    forgetSettled: (ids) =>
      use(async (database) => {
        const transaction = write(database, ['settled'], RELAXED)
        await Promise.all(ids.map((id) => transaction.objectStore('settled').delete(id)))
        await transaction.done
      }),

    queries: () => use((database) => database.getAll('queries')),

    saveQueries: (entries, meta = {}) =>
      use(async (database) => {
        const transaction = write(database, ['queries', 'meta'], RELAXED)
        const table = transaction.objectStore('queries')
        for (const entry of entries) {
          if (mayReplace(await table.get(entry.hash), entry)) await table.put(entry)
        }
        for (const [key, value] of Object.entries(meta)) {
          await transaction.objectStore('meta').put(value, key)
        }
        await transaction.done
      }),

    removeQueries: (hashes) =>
      use(async (database) => {
        const transaction = write(database, ['queries'], RELAXED)
        await Promise.all(hashes.map((hash) => transaction.objectStore('queries').delete(hash)))
        await transaction.done
      }),

    getMeta: <Value>(key: string) =>
      use(async (database) => (await database.get('meta', key)) as Value | undefined),

    setMeta: (key, value) =>
      use(async (database) => {
        await database.put('meta', value, key)
      }),

    getCredentials: () => use((database) => database.get('credentials', 'session')),

    setCredentials: (credentials) =>
      use(async (database) => {
        if (credentials) await database.put('credentials', credentials, 'session')
        else await database.delete('credentials', 'session')
      }),

    close() {
      closed = true
      void connection?.then((database) => database.close())
    },

    async destroy() {
      closed = true
      await connection?.then((database) => database.close()).catch(() => undefined)
      await deleteDB(name)
    },
  }
}

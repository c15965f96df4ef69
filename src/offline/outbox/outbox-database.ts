/** An account's database in IndexedDB: its tables, and how they are reached. */
import {
  deleteDB,
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb'
import { heard } from '../../lib/fault-log.ts'
import type { Credentials, Settled, StoredQuery } from '../account-store.ts'
import type { Command } from './command.ts'
import { OutboxError, storageError } from './outbox-error.ts'
import type { Upload } from '../uploads/upload.ts'

export interface Schema extends DBSchema {
  commands: { key: string; value: Command; indexes: { order: number; scope: [string, number] } }
  settled: { key: string; value: Settled }
  meta: { key: string; value: unknown }
  queries: { key: string; value: StoredQuery }
  credentials: { key: string; value: Credentials }
  uploads: { key: string; value: Upload }
  /** The bytes of uploads, apart: a list of them reads none. */
  blobs: { key: string; value: Blob }
}

const VERSION = 2
/** Where `meta` has the place of the next command. It moves on with every change that a screen snapshot would not show. */
export const NEXT_ORDER = 'next-order'
export const orderOf = (stored: unknown): number => (stored as number | undefined) ?? 1
/** An answer is about as safe as the key that gets it again, so only what a person was told has strict durability. */
export const DURABLE = { durability: 'strict' } as const
export const RELAXED = { durability: 'relaxed' } as const

export type OutboxDatabase = ReturnType<typeof outboxDatabase>

/** A database undoes what failed in it; what failed between two of its requests it would keep half done. */
function takeBack(transaction: { abort(): void }): void {
  try {
    transaction.abort()
  } catch {
    // No fault: it has ended by itself.
  }
}

/** Nothing is opened before the first use. */
export function outboxDatabase(name: string) {
  let connection: Promise<IDBPDatabase<Schema>> | undefined
  let closed = false

  function connect(): Promise<IDBPDatabase<Schema>> {
    connection ??= openDB<Schema>(name, VERSION, {
      upgrade(database, before) {
        if (before < 2) {
          database.createObjectStore('uploads', { keyPath: 'id' })
          database.createObjectStore('blobs')
        }
        if (before >= 1) return
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

  async function write<Name extends StoreNames<Schema>, Result>(
    stores: Name[],
    options: { durability: 'strict' | 'relaxed' },
    work: (transaction: IDBPTransaction<Schema, Name[], 'readwrite'>) => Promise<Result>,
  ): Promise<Result> {
    return use(async (database) => {
      const transaction = database.transaction(stores, 'readwrite', options)
      // When a request in it fails we leave before waiting for it: its own rejection is the same failure.
      transaction.done.catch(heard('outbox-database'))
      try {
        const result = await work(transaction)
        await transaction.done
        return result
      } catch (cause) {
        takeBack(transaction)
        throw cause
      }
    })
  }

  return {
    /** @throws OutboxError when the device refuses, or it was closed */
    use,
    /**
     * A transaction that writes all of it or, when `work` fails on the way, nothing; what `work` awaits are its requests
     * alone.
     * @throws OutboxError as `use` does
     */
    write,
    close() {
      closed = true
      void connection?.then((database) => database.close())
    },

    async destroy() {
      closed = true
      await connection?.then((database) => database.close()).catch(heard('outbox-database'))
      await deleteDB(name)
    },
  }
}

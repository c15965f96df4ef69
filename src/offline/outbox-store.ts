/** The account's store in IndexedDB, one database per account. */
import { deleteDB, openDB, unwrap, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb'
import {
  LIVE_SEQ,
  mayReplace,
  type AccountStore,
  type Credentials,
  type Settled,
  type StoredQuery,
} from './account-store.ts'
import { KEPT_SCREENS, screenKey, screenRange, type KeptScreen } from './kept-screen.ts'
import type { Command } from './command.ts'
import { settleRun, takeRun } from './command-run.ts'
import { OutboxError, storageError } from './outbox-error.ts'
import type { Upload } from './upload.ts'
import { awaiting, namedUploads, settledUpload, withoutUpload } from './upload-claims.ts'

interface Schema extends DBSchema {
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

/** Who has no account and writes all the same: a guest who answers an invitation. Sealed by nobody's signing in. */
export const GUEST_ACCOUNT = 'guest'

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
        const transaction = write(database, ['commands', 'meta', 'uploads'], DURABLE)
        const uploads = transaction.objectStore('uploads')
        const table = transaction.objectStore('commands')
        const meta = transaction.objectStore('meta')
        let next = orderOf(await meta.get(NEXT_ORDER))
        const stored: Command[] = []
        for (const command of commands) {
          const known = await table.get(command.id)
          const kept = known ?? { ...(await claim(command, uploads)), order: next++, revision: 1 }
          if (!known) await table.put(kept)
          stored.push(kept)
        }
        await meta.put(next, NEXT_ORDER)
        await meta.delete(screenRange())
        await transaction.done
        return stored
      }),

    commands: () => use((database) => database.getAllFromIndex('commands', 'order')),

    change: (id, change) =>
      use(async (database) => {
        const transaction = write(database, ['commands', 'meta'], DURABLE)
        const table = transaction.objectStore('commands')
        const current = await table.get(id)
        const wanted = current && change(current)
        let stored: Command | undefined
        if (current && wanted === 'remove') {
          await table.delete(id)
          await forgetScreens(transaction.objectStore('meta'))
          stored = current
        } else if (current && wanted) {
          stored = { ...(wanted as Command), revision: current.revision + 1 }
          await table.put(stored)
        }
        await transaction.done
        return stored
      }),

    take: (id, max, now) =>
      use(async (database) => {
        const transaction = write(database, ['commands'], DURABLE)
        const table = transaction.objectStore('commands')
        const scope = (await table.get(id))?.scope
        if (scope === undefined) return []
        const isEnough = (commands: readonly Command[]) => takeRun(commands, max, now).length === max
        const run = takeRun(await readScope(table.index('scope'), scope, max, isEnough), max, now)
        const taken = run[0]?.id === id ? run : []
        for (const command of taken) unwrap(table).put(command)
        await transaction.done
        return taken
      }),

    replace: (id, make) =>
      use(async (database) => {
        const transaction = write(database, ['commands', 'uploads', 'meta'], DURABLE)
        const table = transaction.objectStore('commands')
        const current = await table.get(id)
        const wanted = current && make(current)
        let stored: Command | undefined
        if (current && wanted) {
          stored = {
            ...(await claim(wanted, transaction.objectStore('uploads'))),
            order: current.order,
            revision: 1,
          }
          await table.delete(id)
          await table.put(stored)
          await forgetScreens(transaction.objectStore('meta'))
        }
        await transaction.done
        return stored
      }),

    settle: (outcome, max) =>
      use(async (database) => {
        const transaction = write(database, ['commands', 'settled'], max > 0 ? DURABLE : RELAXED)
        const table = transaction.objectStore('commands')
        const { scope, sent, ahead = [] } = outcome
        const underWay = sent + ahead.length
        const isEnough = (commands: readonly Command[]) =>
          commands.filter(({ state }) => state === 'sending').length >= underWay &&
          settleRun(commands, outcome, max).taken.length === max
        const run = settleRun(
          await readScope(table.index('scope'), scope, underWay + max, isEnough),
          outcome,
          max,
        )
        const { settled, commands } = run
        // Nobody waits for each of them: the transaction ends when all are done.
        const [stored, answers] = [unwrap(table), unwrap(transaction.objectStore('settled'))]
        for (const record of settled) {
          stored.delete(record.command.id)
          answers.put(record, record.command.id)
        }
        for (const command of commands) stored.put(command)
        await transaction.done
        return run
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

    addUploads: (added) =>
      use(async (database) => {
        const transaction = write(database, ['uploads', 'blobs'], DURABLE)
        const uploads = transaction.objectStore('uploads')
        for (const { upload, blob } of added) {
          if (await uploads.get(upload.id)) continue
          await uploads.put({ ...upload, revision: 1 })
          await transaction.objectStore('blobs').put(blob, upload.id)
        }
        await transaction.done
      }),

    uploads: () => use((database) => database.getAll('uploads')),

    uploadBlob: (id) => use((database) => database.get('blobs', id)),

    changeUpload: (id, change) =>
      use(async (database) => {
        const transaction = write(database, ['uploads'], RELAXED)
        const uploads = transaction.objectStore('uploads')
        const current = await uploads.get(id)
        const wanted = current && change(current)
        const stored = current && wanted ? { ...wanted, revision: current.revision + 1 } : undefined
        if (stored) await uploads.put(stored)
        await transaction.done
        return stored
      }),

    settleUpload: (id, file) =>
      use(async (database) => {
        const transaction = write(database, ['uploads', 'commands'], DURABLE)
        const uploads = transaction.objectStore('uploads')
        const table = transaction.objectStore('commands')
        const current = await uploads.get(id)
        const upload = current && settledUpload(current, file)
        if (upload) await uploads.put(upload)
        const commands = (await table.getAll()).flatMap((command) => withoutUpload(command, id))
        for (const command of commands) await table.put(command)
        await transaction.done
        return { upload, commands }
      }),

    forgetUploads: (ids) =>
      use(async (database) => {
        const transaction = write(database, ['uploads', 'blobs', 'commands'], RELAXED)
        const named = namedUploads(await transaction.objectStore('commands').getAll())
        const gone = ids.filter((id) => !named.has(id))
        for (const id of gone) {
          await transaction.objectStore('uploads').delete(id)
          await transaction.objectStore('blobs').delete(id)
        }
        await transaction.done
        return gone
      }),

    queries: () => use((database) => database.getAll('queries')),

    saveQueries: (entries, heard) =>
      use(async (database) => {
        const transaction = write(database, ['queries', 'meta'], RELAXED)
        const table = transaction.objectStore('queries')
        const meta = transaction.objectStore('meta')
        const before = (await meta.get(LIVE_SEQ)) as number | undefined
        if (heard && before !== undefined && before > heard.seq && !heard.wentBack) return false
        const isNews = heard !== undefined && before !== undefined && before !== heard.seq
        for (const entry of entries) {
          if (isNews || mayReplace(await table.get(entry.hash), entry)) await table.put(entry)
        }
        if (heard && before !== heard.seq) {
          await meta.put(heard.seq, LIVE_SEQ)
          for (const hash of await table.getAllKeys()) {
            if (!heard.knows(hash)) await table.put({ ...(await table.get(hash))!, old: true })
          }
        }
        await transaction.done
        return true
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

    screenMark: () => use(async (database) => orderOf(await database.get('meta', NEXT_ORDER))),

    keepScreen: (address, screen, mark) =>
      use(async (database) => {
        const key = screenKey(address)
        const transaction = write(database, ['meta'], RELAXED)
        void transaction.objectStore('meta').put({ ...screen, mark }, key)
        transaction.commit()
        await transaction.done
        const others = (await database.getAllKeys('meta', screenRange())).filter((other) => other !== key)
        for (const over of others.slice(0, Math.max(0, others.length + 1 - KEPT_SCREENS)))
          await database.delete('meta', over)
      }),

    keptScreen: (address) =>
      use(async (database) => {
        const meta = database.transaction('meta').store
        const [kept, now] = await Promise.all([meta.get(screenKey(address)), meta.get(NEXT_ORDER)])
        const { mark, ...screen } = (kept ?? {}) as KeptScreen & { mark?: number }
        return mark === orderOf(now) ? screen : undefined
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

/** What is read of a scope beyond what goes: those in review, and those behind them. */
const ASIDE = 50

/** The first commands of a scope, or all where those are not enough: a long queue is not read whole for each part of it. */
async function readScope(
  index: { getAll(range: IDBKeyRange, count?: number): Promise<Command[]> },
  scope: string,
  wanted: number,
  isEnough: (commands: readonly Command[]) => boolean,
): Promise<Command[]> {
  const range = IDBKeyRange.bound([scope, -Infinity], [scope, Infinity])
  const first = await index.getAll(range, wanted + ASIDE)
  return first.length < wanted + ASIDE || isEnough(first) ? first : index.getAll(range)
}

interface MetaTable {
  get(key: string): Promise<unknown>
  put(value: unknown, key: string): Promise<unknown>
  delete(range: IDBKeyRange): Promise<unknown>
}

/** What a person takes back changes the screens as well; the mark moves on, as it does when something is added. */
async function forgetScreens(meta: MetaTable): Promise<void> {
  await meta.put(orderOf(await meta.get(NEXT_ORDER)) + 1, NEXT_ORDER)
  await meta.delete(screenRange())
}

const orderOf = (stored: unknown): number => (stored as number | undefined) ?? 1

/** Marks the uploads a command names as claimed, and leaves it waiting only for those the server does not have. */
async function claim(
  command: Command,
  uploads: {
    get(id: string): Promise<Upload | undefined>
    put?: (upload: Upload) => Promise<unknown>
  },
): Promise<Command> {
  if (!command.needs) return command
  const known = (await Promise.all(command.needs.map((id) => uploads.get(id)))).filter(
    (one) => one !== undefined,
  )
  for (const upload of known) {
    if (!upload.claimed) await uploads.put?.({ ...upload, claimed: true, revision: upload.revision + 1 })
  }
  return awaiting(command, known)
}

/** What lies in each cache: Cache Storage itself tells neither size nor use. Kept in its own small database. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { overBudget, type CacheEntry } from './cache-budget.ts'
import type { CacheLimits } from './cache-rules.ts'

interface Schema extends DBSchema {
  entries: { key: [string, string]; value: CacheEntry & { cache: string }; indexes: { cache: string } }
}

let connection: Promise<IDBPDatabase<Schema>> | undefined

function connect(): Promise<IDBPDatabase<Schema>> {
  connection ??= openDB<Schema>('cache-ledger', 1, {
    upgrade(database) {
      const entries = database.createObjectStore('entries', { keyPath: ['cache', 'url'] })
      entries.createIndex('cache', 'cache')
    },
    terminated() {
      connection = undefined
    },
  })
  connection.catch(() => (connection = undefined))
  return connection
}

let lastUse: number | undefined

/** The latest use there was, or now: by the device's clock as long as it goes forward. */
async function useTime(database: IDBPDatabase<Schema>): Promise<number> {
  lastUse ??= (await database.getAll('entries')).reduce((latest, { usedAt }) => Math.max(latest, usedAt), 0)
  return (lastUse = Math.max(Date.now(), lastUse))
}

/** The order of use: what is used after a clock was put back still comes after what was used before. */
async function nextUse(database: IDBPDatabase<Schema>): Promise<number> {
  return (lastUse = (await useTime(database)) + 1)
}

/** @param savedAt by the server's clock; undefined where its answer did not say: as the newest that is known */
export async function noteSaved(
  cache: string,
  url: string,
  bytes: number,
  savedAt: number | undefined,
): Promise<void> {
  const database = await connect()
  const time = savedAt ?? (await latestSaved(cache)) ?? Date.now()
  await database.put('entries', { cache, url, bytes, savedAt: time, usedAt: await nextUse(database) })
}

/** Use is noted at most once an hour an entry: reading a picture must not cost a write each time. */
const USE_GRAIN_MS = 60 * 60 * 1_000

export async function noteUsed(cache: string, url: string): Promise<void> {
  const database = await connect()
  const entry = await database.get('entries', [cache, url])
  if (!entry || (await useTime(database)) - entry.usedAt <= USE_GRAIN_MS) return
  await database.put('entries', { ...entry, usedAt: await nextUse(database) })
}

/** The latest time a server told of this cache. */
async function latestSaved(cache: string): Promise<number | undefined> {
  const times = (await entriesOf(cache)).map(({ savedAt }) => savedAt)
  return times.length === 0 ? undefined : times.reduce((a, b) => Math.max(a, b))
}

export async function entryOf(cache: string, url: string): Promise<CacheEntry | undefined> {
  return (await connect()).get('entries', [cache, url])
}

export async function entriesOf(cache: string): Promise<CacheEntry[]> {
  return (await connect()).getAllFromIndex('entries', 'cache', cache)
}

export async function forget(cache: string, urls: readonly string[]): Promise<void> {
  const transaction = (await connect()).transaction('entries', 'readwrite')
  await Promise.all([...urls.map((url) => transaction.store.delete([cache, url])), transaction.done])
}

/** Throws out what is over the limits: too old is what the server's own clock says so of. @returns how many went */
export async function trim(name: string, limits: CacheLimits): Promise<number> {
  const entries = await entriesOf(name)
  const now = entries.reduce((latest, { savedAt }) => Math.max(latest, savedAt), 0)
  const urls = overBudget(entries, limits, now)
  await drop(name, urls)
  return urls.length
}

export async function drop(name: string, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return
  const cache = await caches.open(name)
  await Promise.all(urls.map((url) => cache.delete(url)))
  await forget(name, urls)
}

/** Makes the ledger and the cache agree again: the browser may have thrown either away. */
export async function reconcile(name: string): Promise<void> {
  const cache = await caches.open(name)
  const known = new Set((await entriesOf(name)).map(({ url }) => url))
  const present = new Set<string>()
  for (const request of await cache.keys()) {
    present.add(request.url)
    if (known.has(request.url)) continue
    const response = await cache.match(request)
    if (!response) continue
    const savedAt = toldTime(response)
    await noteSaved(name, request.url, (await response.arrayBuffer()).byteLength, savedAt)
  }
  await forget(
    name,
    [...known].filter((url) => !present.has(url)),
  )
}

/** When the server answered, by its own clock: milliseconds since 1970. */
export function toldTime({ headers }: Response): number | undefined {
  const time = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(time) ? undefined : time
}

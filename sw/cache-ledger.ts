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

export async function noteSaved(cache: string, url: string, bytes: number, now: number): Promise<void> {
  await (await connect()).put('entries', { cache, url, bytes, savedAt: now, usedAt: now })
}

/** Use is noted at most once an hour an entry: reading a picture must not cost a write each time. */
const USE_GRAIN_MS = 60 * 60 * 1_000

export async function noteUsed(cache: string, url: string, now: number): Promise<void> {
  const database = await connect()
  const entry = await database.get('entries', [cache, url])
  if (entry && now - entry.usedAt > USE_GRAIN_MS) await database.put('entries', { ...entry, usedAt: now })
}

export async function entriesOf(cache: string): Promise<CacheEntry[]> {
  return (await connect()).getAllFromIndex('entries', 'cache', cache)
}

export async function forget(cache: string, urls: readonly string[]): Promise<void> {
  const transaction = (await connect()).transaction('entries', 'readwrite')
  await Promise.all([...urls.map((url) => transaction.store.delete([cache, url])), transaction.done])
}

/** Throws out what is over the limits. @returns how many went */
export async function trim(name: string, limits: CacheLimits, now: number): Promise<number> {
  const urls = overBudget(await entriesOf(name), limits, now)
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
export async function reconcile(name: string, now: number): Promise<void> {
  const cache = await caches.open(name)
  const known = new Set((await entriesOf(name)).map(({ url }) => url))
  const present = new Set<string>()
  for (const request of await cache.keys()) {
    present.add(request.url)
    if (known.has(request.url)) continue
    const response = await cache.match(request)
    if (response) await noteSaved(name, request.url, (await response.arrayBuffer()).byteLength, now)
  }
  await forget(
    name,
    [...known].filter((url) => !present.has(url)),
  )
}

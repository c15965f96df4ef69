/**
 * Keeps the query cache on the device, one record per query. `meta.persist` of a query says where: 'private' in the
 * account's own database, 'public' in the common one, anything else nowhere.
 */
import { hydrate, type Query, type QueryClient } from '@tanstack/query-core'
import type { MetaStore, QueryStore, StoredQuery } from './account-store.ts'
import { NOTES_KEY } from './cache-notes.ts'
import type { Clock } from './ports.ts'

export type Persistence = 'private' | 'public'

export interface PersistenceLimits {
  maxEntries: number
  /** By when the data was fetched or patched. */
  maxAgeMs: number
}

const DAY_MS = 24 * 60 * 60 * 1_000
export const PERSISTENCE_LIMITS: Readonly<Record<Persistence, PersistenceLimits>> = {
  // A wedding is planned over years, and this may be the only copy the couple can reach.
  private: { maxEntries: 5_000, maxAgeMs: 3 * 365 * DAY_MS },
  public: { maxEntries: 300, maxAgeMs: 30 * DAY_MS },
}

export interface QueryPersistenceOptions {
  client: QueryClient
  kind: Persistence
  store: QueryStore & MetaStore
  clock: Clock
  limits?: PersistenceLimits
  throttleMs?: number
  onError?: (error: unknown) => void
}

export interface QueryPersistence {
  /** Fills the client with what is stored; before the first use of the queries. Fresher data in it stays. */
  restore(): Promise<void>
  /** Begins to write what changes. */
  start(): void
  /** Writes what is waiting. @returns when it is on the device */
  flush(): Promise<void>
  /** Writes this value in the same transaction as the entries it speaks of (such as the feed's last seq). */
  note(key: string, value: unknown): void
  /** Flushes and lets go of the cache. */
  stop(): Promise<void>
}

const THROTTLE_MS = 1_000

export function createQueryPersistence(options: QueryPersistenceOptions): QueryPersistence {
  const { client, kind, store, clock } = options
  const limits = options.limits ?? PERSISTENCE_LIMITS[kind]
  const dirty = new Map<string, Query>()
  const notes = new Map<string, unknown>()
  const usedAt = new Map<string, number>()
  const known = new Map<string, { updatedAt: number; usedAt: number }>()
  let flushing: Promise<void> = Promise.resolve()
  let callOff: (() => void) | undefined
  const undo: (() => void)[] = []
  if (kind === 'private') {
    client.setQueryDefaults(NOTES_KEY, { meta: { persist: kind }, gcTime: Infinity, staleTime: 'static' })
  }

  function soon(): void {
    callOff ??= clock.after(options.throttleMs ?? THROTTLE_MS, () => void flush())
  }

  function toStored(query: Query): StoredQuery | undefined {
    const { data, dataUpdatedAt, status } = query.state
    if (status !== 'success' || data === undefined) return undefined
    return {
      hash: query.queryHash,
      key: query.queryKey,
      data,
      // Never older than what we know to be stored: the clock may have been put back since.
      updatedAt: Math.max(dataUpdatedAt, known.get(query.queryHash)?.updatedAt ?? 0),
      usedAt: usedAt.get(query.queryHash) ?? clock.now(),
      ...(query.state.isInvalidated && { old: true }),
      ...(query.queryType && { type: query.queryType }),
    }
  }

  async function write(): Promise<void> {
    callOff?.()
    callOff = undefined
    const queries = [...dirty.values()]
    const meta = Object.fromEntries(notes)
    dirty.clear()
    notes.clear()
    const entries = queries.map(toStored).filter((entry) => entry !== undefined)
    if (entries.length === 0 && Object.keys(meta).length === 0) return
    try {
      await store.saveQueries(entries, meta)
    } catch (error) {
      for (const query of queries) if (!dirty.has(query.queryHash)) dirty.set(query.queryHash, query)
      for (const [key, value] of Object.entries(meta)) if (!notes.has(key)) notes.set(key, value)
      throw error
    }
    for (const entry of entries) known.set(entry.hash, entry)
    await trim()
  }

  async function trim(): Promise<void> {
    const oldest = clock.now() - limits.maxAgeMs
    const byUse = [...known].sort(([, a], [, b]) => b.usedAt - a.usedAt)
    const over = byUse.filter(([, entry], index) => index >= limits.maxEntries || entry.updatedAt < oldest)
    if (over.length === 0) return
    const hashes = over.map(([hash]) => hash)
    for (const hash of hashes) known.delete(hash)
    await store.removeQueries(hashes)
  }

  function flush(): Promise<void> {
    // One after the other: a later write never overtakes an earlier one.
    const work = flushing.then(write)
    flushing = work.catch((error: unknown) => options.onError?.(error))
    return work
  }

  const flushQuietly = () => void flush().catch(() => undefined)

  return {
    async restore() {
      const stored = await store.queries()
      for (const entry of stored) known.set(entry.hash, entry)
      await trim()
      const queries = stored
        .filter((entry) => known.has(entry.hash))
        .map((entry) => ({
          queryKey: entry.key,
          queryHash: entry.hash,
          dehydratedAt: entry.updatedAt,
          meta: { persist: kind },
          ...(entry.type && { queryType: entry.type }),
          state: {
            data: entry.data,
            dataUpdateCount: 1,
            // By a clock that ran ahead it would count as fresh for as long.
            dataUpdatedAt: Math.min(entry.updatedAt, clock.now()),
            error: null,
            errorUpdateCount: 0,
            errorUpdatedAt: 0,
            fetchFailureCount: 0,
            fetchFailureReason: null,
            fetchMeta: null,
            isInvalidated: entry.old ?? false,
            status: 'success' as const,
            fetchStatus: 'idle' as const,
          },
        }))
      hydrate(client, { queries, mutations: [] }, { defaultOptions: { queries: { gcTime: Infinity } } })
    },

    start() {
      const off = client.getQueryCache().subscribe((event) => {
        const { query } = event
        if (query.meta?.['persist'] !== kind) return
        const changed =
          event.type === 'updated' && ['success', 'setState', 'invalidate'].includes(event.action.type)
        const shown = event.type === 'observerAdded'
        if (shown) usedAt.set(query.queryHash, clock.now())
        if (!changed && !shown) return
        dirty.set(query.queryHash, query)
        // What was never kept here does not wait: a reload without a network would find nothing.
        if (known.has(query.queryHash)) soon()
        else flushQuietly()
      })
      undo.push(off)
      if (typeof document === 'undefined') return
      // The last moments a page is sure to get.
      const onHide = () => document.visibilityState === 'hidden' && flushQuietly()
      document.addEventListener('visibilitychange', onHide)
      window.addEventListener('pagehide', flushQuietly)
      undo.push(() => document.removeEventListener('visibilitychange', onHide))
      undo.push(() => window.removeEventListener('pagehide', flushQuietly))
    },

    flush,

    note(key, value) {
      notes.set(key, value)
      soon()
    },

    async stop() {
      for (const off of undo.splice(0)) off()
      callOff?.()
      callOff = undefined
      await flush().catch(() => undefined)
    },
  }
}

/**
 * Keeps the query cache on the device, one record per query. `meta.persist` of a query says where: 'private' in the
 * account's own database, 'public' in the common one, anything else nowhere.
 */
import { hydrate, type Query, type QueryClient } from '@tanstack/query-core'
import { heard } from '../../lib/fault-log.ts'
import { LIVE_SEQ, type MetaStore, type QueryStore, type StoredQuery } from '../account-store.ts'
import { NOTES_KEY } from './cache-notes.ts'
import type { Clock } from '../outbox/ports.ts'

export type Persistence = 'private' | 'public'

export interface PersistenceLimits {
  maxEntries: number
}

/** By number alone: a device whose clock is years ahead would throw out by age the only copy there is to read. */
export const PERSISTENCE_LIMITS: Readonly<Record<Persistence, PersistenceLimits>> = {
  private: { maxEntries: 5_000 },
  public: { maxEntries: 300 },
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
  /** Writes what is waiting. @returns false when another tab has heard more of the feed, and its copy stays */
  flush(): Promise<boolean>
  /** How far the feed was heard: kept with the data that has it in it, and known once that data is restored. */
  seq: { get(): Promise<number | undefined>; set(seq: number): void }
  /**
   * Takes what is stored of these things away, by the ids in their queries' keys, and stores no more of them: an answer may
   * be on its way yet to a page that is being left.
   */
  forget(ids: readonly string[]): Promise<void>
  /** Flushes and lets go of the cache. */
  stop(): Promise<void>
}

const THROTTLE_MS = 1_000

export function createQueryPersistence(options: QueryPersistenceOptions): QueryPersistence {
  const { client, kind, store, clock } = options
  const limits = options.limits ?? PERSISTENCE_LIMITS[kind]
  const dirty = new Map<string, Query>()
  const usedAt = new Map<string, number>()
  const known = new Map<string, { updatedAt: number; usedAt: number }>()
  const forgotten = new Set<string>()
  const isForgotten = (hash: string) => [...forgotten].some((id) => hash.includes(id))
  let lastUse = 0
  let flushing: Promise<unknown> = Promise.resolve()
  const restored = Promise.withResolvers<void>()
  restored.promise.catch(heard('query-persistence'))
  const feed: { seq: number | undefined; news: boolean; wentBack: boolean } = {
    seq: undefined,
    news: false,
    wentBack: false,
  }
  let callOff: (() => void) | undefined
  const undo: (() => void)[] = []
  if (kind === 'private') {
    client.setQueryDefaults(NOTES_KEY, { meta: { persist: kind }, gcTime: Infinity, staleTime: 'static' })
  }

  function soon(): void {
    callOff ??= clock.after(options.throttleMs ?? THROTTLE_MS, () => void flush())
  }

  /** The order of use, by the clock as long as it goes forward: one that was put back must not make the newest the oldest. */
  const useNow = () => (lastUse = Math.max(clock.now(), lastUse + 1))

  function toStored(query: Query): StoredQuery | undefined {
    const { data, dataUpdatedAt } = query.state
    // After a read that failed as well: what the feed told meanwhile is in it, and how far it was heard is kept with it.
    if (data === undefined) return undefined
    return {
      hash: query.queryHash,
      key: query.queryKey,
      data,
      // Never older than what we know to be stored: the clock may have been put back since.
      updatedAt: Math.max(dataUpdatedAt, known.get(query.queryHash)?.updatedAt ?? 0),
      usedAt: usedAt.get(query.queryHash) ?? useNow(),
      ...(query.state.isInvalidated && { old: true }),
      ...(query.queryType && { type: query.queryType }),
    }
  }

  async function write(): Promise<boolean> {
    callOff?.()
    callOff = undefined
    const queries = [...dirty.values()]
    const { seq, news, wentBack } = feed
    dirty.clear()
    const entries = queries.map(toStored).filter((entry) => entry !== undefined)
    if (entries.length === 0 && !news) return true
    const knows = (hash: string) => known.has(hash) || client.getQueryCache().get(hash) !== undefined
    let kept = false
    try {
      kept = await store.saveQueries(entries, seq === undefined ? undefined : { seq, wentBack, knows })
    } finally {
      // What is declined is written with what this tab hears next.
      if (!kept) for (const query of queries) dirty.set(query.queryHash, query)
    }
    if (!kept) return false
    if (feed.seq === seq) Object.assign(feed, { news: false, wentBack: false })
    for (const entry of entries) known.set(entry.hash, entry)
    await trim()
    return true
  }

  async function trim(): Promise<void> {
    const byUse = [...known].sort(([, a], [, b]) => b.usedAt - a.usedAt)
    const over = byUse.slice(limits.maxEntries)
    if (over.length === 0) return
    const hashes = over.map(([hash]) => hash)
    for (const hash of hashes) known.delete(hash)
    await store.removeQueries(hashes)
  }

  function flush(): Promise<boolean> {
    // One after the other: a later write never overtakes an earlier one.
    const work = flushing.then(write)
    flushing = work.catch((error: unknown) => options.onError?.(error))
    return work
  }

  const flushQuietly = () => void flush().catch(heard('query-persistence'))

  /**
   * What the server rendered and no component has taken over yet: other data under it, though fresher, would not be
   * what stands in the page, and the page would be drawn anew.
   */
  function cameWithPage(hash: string): boolean {
    const query = kind === 'public' ? client.getQueryCache().get(hash) : undefined
    return query?.state.data !== undefined && query.getObserversCount() === 0
  }

  /** First how far they reach, then the entries: another tab may write in between, and they may only reach further. */
  async function fill(): Promise<void> {
    feed.seq = await store.getMeta<number>(LIVE_SEQ)
    const stored = await store.queries()
    for (const entry of stored) {
      known.set(entry.hash, entry)
      lastUse = Math.max(lastUse, entry.usedAt)
    }
    await trim()
    const queries = stored
      .filter((entry) => known.has(entry.hash) && !cameWithPage(entry.hash))
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
  }

  return {
    restore() {
      fill().then(restored.resolve, restored.reject)
      return restored.promise
    },

    start() {
      const off = client.getQueryCache().subscribe((event) => {
        const { query } = event
        if (query.meta?.['persist'] !== kind) return
        const changed =
          event.type === 'updated' && ['success', 'setState', 'invalidate'].includes(event.action.type)
        const shown = event.type === 'observerAdded'
        if (shown) usedAt.set(query.queryHash, useNow())
        if ((!changed && !shown) || isForgotten(query.queryHash)) return
        dirty.set(query.queryHash, query)
        // What was never kept here does not wait: a reload without a network would find nothing.
        if (known.has(query.queryHash)) soon()
        else flushQuietly()
      })
      undo.push(off)
      // What was read, or came with the page, before there was anybody to keep it: a slow disk opens after the page is drawn.
      for (const query of client.getQueryCache().getAll()) {
        if (query.meta?.['persist'] !== kind || query.state.data === undefined) continue
        if (query.state.dataUpdatedAt <= (known.get(query.queryHash)?.updatedAt ?? 0)) continue
        dirty.set(query.queryHash, query)
      }
      if (dirty.size > 0) flushQuietly()
      if (typeof document === 'undefined') return
      // The last moments a page is sure to get.
      const onHide = () => document.visibilityState === 'hidden' && flushQuietly()
      document.addEventListener('visibilitychange', onHide)
      window.addEventListener('pagehide', flushQuietly)
      undo.push(() => document.removeEventListener('visibilitychange', onHide))
      undo.push(() => window.removeEventListener('pagehide', flushQuietly))
    },

    flush,

    seq: {
      async get() {
        await restored.promise
        return feed.seq
      },
      set(seq) {
        if (feed.seq !== undefined && seq < feed.seq) feed.wentBack = true
        feed.seq = seq
        feed.news = true
        soon()
      },
    },

    async forget(ids) {
      for (const id of ids) forgotten.add(id)
      const isOf = (hash: string) => ids.some((id) => hash.includes(id))
      for (const hash of dirty.keys()) if (isOf(hash)) dirty.delete(hash)
      // What is being written is there by then.
      await flushing
      // Another tab may have kept more.
      const hashes = (await store.queries()).map(({ hash }) => hash).filter(isOf)
      for (const hash of hashes) known.delete(hash)
      await store.removeQueries(hashes)
    },

    async stop() {
      for (const off of undo.splice(0)) off()
      callOff?.()
      callOff = undefined
      await flush().catch(heard('query-persistence'))
    },
  }
}

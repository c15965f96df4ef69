import { hashKey, notifyManager, type Query, type QueryClient } from '@tanstack/query-core'
import type { CachePort } from '../outbox/command.ts'

type Updater = (current: unknown) => unknown

interface Gathered {
  key: readonly unknown[]
  /** What the entry is with all of them; undefined when they leave it alone. */
  data: unknown
  updaters: Updater[]
}

/**
 * The query client as the outbox and the hubs may use it. A read that is under way may have left the server before what
 * is patched here meanwhile: its answer would undo the patch, so the patch is laid over the answer again.
 * @param persisted flushes the cache to the device
 */
export function cachePortOf(client: QueryClient, persisted: () => Promise<boolean>): CachePort {
  const queries = client.getQueryCache()
  const meanwhile = new Map<Query, Updater[]>()
  const askAgain = new Set<Query>()
  /** What a batch is to write, by query hash: each entry is written once, at its end, however often it is patched. */
  let gathered: Map<string, Gathered> | undefined

  queries.subscribe((event) => {
    if (event.type === 'removed') meanwhile.delete(event.query)
    if (event.type !== 'updated') return
    const { query, action } = event
    // A read that runs clears the mark when it ends, although it may have begun before what made it old.
    const running = query.state.fetchStatus !== 'idle'
    if (action.type === 'invalidate' && running) askAgain.add(query)
    // Marked already, it would not be told of a second mark; and a first read is not begun anew by one.
    if (action.type === 'fetch' && query.state.isInvalidated && query.state.data === undefined)
      askAgain.add(query)
    // A cancelled read puts back what was there before it.
    if (action.type !== 'success' && action.type !== 'error' && action.type !== 'setState') return
    if (action.type === 'success' && action.manual) return
    const patches = meanwhile.get(query)
    meanwhile.delete(query)
    if (action.type !== 'error')
      for (const patch of patches ?? []) client.setQueryData<unknown>(query.queryKey, patch)
    const again = askAgain.delete(query)
    // After a failure whoever shows it decides: it is still marked old.
    if (again && action.type === 'success')
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
  })

  /** A patch is no read: what was known to be old is as old after it, although the library takes it for fresh. */
  function keepMarks(matching: readonly Query[], work: () => void): void {
    const old = matching.filter(({ state }) => state.isInvalidated && state.fetchStatus === 'idle')
    work()
    for (const query of old) query.invalidate()
  }

  function patch(query: Query | undefined, updater: Updater): void {
    if (query && query.state.fetchStatus !== 'idle')
      meanwhile.set(query, [...(meanwhile.get(query) ?? []), updater])
  }

  /** @param updaters what is laid over the answer of a read that is under way */
  function write(key: readonly unknown[], next: unknown, updaters: readonly Updater[]): void {
    const known = queries.find({ queryKey: key, exact: true })
    keepMarks(known ? [known] : [], () => client.setQueryData<unknown>(key, next))
    for (const updater of updaters) patch(queries.find({ queryKey: key, exact: true }), updater)
  }

  function read<Data>(key: readonly unknown[]): Data | undefined {
    const waiting = gathered?.get(hashKey(key))?.data as Data | undefined
    return waiting === undefined ? client.getQueryData<Data>(key) : waiting
  }

  function gather(into: Map<string, Gathered>, key: readonly unknown[], updater: Updater): void {
    const hash = hashKey(key)
    const entry = into.get(hash) ?? { key, data: undefined, updaters: [] }
    const next = updater(read(key))
    if (next !== undefined) entry.data = next
    entry.updaters.push(updater)
    into.set(hash, entry)
  }

  /** Writes what was gathered so far. */
  function writeGathered(): void {
    const entries = [...(gathered?.values() ?? [])]
    gathered?.clear()
    for (const { key, data, updaters } of entries) write(key, data, updaters)
  }

  function batch(work: () => void): void {
    if (gathered) return work()
    gathered = new Map()
    notifyManager.batch(() => {
      try {
        work()
      } finally {
        writeGathered()
        gathered = undefined
      }
    })
  }

  return {
    getQueryData: read,
    isBeingRead(key) {
      const query = queries.find({ queryKey: key, exact: true })
      return query !== undefined && query.state.fetchStatus !== 'idle'
    },
    setQueryData<Data>(key: readonly unknown[], updater: (current: Data | undefined) => Data | undefined) {
      if (gathered) gather(gathered, key, updater as Updater)
      else write(key, updater, [updater as Updater])
    },
    updateQueries<Data>(prefix: readonly unknown[], updater: (current: Data) => Data) {
      writeGathered()
      const onPresent: Updater = (current) => (current === undefined ? undefined : updater(current as Data))
      keepMarks(queries.findAll({ queryKey: prefix }), () =>
        client.setQueriesData<unknown>({ queryKey: prefix }, onPresent),
      )
      for (const query of queries.findAll({ queryKey: prefix })) patch(query, onPresent)
    },
    invalidate(prefix) {
      writeGathered()
      void client.invalidateQueries({ queryKey: prefix })
    },
    batch,
    persisted,
  }
}

import { notifyManager, type Query, type QueryClient } from '@tanstack/query-core'
import type { CachePort } from './command.ts'

type Updater = (current: unknown) => unknown

/**
 * The query client as the outbox and the hubs may use it. A read that is under way may have left the server before what
 * is patched here meanwhile: its answer would undo the patch, so the patch is laid over the answer again.
 * @param persisted flushes the cache to the device
 */
export function cachePortOf(client: QueryClient, persisted: () => Promise<boolean>): CachePort {
  const queries = client.getQueryCache()
  const meanwhile = new Map<Query, Updater[]>()
  const askAgain = new Set<Query>()

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

  return {
    getQueryData: <Data>(key: readonly unknown[]) => client.getQueryData<Data>(key),
    setQueryData<Data>(key: readonly unknown[], updater: (current: Data | undefined) => Data | undefined) {
      const known = queries.find({ queryKey: key, exact: true })
      keepMarks(known ? [known] : [], () => client.setQueryData<unknown>(key, updater as Updater))
      patch(queries.find({ queryKey: key, exact: true }), updater as Updater)
    },
    updateQueries<Data>(prefix: readonly unknown[], updater: (current: Data) => Data) {
      const onPresent: Updater = (current) => (current === undefined ? undefined : updater(current as Data))
      keepMarks(queries.findAll({ queryKey: prefix }), () =>
        client.setQueriesData<unknown>({ queryKey: prefix }, onPresent),
      )
      for (const query of queries.findAll({ queryKey: prefix })) patch(query, onPresent)
    },
    invalidate: (prefix) => void client.invalidateQueries({ queryKey: prefix }),
    batch: (work) => notifyManager.batch(work),
    persisted,
  }
}

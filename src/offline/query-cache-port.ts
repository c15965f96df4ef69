import { notifyManager, type QueryClient } from '@tanstack/query-core'
import type { CachePort } from './command.ts'

/**
 * The query client as the outbox and the hubs may use it.
 * @param persisted flushes the cache to the device
 */
export function cachePortOf(client: QueryClient, persisted: () => Promise<void>): CachePort {
  return {
    getQueryData: <Data>(key: readonly unknown[]) => client.getQueryData<Data>(key),
    setQueryData: <Data>(key: readonly unknown[], updater: (current: Data | undefined) => Data | undefined) =>
      void client.setQueryData<unknown>(key, (current: unknown) => updater(current as Data | undefined)),
    updateQueries: <Data>(prefix: readonly unknown[], updater: (current: Data) => Data) =>
      void client.setQueriesData<unknown>({ queryKey: prefix }, (current: unknown) =>
        current === undefined ? undefined : updater(current as Data),
      ),
    invalidate: (prefix) => void client.invalidateQueries({ queryKey: prefix }),
    batch: (work) => notifyManager.batch(work),
    persisted,
  }
}

import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'

/** Twice more for what may pass by itself; an answer that is no will not change by asking again. */
const MAX_RETRIES = 2
const STALE_AFTER_MS = 30_000

/**
 * The cache of server data. What it shows offline is restored from the device; writes do not go through it but through
 * the outbox.
 */
export function createAppQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A fetch is tried whatever the network is said to be: a loader must not wait for ever.
        networkMode: 'offlineFirst',
        staleTime: STALE_AFTER_MS,
        // What was restored from the device stays in memory for the whole visit.
        gcTime: Infinity,
        retry: (failures, error) =>
          failures < MAX_RETRIES &&
          !(error instanceof ApiError && error.status < 500 && error.status !== 429),
      },
    },
  })
}

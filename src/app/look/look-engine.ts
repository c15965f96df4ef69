/** What an account that is only looked at has in place of an outbox: nothing waits here, and nothing is taken in. */
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import type { SyncEngine } from '../../features/sync/sync-hub.ts'
import { cachePortOf } from '../../offline/cache/query-cache-port.ts'
import { createDrafts } from '../../offline/drafts.ts'
import { openMemoryStore } from '../../offline/outbox/memory-outbox-store.ts'
import { openOutbox } from '../../offline/outbox/open-outbox.ts'
import { connectivity } from '../outbox/device-connectivity.ts'

/** What who would change something is told. */
export const READ_ONLY = 'Stai guardando l’account di un’altra persona: da qui non si cambia niente.'

/** @throws ApiError as the server does */
export const refuse = async (): Promise<never> => {
  throw new ApiError({
    status: 403,
    code: 'look_read_only',
    detail: READ_ONLY,
  })
}

/** An outbox in memory that refuses what is written, with drafts that go with the page. */
export async function openLookEngine(queryClient: QueryClient): Promise<SyncEngine> {
  // By a name of its own: no other tab shares its channel or its lock.
  const store = openMemoryStore(undefined, `look-${crypto.randomUUID()}`)
  const outbox = openOutbox({
    store,
    connectivity,
    definitions: [],
    cache: cachePortOf(queryClient, async () => true),
    token: () => undefined,
    onUnauthorised: async () => false,
  })
  await outbox.start()
  return {
    outbox: { ...outbox, submit: refuse, submitAll: refuse, edit: refuse, importPending: refuse },
    reachability: connectivity,
    uploads: { open: refuse, now: () => undefined, subscribe: () => () => undefined },
    ephemeral: { say: () => false, hear: () => () => undefined },
    drafts: createDrafts(store, (error) => console.warn('drafts', error)),
  }
}

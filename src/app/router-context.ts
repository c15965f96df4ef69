import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../api/api-client.ts'
import type { SyncHub } from '../features/sync/sync-hub.ts'
import type { SessionStore } from '../session/session-store.ts'

/** What every route's guard, loader and head may use. */
export interface RouterContext {
  queryClient: QueryClient
  api: ApiClient
  session: SessionStore
  sync: SyncHub
  /** Where people reach the product, without a slash at the end: for canonical addresses. */
  origin: string
}

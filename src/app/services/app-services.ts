import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import type { DeviceHub } from '../../features/sync/device/device-hub.ts'
import type { SyncHub } from '../../features/sync/sync-hub.ts'
import type { AccountService } from '../../session/account-service.ts'
import type { SessionStore } from '../../session/session-store.ts'

/** Everything the screens are given, made once for a page in the browser and once for a request on the server. */
export interface AppServices {
  queryClient: QueryClient
  api: ApiClient
  session: SessionStore
  account: AccountService
  sync: SyncHub
  device: DeviceHub
  /** Where people reach the product, without a slash at the end. */
  origin: string
}

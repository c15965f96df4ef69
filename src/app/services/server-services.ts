import { createApiClient } from '../../api/api-client.ts'
import { createDeviceHub } from '../../features/sync/device/device-hub.ts'
import { createSyncHub } from '../../features/sync/sync-hub.ts'
import { createAccountService } from '../../session/account-service.ts'
import { createSessionStore } from '../../session/session-store.ts'
import { createTokenStorage } from '../../session/token-storage.ts'
import type { AppServices } from './app-services.ts'
import { createAppQueryClient } from './query-client.ts'

const notHere = () => Promise.reject(new Error('not on the server'))

/** Services for one rendered page: a stranger's, with the server's own calls made in process. */
export function createServerServices(fetchInProcess: typeof fetch, origin: string): AppServices {
  const session = createSessionStore()
  const token = createTokenStorage(undefined)
  const api = createApiClient({ origin: '', token: () => null, fetch: fetchInProcess })
  return {
    queryClient: createAppQueryClient(),
    api,
    session,
    account: createAccountService({
      session,
      api,
      token,
      identity: notHere,
      forgetIdentity: notHere,
      goTo() {},
      onSignOut: notHere,
      giveUpReads() {},
    }),
    sync: createSyncHub(notHere),
    device: createDeviceHub(),
    origin,
  }
}

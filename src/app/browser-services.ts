import { createApiClient, type ApiClient } from '../api/api-client.ts'
import { ApiError } from '../api/api-error.ts'
import { createDeviceHub } from '../features/device/device-hub.ts'
import { createSyncHub } from '../features/sync/sync-hub.ts'
import { createAccountService } from '../session/account-service.ts'
import { lazyIdentity } from '../session/identity.ts'
import { createSessionStore } from '../session/session-store.ts'
import { createSnapshotStorage } from '../session/session-snapshot.ts'
import { createTokenStorage } from '../session/token-storage.ts'
import { tellUnauthorised } from '../session/unauthorised.ts'
import type { AppServices } from './app-services.ts'
import { createAppQueryClient } from './query-client.ts'

/** Local storage, where the browser grants it. */
function localStorageOrNone(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** The services of a page in the browser. Nothing heavy is loaded here: the SDKs and the outbox come when needed. */
export function createBrowserServices(goTo: (path: '/vendor' | '/couple') => void): AppServices {
  const storage = localStorageOrNone()
  const snapshots = createSnapshotStorage(storage)
  const session = createSessionStore(snapshots)
  const token = createTokenStorage(storage)
  const queryClient = createAppQueryClient()
  const bare = createApiClient({ origin: '', token: token.read, fetch: (...args) => fetch(...args) })
  const api = recovering(bare, () => session.recover())
  const identity = lazyIdentity(() => bare('config'))

  const account = createAccountService({
    session,
    api: bare,
    token,
    identity,
    goTo,
    async onSignOut() {
      await (await import('./account-data.ts')).forgetAccount()
      queryClient.clear()
    },
  })
  const services: AppServices = {
    queryClient,
    api,
    session,
    account,
    device: createDeviceHub(),
    snapshots,
    origin: location.origin,
    sync: createSyncHub(async () => (await import('./account-data.ts')).openAccount(services, token)),
  }
  return services
}

/**
 * Section 8: any 401 shows its toast and is passed on. Only a product session that has run out while the identity is
 * still signed in is renewed first, once, without a word.
 */
function recovering(bare: ApiClient, recover: () => Promise<boolean>): ApiClient {
  return async (name, input) => {
    try {
      return await bare(name, input)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      const renewed =
        error.code === 'token_expired' && !(input as { bearer?: string })?.bearer && (await recover())
      if (renewed) return bare(name, input)
      tellUnauthorised()
      throw error
    }
  }
}

/** The part of the services that the first paint of a public page does without: calls, exchange, account. */
import { createApiClient, type ApiClient } from '../api/api-client.ts'
import { ApiError } from '../api/api-error.ts'
import { createAccountService, type AccountService } from '../session/account-service.ts'
import { lazyIdentity } from '../session/identity.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { TokenStorage } from '../session/token-storage.ts'
import type { DeviceFacts } from '../features/sync/device-hub.ts'
import { tellUnauthorised } from '../session/unauthorised.ts'
import { withVersions } from './versions.ts'

export interface CorePorts {
  session: SessionStore
  token: TokenStorage
  goTo: (path: '/vendor' | '/couple') => void
  onSignOut: () => Promise<void>
  /** Told what the server's answers say of the two versions. */
  onVersions: (versions: DeviceFacts['versions']) => void
}

export interface CoreServices {
  api: ApiClient
  account: AccountService
}

export function createCoreServices({ session, token, goTo, onSignOut, onVersions }: CorePorts): CoreServices {
  const send = withVersions((...args) => fetch(...args), onVersions)
  const bare = createApiClient({ origin: '', token: token.read, fetch: send })
  // Without a token: a dead one must not stand in the way of a new one.
  const open = createApiClient({ origin: '', token: () => null, fetch: send })
  const identity = lazyIdentity(() => open('config'))
  const account = createAccountService({ session, api: bare, token, identity, goTo, onSignOut })
  return { api: recovering(bare, token, () => account.recover()), account }
}

/**
 * Section 8: any 401 shows its toast and is passed on. Only a product session that has run out is renewed first, once
 * and without a word, with the identity that is still signed in; when nobody is, what anybody may read still is.
 */
export function recovering(bare: ApiClient, token: TokenStorage, recover: () => Promise<boolean>): ApiClient {
  const refused = (error: unknown) => error instanceof ApiError && error.status === 401
  return async (name, input) => {
    const sent = (input as { bearer?: string } | undefined)?.bearer ? null : token.read()
    try {
      return await bare(name, input)
    } catch (first) {
      if (!refused(first)) throw first
      if (sent) {
        // Another call may have renewed it already.
        if (token.read() === sent) await recover()
        if (token.read() !== sent) {
          try {
            return await bare(name, input)
          } catch (second) {
            if (refused(second)) tellUnauthorised()
            throw second
          }
        }
      }
      tellUnauthorised()
      throw first
    }
  }
}

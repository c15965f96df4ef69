/** The part of the services that the first paint of a public page does without: calls, exchange, account. */
import { createApiClient, type ApiClient } from '../api/api-client.ts'
import { ApiError } from '../api/api-error.ts'
import { createAccountService, type AccountService } from '../session/account-service.ts'
import { lazyIdentity } from '../session/identity.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { TokenStorage } from '../session/token-storage.ts'
import { tellUnauthorised } from '../session/unauthorised.ts'

export interface CorePorts {
  session: SessionStore
  token: TokenStorage
  goTo: (path: '/vendor' | '/couple') => void
  onSignOut: () => Promise<void>
}

export interface CoreServices {
  api: ApiClient
  account: AccountService
}

export function createCoreServices({ session, token, goTo, onSignOut }: CorePorts): CoreServices {
  const bare = createApiClient({ origin: '', token: token.read, fetch: (...args) => fetch(...args) })
  const identity = lazyIdentity(() => bare('config'))
  const account = createAccountService({ session, api: bare, token, identity, goTo, onSignOut })
  return { api: recovering(bare, () => account.recover()), account }
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
      const renewable = error.code === 'token_expired' && !(input as { bearer?: string })?.bearer
      if (renewable && (await recover())) return bare(name, input)
      tellUnauthorised()
      throw error
    }
  }
}

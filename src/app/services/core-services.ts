/** The part of the services that the first paint of a public page does without: calls, exchange, account. */
import { createApiClient, type ApiClient } from '../../api/api-client.ts'
import { ApiError } from '../../api/api-error.ts'
import { createAccountService, type AccountService } from '../../session/account-service.ts'
import { forgetIdentity, lazyIdentity } from '../../session/identity.ts'
import { leavingReads } from '../../session/leaving-reads.ts'
import type { SessionStore } from '../../session/session-store.ts'
import type { TokenStorage } from '../../session/token-storage.ts'
import type { DeviceFacts } from '../../features/sync/device/device-hub.ts'
import { tellRefused } from '../../session/unauthorised.ts'
import { withVersions } from '../versions.ts'

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
  const reads = leavingReads((...args) => fetch(...args))
  const send = withVersions(reads.fetch, onVersions)
  const bare = createApiClient({ origin: '', token: token.read, fetch: send })
  // Without a token: a dead one must not stand in the way of a new one.
  const open = createApiClient({ origin: '', token: () => null, fetch: send })
  const identity = lazyIdentity(() => open('config'))
  const account = createAccountService({
    session,
    api: bare,
    token,
    identity,
    forgetIdentity,
    goTo,
    onSignOut,
    giveUpReads: reads.giveUp,
  })
  return { api: recovering(bare, token, () => account.recover()), account }
}

/**
 * Section 8: any 401 shows its toast and is passed on. A product session that has run out is renewed with the identity
 * that is still signed in, once, and the call made again; when nobody is, what anybody may read still is. What was refused
 * on the way is said all the same.
 */
export function recovering(bare: ApiClient, token: TokenStorage, recover: () => Promise<boolean>): ApiClient {
  return async (name, input) => {
    const sent = (input as { bearer?: string } | undefined)?.bearer ? null : token.read()
    try {
      return await bare(name, input)
    } catch (first) {
      if (!isRefused(first)) throw first
      tellRefused(first.code)
      if (!sent) throw first
      // Another call may have renewed it already.
      if (token.read() === sent) await recover()
      if (token.read() === sent) throw first
      return bare(name, input).catch((second: unknown) => {
        if (isRefused(second)) tellRefused(second.code)
        throw second
      })
    }
  }
}

const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401

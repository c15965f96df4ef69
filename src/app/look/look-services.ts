/**
 * The services of a tab in which an account is looked at (decision 116): all in memory. Nothing is read from the device or
 * written to it, nothing is sent but reads, nobody is connected; with the page it is gone.
 */
import type { LoginResponse } from '#contract/people/user.ts'
import { createApiClient, type ApiClient } from '../../api/api-client.ts'
import { ApiError } from '../../api/api-error.ts'
import { type KeptLook, leaveLook } from '../../features/looks/kept-look.ts'
import { createDeviceHub } from '../../features/sync/device/device-hub.ts'
import { createSyncHub } from '../../features/sync/sync-hub.ts'
import type { AccountService } from '../../session/account-service.ts'
import { publish } from '../../session/exchange.ts'
import { createSessionStore } from '../../session/session-store.ts'
import { createTokenStorage } from '../../session/token-storage.ts'
import { heard } from '../../lib/fault-log.ts'
import type { AppServices } from '../services/app-services.ts'
import { localStorageOrNone } from '../services/local-storage.ts'
import { createAppQueryClient } from '../services/query-client.ts'
import { openLookEngine, refuse } from './look-engine.ts'

const OVER = 'Il tempo per guardare è finito.'

/** @returns the services, once the server has said whose account it is. @throws ApiError, NetworkError */
export async function openLookServices(look: KeptLook): Promise<AppServices> {
  const session = createSessionStore()
  const token = createTokenStorage(undefined)
  token.write(look.token)
  const queryClient = createAppQueryClient()
  const reads = new AbortController()
  const bare = createApiClient({
    origin: '',
    token: token.read,
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        signal: AbortSignal.any([reads.signal, ...(init?.signal ? [init.signal] : [])]),
      }),
  })
  const api: ApiClient = async (name, input) => {
    try {
      return await bare(name, input)
    } catch (error) {
      // The page goes: it shows nothing more, not even that a read was called off.
      if (reads.signal.aborted) return new Promise(() => {})
      if (error instanceof ApiError && error.code === 'look_over') leaveLook(OVER)
      throw error
    }
  }
  const me = await api('User/me')
  publish({ session, token, goTo() {} }, ownerOf(me), me)
  const sync = createSyncHub(async () => {
    const engine = await openLookEngine(queryClient)
    sync.set(engine)
    return engine
  })
  return {
    queryClient,
    api,
    session,
    account: lookAccount(() => {
      reads.abort()
      return endLook()
    }),
    sync,
    device: createDeviceHub(),
    origin: location.origin,
  }
}

/** The administrator's own credential ends it: the look's changes nothing, not even itself. */
async function endLook(): Promise<void> {
  const { read } = createTokenStorage(localStorageOrNone())
  const api = createApiClient({ origin: '', token: read, fetch: (...args) => fetch(...args) })
  // It ends by itself as well.
  await api('Admin/endLook').catch(heard('look-services'))
  leaveLook()
}

/** As the screens greet whose account it is; in place of the address, what this is. */
const ownerOf = ({ value }: LoginResponse) => ({
  uid: value?.uid ?? '',
  email: 'sola lettura',
  emailVerified: true,
})

/** Nobody signs in or out here: the way out leaves the look. */
const lookAccount = (leave: () => Promise<void>): AccountService => ({
  signIn: refuse,
  finishSignIn: refuse,
  register: refuse,
  erase: refuse,
  leaveWedding: refuse,
  signOut: leave,
  recover: async () => false,
  start: async () => undefined,
  identity: refuse,
})

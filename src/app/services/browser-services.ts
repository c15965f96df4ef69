import type { ApiClient } from '../../api/api-client.ts'
import { createDeviceHub } from '../../features/sync/device/device-hub.ts'
import { createSyncHub } from '../../features/sync/sync-hub.ts'
import { nextTask } from '../../pace/next-task.ts'
import type { AccountService } from '../../session/account-service.ts'
import { createSessionStore } from '../../session/session-store.ts'
import { createTokenStorage } from '../../session/token-storage.ts'
import type { AppServices } from './app-services.ts'
import type { CoreServices } from './core-services.ts'
import { localStorageOrNone } from './local-storage.ts'
import { createAppQueryClient } from './query-client.ts'

/** The services of a page in the browser. What they are made of is loaded at the first use, or when the page rests. */
export function createBrowserServices(goTo: (path: '/vendor' | '/couple') => void): AppServices {
  const session = createSessionStore()
  const token = createTokenStorage(localStorageOrNone())
  const queryClient = createAppQueryClient()
  const device = createDeviceHub()

  async function onSignOut() {
    await (await import('../account/account-data.ts')).forgetAccount(queryClient)
  }
  let loading: Promise<CoreServices> | undefined
  const core = () => {
    loading ??= import('./core-services.ts').then(({ createCoreServices }) =>
      createCoreServices({
        session,
        token,
        goTo,
        onSignOut,
        onVersions: (versions) => device.note({ versions }),
      }),
    )
    // A part that could not be fetched is asked for again at the next use.
    loading.catch(() => (loading = undefined))
    return loading
  }

  const api: ApiClient = async (name, input) => {
    const { api: call } = await core()
    // What is asked for by what has just been drawn is not asked for in the same task.
    await nextTask()
    return call(name, input)
  }
  const account: AccountService = {
    signIn: async (credentials) => (await core()).account.signIn(credentials),
    finishSignIn: async (code) => (await core()).account.finishSignIn(code),
    register: async (credentials, wanted) => (await core()).account.register(credentials, wanted),
    erase: async (key) => (await core()).account.erase(key),
    leaveWedding: async (key) => (await core()).account.leaveWedding(key),
    signOut: async () => {
      device.keeper()?.stop()
      // None of them is tried again either.
      await queryClient.cancelQueries()
      await (await core()).account.signOut()
      // Once nobody is signed in: what is on the screen would ask for its data again, with a session that is ending.
      queryClient.clear()
    },
    recover: async () => (await core()).account.recover(),
    start: async () => (await core()).account.start(),
    identity: async () => (await core()).account.identity(),
  }
  session.recoverWith(account.recover)
  const services: AppServices = {
    queryClient,
    api,
    session,
    account,
    sync: createSyncHub(async () =>
      (await import('../account/account-data.ts')).openAccount(services, token),
    ),
    device,
    origin: location.origin,
  }
  return services
}

/** What one account keeps on this device, opened when it is needed: outbox, cache of its data, live changes. */
import type { SyncEngine } from '../features/sync/sync-hub.ts'
import { createHubConnection } from '../realtime/hub-connection.ts'
import { createLiveCache } from '../realtime/live-cache.ts'
import { HUBS } from '#contract/hubs.ts'
import { browserDevice } from '../offline/connectivity.ts'
import { openOutbox } from '../offline/open-outbox.ts'
import { openAccountStore } from '../offline/outbox-store.ts'
import { systemClock } from '../offline/ports.ts'
import { cachePortOf } from '../offline/query-cache-port.ts'
import { createQueryPersistence } from '../offline/query-persistence.ts'
import type { TokenStorage } from '../session/token-storage.ts'
import type { AppServices } from './app-services.ts'
import { commands } from './commands.ts'
import { connectivity } from './device-connectivity.ts'
import { coupleHubEvents } from './live.ts'
import { readWholePlan } from './whole-plan.ts'

interface OpenAccount {
  id: string
  engine: Promise<SyncEngine>
  close: (forget: boolean) => Promise<void>
}

const LIVE_SEQ = 'live-seq'

let open: OpenAccount | undefined

/** Opens the data of the account that is signed in, once; another account's is closed first. */
export async function openAccount(services: AppServices, token: TokenStorage): Promise<SyncEngine> {
  const last = services.session.get().last
  if (!last) throw new Error('nobody is signed in')
  if (open?.id === last.accountId) return open.engine
  await open?.close(false)
  open = begin(services, token, last.accountId, last.role === 'couple')
  open.engine.catch(() => (open = undefined))
  return open.engine
}

/** Sign-out: all of it leaves the device. */
export async function forgetAccount(): Promise<void> {
  await open?.close(true)
  open = undefined
}

function begin(services: AppServices, token: TokenStorage, accountId: string, live: boolean): OpenAccount {
  const { queryClient, session, sync, api } = services
  const store = openAccountStore(accountId)
  const persistence = createQueryPersistence({
    client: queryClient,
    kind: 'private',
    store,
    clock: systemClock,
  })
  const cache = cachePortOf(queryClient, () => persistence.flush())
  const refetchPrivate = () =>
    void queryClient.invalidateQueries({ predicate: (query) => query.meta?.['persist'] === 'private' })
  const outbox = openOutbox({
    store,
    connectivity,
    definitions: commands,
    cache,
    token: () => token.read() ?? undefined,
    onUnauthorised: () => session.recover(),
    onMissed: refetchPrivate,
    onError: (error) => console.warn('outbox', error),
  })
  const hub = createHubConnection({
    url: HUBS.couple,
    accessToken: () => token.read() ?? undefined,
    clock: systemClock,
    random: Math.random,
    connectivity,
    visibility: browserDevice,
    // A connection refused for its token would be tried for ever with the same one.
    onError: (error) => {
      if ((error as { statusCode?: unknown }).statusCode === 401) void session.recover()
    },
  })
  createLiveCache({
    cache,
    handlers: coupleHubEvents,
    seqStore: {
      get: () => store.getMeta<number>(LIVE_SEQ),
      set: (seq) => persistence.note(LIVE_SEQ, seq),
    },
    catchUp: (after) => api('sync/changes', { query: { after: after ?? 0 } }),
    refetch: refetchPrivate,
  }).attach(hub)

  // The service worker sends what waits when no tab is open: it needs the token of this moment.
  const noteToken = () => {
    const value = token.read()
    void store.setCredentials(value ? { token: value } : undefined).catch(() => undefined)
  }
  const stopNoting = session.subscribe(noteToken)

  const readPlan = () => {
    const uid = session.get().last?.uid
    if (live && uid && connectivity.state() === 'online') readWholePlan(queryClient, api, uid)
  }
  const stopReading = connectivity.subscribe(readPlan)

  const engine = (async () => {
    await persistence.restore()
    persistence.start()
    connectivity.start()
    noteToken()
    await outbox.start()
    if (live) hub.start()
    const started: SyncEngine = { outbox, reachability: connectivity }
    sync.set(started)
    readPlan()
    return started
  })()

  return {
    id: accountId,
    engine,
    async close(forget) {
      stopNoting()
      stopReading()
      sync.set(null)
      outbox.stop()
      await hub.stop()
      await persistence.stop()
      if (forget) await outbox.destroy({ force: true })
      else store.close()
    },
  }
}

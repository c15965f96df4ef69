/** What one account keeps on this device, opened when it is needed: outbox, cache of its data, live changes. */
import type { SyncEngine } from '../features/sync/sync-hub.ts'
import { createHubConnection } from '../realtime/hub-connection.ts'
import { createLiveCache } from '../realtime/live-cache.ts'
import { HUBS } from '#contract/hubs.ts'
import { browserDevice } from '../offline/connectivity.ts'
import { openOutbox } from '../offline/open-outbox.ts'
import { noteOwner, ownerOf, sealOthers, type AccountOwner } from '../offline/account-owner.ts'
import type { AccountStore } from '../offline/account-store.ts'
import { openMemoryStore } from '../offline/memory-outbox-store.ts'
import { OutboxError } from '../offline/outbox-error.ts'
import { openAccountStore } from '../offline/outbox-store.ts'
import { systemClock } from '../offline/ports.ts'
import { cachePortOf } from '../offline/query-cache-port.ts'
import { createQueryPersistence } from '../offline/query-persistence.ts'
import type { SessionSnapshot } from '../session/session-snapshot.ts'
import type { TokenStorage } from '../session/token-storage.ts'
import type { AppServices } from './app-services.ts'
import { commands } from './commands.ts'
import { connectivity } from './device-connectivity.ts'
import { followNames } from './follow-names.ts'
import { createKeptNote, wipedEdits } from './kept-note.ts'
import { coupleHubEvents } from './live.ts'
import { localStorageOrNone } from './local-storage.ts'
import { unkeptOutbox } from './unkept-outbox.ts'
import { VERSION_HEADERS } from './versions.ts'
import { readWholePlan } from './whole-plan.ts'

interface OpenAccount {
  id: string
  engine: Promise<SyncEngine>
  close: (forget: boolean) => Promise<void>
}

const LIVE_SEQ = 'live-seq'

let open: OpenAccount | undefined
let turn: Promise<unknown> = Promise.resolve()

/** Opens the data of the account that is signed in, once; another account's is closed first. */
export function openAccount(services: AppServices, token: TokenStorage): Promise<SyncEngine> {
  // One after the other: two that find another account open must not both open the new one.
  const opening = turn.then(async () => {
    const last = services.session.get().last
    if (!last) throw new Error('nobody is signed in')
    if (open?.id === last.accountId) return open
    await open?.close(false)
    const store = await openedStore(last.accountId)
    open = begin(services, token, store, last)
    open.engine.catch(() => (open = undefined))
    return open
  })
  turn = opening.catch(() => undefined)
  return opening.then(({ engine }) => engine)
}

interface OpenedStore {
  store: AccountStore
  /** Undefined for a database that is new. */
  owner: AccountOwner | undefined
  /** The browser keeps nothing: this store goes with the page. */
  refused: boolean
}

async function openedStore(accountId: string): Promise<OpenedStore> {
  const store = openAccountStore(accountId)
  try {
    return { store, owner: await ownerOf(store), refused: false }
  } catch {
    return { store: openMemoryStore(undefined, `memory-${accountId}`), owner: undefined, refused: true }
  }
}

/** Sign-out: all of it leaves the device. */
export async function forgetAccount(): Promise<void> {
  await open?.close(true)
  open = undefined
}

function begin(
  services: AppServices,
  token: TokenStorage,
  { store, owner, refused }: OpenedStore,
  { accountId, role, email }: SessionSnapshot,
): OpenAccount {
  const { queryClient, session, sync, api, device } = services
  const live = role === 'couple'
  /** The token, while it is this account's: nothing is ever sent in another's name. */
  const ownToken = () => (session.get().last?.accountId === accountId ? token.read() : null) ?? undefined
  const persistence = createQueryPersistence({
    client: queryClient,
    kind: 'private',
    store,
    clock: systemClock,
  })
  const cache = cachePortOf(queryClient, () => persistence.flush())
  const refetchPrivate = () =>
    void queryClient.invalidateQueries({ predicate: (query) => query.meta?.['persist'] === 'private' })
  const opened = openOutbox({
    store,
    connectivity,
    definitions: commands,
    cache,
    token: ownToken,
    headers: VERSION_HEADERS,
    onUnauthorised: () => session.recover(),
    onMissed: refetchPrivate,
    onError: (error) => console.warn('outbox', error),
  })
  const outbox = refused ? unkeptOutbox(opened, () => connectivity.state() === 'online') : opened
  const hub = createHubConnection({
    url: HUBS.couple,
    accessToken: ownToken,
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
  let noted: string | null | undefined = null
  const noteToken = () => {
    const value = ownToken()
    if (value === noted) return
    noted = value
    void store.setCredentials(value ? { token: value } : undefined).catch(() => undefined)
    // Who was asked to sign in again has done so: what waited goes on.
    if (value && outbox.status().paused === 'unauthorised') void outbox.resume()
  }
  const stopNoting = session.subscribe(noteToken)
  const stopNames = live ? followNames(queryClient, session, outbox) : () => undefined

  const kept = createKeptNote(localStorageOrNone())
  const noteWaiting = () => {
    const { waiting, review } = outbox.status()
    if (!refused) kept.write({ accountId, waiting: waiting + review })
  }
  const warnOfLoss = (event: BeforeUnloadEvent) => {
    if (outbox.status().waiting > 0) event.preventDefault()
  }
  if (refused) addEventListener('beforeunload', warnOfLoss)

  /** Finds out what this device cannot promise, before anybody relies on it. */
  const judgeStorage = async () => {
    if (refused) return device.note({ storage: 'refused' })
    device.note({ wiped: wipedEdits(kept.read(), accountId, owner === undefined), storage: 'kept' })
    await noteOwner(store, { email }).catch((error: unknown) => {
      const full = error instanceof OutboxError && error.code === 'storage_full'
      device.note({ storage: full ? 'full' : 'refused' })
    })
    noteWaiting()
    await sealOthers(store)
  }

  const readPlan = () => {
    const uid = session.get().last?.uid
    if (live && uid && connectivity.state() === 'online') readWholePlan(queryClient, api, uid)
  }
  const stopReading = connectivity.subscribe(readPlan)

  let stopWaiting = () => {}
  const engine = (async () => {
    await persistence.restore()
    persistence.start()
    connectivity.start()
    await outbox.start()
    noteToken()
    void judgeStorage()
    stopWaiting = outbox.subscribe(noteWaiting)
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
      stopNames()
      stopWaiting()
      removeEventListener('beforeunload', warnOfLoss)
      sync.set(null)
      outbox.stop()
      await hub.stop()
      await persistence.stop()
      if (forget) await outbox.destroy({ force: true })
      else store.close()
    },
  }
}

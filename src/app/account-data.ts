/** What one account keeps on this device, opened when it is needed: outbox, cache of its data, live changes. */
import type { QueryClient } from '@tanstack/react-query'
import type { SyncEngine } from '../features/sync/sync-hub.ts'
import { createHubConnection } from '../realtime/hub-connection.ts'
import { type Changes, createLiveCache } from '../realtime/live-cache.ts'
import { createWhispers } from '../realtime/whispers.ts'
import { HUBS } from '#contract/hubs.ts'
import { TYPING } from '#contract/message-words.ts'
import type { UserType } from '#contract/user.ts'
import { browserDevice } from '../offline/connectivity.ts'
import { lazyUploader } from '../offline/lazy-uploader.ts'
import { forgetKeptOfAccount } from '../offline/kept-of-account.ts'
import { openOutbox } from '../offline/open-outbox.ts'
import { noteOwner, ownerOf, sealOthers, type AccountOwner } from '../offline/account-owner.ts'
import type { AccountStore } from '../offline/account-store.ts'
import { nextTask } from '../lib/next-task.ts'
import { takeEarlyRead, withEarlyRead } from '../offline/early-read.ts'
import { openMemoryStore } from '../offline/memory-outbox-store.ts'
import { OutboxError } from '../offline/outbox-error.ts'
import { openAccountStore } from '../offline/outbox-store.ts'
import { systemClock } from '../offline/ports.ts'
import { cachePortOf } from '../offline/query-cache-port.ts'
import { createQueryPersistence } from '../offline/query-persistence.ts'
import type { SessionSnapshot } from '../session/session-snapshot.ts'
import type { TokenStorage } from '../session/token-storage.ts'
import type { AppServices } from './app-services.ts'
import { paceBulk } from './bulk-pace.ts'
import { commands } from './commands.ts'
import { connectivity } from './device-connectivity.ts'
import { firstScreen } from './first-screen.ts'
import { followNames } from './follow-names.ts'
import { keepScreens } from './keep-screen.ts'
import { createKeptNote, missedEdits, wipedEdits } from './kept-note.ts'
import { noteAccount } from './last-account.ts'
import { coupleHubEvents, ownVendorEvents, supportEvents } from './live.ts'
import { localStorageOrNone, tabStorageOrNone } from './local-storage.ts'
import { openPublicData } from './public-data.ts'
import { uploadAccess } from './upload-access.ts'
import { unkeptOutbox } from './unkept-outbox.ts'
import { watchedOutbox } from './watched-outbox.ts'
import { readWholeCalendar, readWholePlan } from './whole-plan.ts'

interface OpenAccount {
  id: string
  engine: Promise<SyncEngine>
  close: (forget: boolean) => Promise<void>
}

interface OwnFeed {
  hub: string
  events: typeof coupleHubEvents
  /** Without one all is read again at each connection. */
  catchUp?: 'sync/changes' | 'sync/ownVendorChanges'
}

/** Where each role hears of what is its own; administrators of what is said to support. */
const OWN_FEEDS: Partial<Record<UserType, OwnFeed>> = {
  couple: { hub: HUBS.couple, events: coupleHubEvents, catchUp: 'sync/changes' },
  vendor: { hub: HUBS.vendor, events: ownVendorEvents, catchUp: 'sync/ownVendorChanges' },
  admin: { hub: HUBS.couple, events: supportEvents },
}

/** For who has no feed to catch up with. */
const NO_FEED: Changes = { changes: [], seq: 0, reset: true }

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
    await nextTask()
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
  /** Whether what was read before the app had started is out of date. */
  isOutdated: () => Promise<boolean>
}

async function openedStore(accountId: string): Promise<OpenedStore> {
  const early = takeEarlyRead(accountId)
  const stored = openAccountStore(accountId)
  const quick = early && withEarlyRead(stored, early)
  const store = quick ?? stored
  const isOutdated = async () => quick !== undefined && quick.isOutdated()
  try {
    return { store, owner: await ownerOf(store), refused: false, isOutdated }
  } catch {
    const memory = openMemoryStore(undefined, `memory-${accountId}`)
    return { store: memory, owner: undefined, refused: true, isOutdated: async () => false }
  }
}

/** Sign-out: all of it leaves the device. */
export async function forgetAccount(queryClient: QueryClient): Promise<void> {
  // One that is being opened is there to be taken away a moment later.
  await turn
  try {
    await open?.close(true)
  } finally {
    open = undefined
    // After the credentials: what the worker still has on its way it does not keep any more.
    await forgetKept(queryClient).catch(() => undefined)
  }
}

/** What was kept for the account among what everybody may see: pictures and pages, and what was read for them. */
async function forgetKept(queryClient: QueryClient): Promise<void> {
  const pages = await forgetKeptOfAccount()
  const { persistence } = await openPublicData(queryClient)
  // `/fornitore/{id}/{slug}`
  await persistence.forget(pages.map((path) => path.split('/')[2]!))
}

function begin(
  services: AppServices,
  token: TokenStorage,
  { store, owner, refused, isOutdated }: OpenedStore,
  last: SessionSnapshot,
): OpenAccount {
  const { queryClient, session, sync, api, device } = services
  const { accountId, role, email } = last
  const own = OWN_FEEDS[role]
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
    onUnauthorised: () => session.recover(),
    onMissed: refetchPrivate,
    onError: (error) => console.warn('outbox', error),
  })
  const outbox = refused
    ? unkeptOutbox(opened, () => connectivity.state() === 'online')
    : watchedOutbox(opened, (storage) => device.note({ storage }))
  const hub = createHubConnection({
    url: own?.hub ?? HUBS.couple,
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
    handlers: own?.events ?? {},
    seqStore: persistence.seq,
    clock: systemClock,
    catchUp: async (after) => (own?.catchUp ? api(own.catchUp, { query: { after: after ?? 0 } }) : NO_FEED),
    refetch: own?.catchUp ? refetchPrivate : () => void queryClient.invalidateQueries(),
  }).attach(hub)
  const whispers = createWhispers(hub, [TYPING])

  const uploads = lazyUploader(async () => {
    const { openUploader } = await import('../offline/open-uploader.ts')
    const access = uploadAccess(services, accountId)
    const noteAccess = async () => {
      const found = await access()
      const value = ownToken()
      // For the service worker, which has nobody to ask.
      if (found && value) await store.setCredentials({ token: value, uploads: found }).catch(() => undefined)
      return found
    }
    return openUploader({
      store,
      connectivity,
      access: noteAccess,
      token: ownToken,
      onError: (error) => console.warn('uploads', error),
    })
  })
  /** Another tab may have kept files, and be gone. */
  const uploadWhatWaits = () => {
    if (!uploads.now() && outbox.pending().some(({ awaits }) => awaits?.length))
      void uploads.open().catch(() => undefined)
  }
  const uploadWhatIsKept = async () => {
    if ((await store.uploads()).length > 0) await uploads.open()
  }

  // The service worker sends what waits when no tab is open: it needs the token of this moment.
  let noted: string | null | undefined = null
  const noteToken = () => {
    const value = ownToken()
    if (value === noted) return
    noted = value
    void store.setCredentials(value ? { token: value } : undefined).catch(() => undefined)
    // Who was asked to sign in again has done so: what waited goes on.
    if (value && outbox.status().paused === 'unauthorised') void outbox.resume()
    if (value) void uploads.now()?.drain()
  }
  const stopNoting = session.subscribe(noteToken)
  const stopNames = role === 'couple' ? followNames(queryClient, session, outbox) : () => undefined

  const kept = createKeptNote(localStorageOrNone())
  // As the last visit left it: what starts before the storage is judged writes over it.
  const noteOfBefore = kept.read()
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
    const found = wipedEdits(noteOfBefore, accountId, owner === undefined)
    device.note({ wiped: missedEdits(found, accountId, tabStorageOrNone()), storage: 'kept' })
    await Promise.all([noteOwner(store, { email }), noteAccount(store, last)]).catch((error: unknown) => {
      const full = error instanceof OutboxError && error.code === 'storage_full'
      device.note({ storage: full ? 'full' : 'refused' })
    })
    noteWaiting()
    await sealOthers(store)
  }

  const readPlan = () => {
    const uid = session.get().last?.uid
    if (!uid || connectivity.state() !== 'online') return
    if (role === 'couple') readWholePlan(queryClient, api, uid)
    if (role === 'vendor') readWholeCalendar(queryClient, api)
  }
  const stopReading = connectivity.subscribe(readPlan)

  let stopWaiting = () => {}
  let stopKeeping = () => {}
  let closed = false
  const engine = (async () => {
    const started: SyncEngine = { outbox, reachability: connectivity, uploads, whispers }
    await persistence.restore()
    if (closed) return started
    persistence.start()
    await nextTask()
    await outbox.start()
    await nextTask()
    if (closed) return started
    const stops = [
      outbox.subscribe(noteWaiting),
      outbox.subscribe(uploadWhatWaits),
      paceBulk(() => outbox.status()),
    ]
    stopWaiting = () => stops.forEach((stop) => stop())
    sync.set(started)
    void firstScreen().then(goLive)
    return started
  })()

  /** What the first screen does not need: it stands with what the device has. */
  async function goLive(): Promise<void> {
    if (closed) return
    const steps = [
      () => connectivity.start(),
      noteToken,
      () => own && hub.start(),
      readPlan,
      () => void judgeStorage(),
      () => !refused && (stopKeeping = keepScreens(store, outbox)),
      () => void uploadWhatIsKept().catch(() => undefined),
    ]
    for (const step of steps) {
      step()
      await nextTask()
      if (closed) return
    }
    if (!(await isOutdated().catch(() => true)) || closed) return
    // Another tab wrote between the early read and this one's first word with it: what is stored is read again.
    outbox.stop()
    await outbox.start()
  }

  return {
    id: accountId,
    engine,
    async close(forget) {
      closed = true
      stopNoting()
      stopReading()
      stopNames()
      stopWaiting()
      stopKeeping()
      removeEventListener('beforeunload', warnOfLoss)
      sync.set(null)
      outbox.stop()
      uploads.stop()
      await hub.stop()
      await persistence.stop()
      if (forget) {
        // First what brings a session back: a database that does not go at once is nobody's.
        await store.setCredentials(undefined).catch(() => undefined)
        await outbox.destroy({ force: true })
      } else store.close()
    },
  }
}

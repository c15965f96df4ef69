/** What one account keeps on this device, opened when it is needed: outbox, cache of its data, live changes. */
import type { QueryClient } from '@tanstack/react-query'
import type { Favorite } from '#contract/plan/favorite.ts'
import type { SyncEngine } from '../../features/sync/sync-hub.ts'
import { heard, noteFault } from '../../lib/fault-log.ts'
import { createEphemeralMessages } from '../../realtime/ephemeral-messages.ts'
import { TYPING } from '#contract/lists/vendors/message-words.ts'
import { createDrafts, spendingStore } from '../../offline/drafts.ts'
import { lazyUploader } from '../../offline/uploads/lazy-uploader.ts'
import { forgetKeptOfAccount } from '../../offline/cache/kept-of-account.ts'
import { openOutbox } from '../../offline/outbox/open-outbox.ts'
import { noteOwner, ownerOf, sealOthers, type AccountOwner } from '../../offline/account-owner.ts'
import type { AccountStore } from '../../offline/account-store.ts'
import { nextTask } from '../../pace/next-task.ts'
import { takeEarlyRead, withEarlyRead } from '../../offline/cache/early-read.ts'
import { openMemoryStore } from '../../offline/outbox/memory-outbox-store.ts'
import { OutboxError } from '../../offline/outbox/outbox-error.ts'
import { openAccountStore } from '../../offline/outbox/outbox-store.ts'
import { systemClock } from '../../offline/outbox/ports.ts'
import { cachePortOf } from '../../offline/cache/query-cache-port.ts'
import { createQueryPersistence } from '../../offline/cache/query-persistence.ts'
import { goneCode } from '../../session/deleted-account.ts'
import type { SessionSnapshot } from '../../session/session-snapshot.ts'
import type { TokenStorage } from '../../session/token-storage.ts'
import { tellRefused } from '../../session/unauthorised.ts'
import { openLive } from './account-live.ts'
import { FAVORITES_KEY } from '../../features/favorites/favorite-commands.ts'
import type { AppServices } from '../services/app-services.ts'
import { paceBulk } from '../outbox/bulk-pace.ts'
import { commands } from '../outbox/commands.ts'
import { connectivity } from '../outbox/device-connectivity.ts'
import { endedOutbox, endedUploads } from '../outbox/ended-outbox.ts'
import { firstScreen } from '../first-screen.ts'
import { followNames } from './follow-names.ts'
import { followSuspension } from './follow-suspension.ts'
import { keepScreens } from './take-snapshot.ts'
import { createKeptNote, missedEdits, wipedEdits } from './kept-note.ts'
import { noteAccount } from './last-account.ts'
import { localStorageOrNone, tabStorageOrNone } from '../services/local-storage.ts'
import { openPublicData } from '../public-data.ts'
import { uploadAccess } from '../outbox/upload-access.ts'
import { unkeptOutbox } from '../outbox/unkept-outbox.ts'
import { watchedOutbox } from '../outbox/watched-outbox.ts'
import { readWholeCalendar, readWholePlan } from './whole-plan.ts'

interface OpenAccount {
  id: string
  engine: Promise<SyncEngine>
  close: (forget: boolean) => Promise<void>
}

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
  turn = opening.catch(heard('account-data'))
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
  } catch (fault) {
    noteFault('account-data', fault)
    const memory = openMemoryStore(undefined, `memory-${accountId}`)
    return { store: memory, owner: undefined, refused: true, isOutdated: async () => false }
  }
}

/** Sign-out: all of it leaves the device. */
export async function forgetAccount(queryClient: QueryClient): Promise<void> {
  // One that is being opened is there to be taken away a moment later.
  await turn
  const favorites = queryClient.getQueryData<Favorite[]>(FAVORITES_KEY) ?? []
  try {
    await open?.close(true)
  } finally {
    open = undefined
    // After the credentials: what the worker still has on its way it does not keep any more.
    const ids = favorites.map(({ vendorId }) => vendorId)
    await forgetKept(queryClient, ids).catch(heard('account-data'))
  }
}

/**
 * What was kept for the account among what everybody may see: pictures and pages, and what was read for them, which comes
 * before its page. What somebody saw by themselves stays theirs to find again.
 * @param favorites the vendors that something may have been read of
 */
export async function forgetKept(queryClient: QueryClient, favorites: readonly string[]): Promise<void> {
  const { gone, left } = await forgetKeptOfAccount()
  const { persistence } = await openPublicData(queryClient)
  // `/fornitore/{id}/{slug}`
  const [of, seen] = [gone, left].map((paths) => paths.map((path) => path.split('/')[2] ?? ''))
  const ofAccount = new Set([...of!, ...favorites])
  await persistence.forget([...ofAccount].filter((id) => id && !seen!.includes(id)))
}

function begin(
  services: AppServices,
  token: TokenStorage,
  { store, owner, refused, isOutdated }: OpenedStore,
  last: SessionSnapshot,
): OpenAccount {
  const { api, queryClient, session, sync, device } = services
  const { accountId, role, email } = last
  /** The token, while it is this account's: nothing is ever sent in another's name. */
  const ownToken = () => {
    const now = session.get().last
    return (now?.accountId === accountId && !now.deleted ? token.read() : null) ?? undefined
  }
  const persistence = createQueryPersistence({
    client: queryClient,
    kind: 'private',
    store,
    clock: systemClock,
  })
  const cache = cachePortOf(queryClient, () => persistence.flush())
  const refetchPrivate = (before = Infinity) =>
    void queryClient.invalidateQueries({
      predicate: ({ meta, state }) => meta?.['persist'] === 'private' && state.dataUpdatedAt < before,
    })
  const drafts = createDrafts(store, (error) => console.warn('drafts', error))
  const opened = openOutbox({
    store: spendingStore(store, drafts),
    connectivity,
    definitions: commands,
    cache,
    token: ownToken,
    onUnauthorised: (code) => {
      tellRefused(code)
      return session.recover()
    },
    onMissed: () => refetchPrivate(),
    onError: (error) => console.warn('outbox', error),
  })
  const ended = () => {
    const now = session.get().last
    return now?.accountId === accountId ? goneCode(now) : undefined
  }
  const outbox = endedOutbox(
    refused
      ? unkeptOutbox(opened, () => connectivity.state() === 'online')
      : watchedOutbox(opened, (storage) => device.note({ storage })),
    ended,
  )
  const hub = openLive(services, role, { cache, seqStore: persistence.seq, ownToken, refetchPrivate })
  const ephemeral = createEphemeralMessages(hub, [TYPING])

  const uploads = lazyUploader(async () => {
    const { openUploader } = await import('../../offline/uploads/open-uploader.ts')
    const access = uploadAccess(services, accountId)
    const noteAccess = async () => {
      const found = await access()
      const value = ownToken()
      // For the service worker, which has nobody to ask.
      if (found && value)
        await store.setCredentials({ token: value, uploads: found }).catch(heard('account-data'))
      return found
    }
    return endedUploads(
      openUploader({
        store,
        connectivity,
        access: noteAccess,
        token: ownToken,
        onUnauthorised: tellRefused,
        onError: (error) => console.warn('uploads', error),
      }),
      ended,
    )
  })
  /** Another tab may have kept files, and be gone. */
  const uploadWhatWaits = () => {
    if (!uploads.now() && outbox.pending().some(({ awaits }) => awaits?.length))
      void uploads.open().catch(heard('account-data'))
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
    void store.setCredentials(value ? { token: value } : undefined).catch(heard('account-data'))
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

  /** What was tapped here before anybody had signed in. */
  const takeHearts = async () => {
    const { takeHeartsAlong } = await import('../../features/favorites/take-hearts-along.ts')
    await takeHeartsAlong(outbox, queryClient)
  }

  const readPlan = () => {
    const { uid, accountId } = session.get().last ?? {}
    if (!uid || connectivity.state() !== 'online') return
    if (role === 'couple') readWholePlan(queryClient, api, uid)
    if (role === 'vendor' && accountId) readWholeCalendar(queryClient, api, accountId)
  }
  const stopReading = connectivity.subscribe(readPlan)

  // What is typed is no reason to keep the plan shut.
  const readDrafts = () => drafts.read().catch((error: unknown) => console.warn('drafts', error))
  const onShow = () => document.visibilityState === 'visible' && void readDrafts()
  document.addEventListener('visibilitychange', onShow)

  let stopWaiting = () => {}
  let stopKeeping = () => {}
  let closed = false
  const engine = (async () => {
    const started: SyncEngine = { outbox, reachability: connectivity, uploads, ephemeral, drafts }
    await Promise.all([persistence.restore(), readDrafts()])
    if (closed) return started
    persistence.start()
    await nextTask()
    await outbox.start()
    await nextTask()
    if (closed) return started
    const stops = [
      outbox.subscribe(noteWaiting),
      outbox.subscribe(uploadWhatWaits),
      followSuspension(queryClient, outbox),
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
      () => hub.start(),
      readPlan,
      () => void judgeStorage(),
      () => role === 'couple' && void takeHearts().catch(heard('account-data')),
      () => !refused && (stopKeeping = keepScreens(store, outbox)),
      () => void uploadWhatIsKept().catch(heard('account-data')),
    ]
    for (const step of steps) {
      step()
      await nextTask()
      if (closed) return
    }
    if (!(await isOutdated().catch(heard('account-data', true))) || closed) return
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
      document.removeEventListener('visibilitychange', onShow)
      sync.set(null)
      outbox.stop()
      uploads.stop()
      await hub.stop()
      await persistence.stop()
      if (forget) {
        // First what brings a session back: a database that does not go at once is nobody's.
        await store.setCredentials(undefined).catch(heard('account-data'))
        await outbox.destroy({ force: true })
      } else store.close()
    },
  }
}

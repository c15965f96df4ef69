/** Registers the service worker, says when an update is ready, and takes it only when nothing can be lost by it. */
import type { AreaName } from '#contract/screens/areas.ts'
import { heard } from '../../lib/fault-log.ts'
import type { PrefetchReport, WorkerMessage } from './worker-messages.ts'

export interface ServiceWorkerClientOptions {
  /** `/service-worker.js` */
  url: string
  /** Whether an edit is not yet sent or a form is dirty. */
  isBusy: () => boolean
  /** Asks the server for a new build this often, in milliseconds. */
  checkEveryMs?: number
  onError?: (error: unknown) => void
}

export type UpdateResult = 'applied' | 'busy' | 'none' | 'late'

export interface ServiceWorkerClient {
  register(): Promise<void>
  /** Whether a new build waits. */
  updateReady(): boolean
  /** Whether the precache is complete: from now on the app opens without a network. */
  offlineReady(): boolean
  subscribe(listener: () => void): () => void
  /**
   * Takes the new build and reloads. `busy`: not now, an edit would be at risk; ask again later. `late`: the worker of
   * before has not let go yet; the page reloads when it has, unless something would be at risk then.
   */
  applyUpdate(): Promise<UpdateResult>
  /** Fetches these addresses ahead, once the worker runs. @returns what became of them; nothing kept where no worker answers */
  prefetch(urls: readonly string[], options?: { ofAccount?: boolean }): Promise<PrefetchReport>
  /** Keeps the code of an area, once the worker runs. */
  keepArea(area: AreaName): Promise<void>
  /** Looks for a new build now. */
  checkForUpdate(): Promise<void>
}

function loadedSoFar(): string[] {
  const resources = performance.getEntriesByType('resource').map(({ name }) => name)
  return [location.href, ...resources.filter((name) => name.startsWith(location.origin))]
}

/** A new worker takes over every tab at once, so every tab is asked. */
const UPDATE_CHANNEL = 'lovoglio-update'
const ANSWER_WITHIN_MS = 250

function answerOtherTabs(isBusy: () => boolean): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(UPDATE_CHANNEL)
  channel.addEventListener('message', (event) => {
    if (event.data === 'busy?' && isBusy()) channel.postMessage('busy')
  })
}

async function isBusyElsewhere(): Promise<boolean> {
  if (typeof BroadcastChannel === 'undefined') return false
  const channel = new BroadcastChannel(UPDATE_CHANNEL)
  try {
    return await new Promise<boolean>((resolve) => {
      channel.addEventListener('message', (event) => event.data === 'busy' && resolve(true))
      channel.postMessage('busy?')
      setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
    })
  } finally {
    channel.close()
  }
}

/** A worker that is asked to give way does so at once, but for what cannot be put down. */
const TAKE_OVER_WITHIN_MS = 5_000

/** The longest that a page waits with something it asks for a little later than it was drawn, and how long it is waited for. */
const AT_REST = { afterMs: 3_000, atMostMs: 10_000 }

/** Waits until the page has asked for nothing new for a while: a request begins the worker of before anew as it ends. */
async function untilAtRest(): Promise<void> {
  const atMost = performance.now() + AT_REST.atMostMs
  for (;;) {
    const last = performance.getEntriesByType('resource').at(-1)?.startTime ?? 0
    const left = Math.min(last + AT_REST.afterMs, atMost) - performance.now()
    if (left <= 0) return
    await new Promise((again) => setTimeout(again, left))
  }
}

const PREFETCH_WITHIN_MS = 60_000
const CHECK_EVERY_MS = 60 * 60_000

export function createServiceWorkerClient(options: ServiceWorkerClientOptions): ServiceWorkerClient {
  const listeners = new Set<() => void>()
  let updateReady = false
  let offlineReady = false
  let workbox: import('workbox-window').Workbox | undefined
  let registration: ServiceWorkerRegistration | undefined
  /** The waiting worker that was told to take over. */
  let asked: ServiceWorker | undefined

  function notify(): void {
    for (const listener of listeners) listener()
  }

  async function checkForUpdate(): Promise<void> {
    await registration?.update().catch(heard('service-worker-client'))
  }

  /** Each build that is found: Workbox hears of the first two, and an installation may be refused more often than that. */
  function watchUpdates(found: ServiceWorkerRegistration): void {
    const look = () => {
      if (!found.waiting || !found.active) return
      updateReady = true
      notify()
    }
    const follow = () => found.installing?.addEventListener('statechange', look)
    look()
    follow()
    found.addEventListener('updatefound', follow)
  }

  /** @returns whether a worker was told: one that is being ended for a newer build would be begun anew by a word, and kept */
  async function send(message: WorkerMessage, transfer: Transferable[] = []): Promise<boolean> {
    const { active, waiting } = await navigator.serviceWorker.ready
    if (!active || (waiting && waiting === asked)) return false
    active.postMessage(message, transfer)
    return true
  }

  return {
    async register() {
      if (!('serviceWorker' in navigator)) return
      try {
        const { Workbox } = await import('workbox-window')
        workbox = new Workbox(options.url)
        answerOtherTabs(options.isBusy)
        workbox.addEventListener('activated', (event) => {
          offlineReady = true
          // What this page loaded before there was a worker is kept too: readable offline once seen.
          if (!event.isUpdate) void send({ type: 'PREFETCH', urls: loadedSoFar() })
          // Another tab took the update: this page's code no longer matches what the worker serves.
          if (event.isUpdate && event.isExternal) updateReady = true
          notify()
        })
        registration = await workbox.register()
        if (registration) watchUpdates(registration)
        offlineReady = registration?.active != null
        // The browser may have thrown files away since, and left the worker.
        if (offlineReady) void send({ type: 'HEAL' })
        notify()
        setInterval(() => void checkForUpdate(), options.checkEveryMs ?? CHECK_EVERY_MS)
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState !== 'visible') return
          void checkForUpdate()
          if (offlineReady) void send({ type: 'HEAL' })
        })
      } catch (error) {
        // No worker (a private window, a refused certificate): the app works, only not offline.
        options.onError?.(error)
      }
    },

    updateReady: () => updateReady,
    offlineReady: () => offlineReady,

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async applyUpdate() {
      if (!updateReady || !workbox) return 'none'
      if (options.isBusy()) return 'busy'
      // One that has been told already has nothing left to disturb, and one that another tab took over has no successor.
      if (registration?.waiting && registration.waiting !== asked) await untilAtRest()
      if (options.isBusy() || (await isBusyElsewhere())) return 'busy'
      const taken = new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
      })
      const waiting = registration?.waiting
      if (waiting) {
        // Once: Chromium lets the one before go when nobody has had a word for it for half a minute, or after five.
        const isFirst = waiting !== asked
        if (isFirst) {
          registration?.active?.postMessage({ type: 'GIVE_WAY' } satisfies WorkerMessage)
          waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage)
        }
        asked = waiting
        const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), TAKE_OVER_WITHIN_MS))
        if ((await Promise.race([taken, late])) === 'late') {
          if (isFirst) void taken.then(() => options.isBusy() || location.reload())
          return 'late'
        }
      }
      // An edit may have been made while the worker changed hands.
      if (options.isBusy()) return 'busy'
      location.reload()
      return 'applied'
    },

    async prefetch(urls, { ofAccount = false } = {}) {
      const nothing = { kept: 0, failed: urls.length, bytes: 0 }
      if (urls.length === 0 || !('serviceWorker' in navigator)) return nothing
      const { port1, port2 } = new MessageChannel()
      const report = new Promise<PrefetchReport>((resolve) => {
        port1.addEventListener('message', ({ data }) => resolve(data as PrefetchReport), { once: true })
        port1.start()
        // A worker of an older build, or one that the browser ended in the middle, says nothing.
        setTimeout(() => resolve(nothing), PREFETCH_WITHIN_MS)
      })
      const isTold = await send({ type: 'PREFETCH', urls, ofAccount }, [port2])
      return (isTold ? report : Promise.resolve(nothing)).finally(() => port1.close())
    },

    async keepArea(area) {
      if ('serviceWorker' in navigator) await send({ type: 'ENTERED', area })
    },

    checkForUpdate,
  }
}

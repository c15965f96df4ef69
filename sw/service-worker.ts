/** The service worker: a list of listeners. What each does is in the files beside it. */
import {
  addPlugins,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
} from 'workbox-precaching'
import { OUTBOX_SYNC_TAG } from '#src/offline/worker/background-sync.ts'
import type { WorkerMessage } from '#src/offline/worker/worker-messages.ts'
import { answerApi, answerAsset, answerNavigation, answerPicture } from './answers.ts'
import { bringAreas, keepArea, tidyAreas } from './area-files.ts'
import { type BuildFile, askFor, checked } from './build-files.ts'
import { cacheKindOf } from './cache-rules.ts'
import { giveWay } from './give-way.ts'
import { healPrecache } from './heal-precache.ts'
import { unlessLook } from './unless-look.ts'
import { whileStoreAnswers } from './let-go.ts'
import { noteSignOut, tidyCaches } from './kept-cache.ts'
import { prefetch, refreshPages } from './prefetch.ts'
import { replayOutboxes } from './replay-outboxes.ts'
import { STATIC_ROUTES, type StaticRoute } from './static-routes.ts'
import { storedFirst } from './stored-first.ts'
import { tellPages } from './worker-faults.ts'
import { heard } from '#src/lib/fault-log.ts'

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

interface InstallEvent extends ExtendableEvent {
  addRoutes?: (rules: readonly StaticRoute[]) => Promise<void>
}

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: BuildFile[]
}

tellPages()

const MANIFEST = checked(self.__WB_MANIFEST)
addPlugins([{ requestWillFetch: async ({ request }) => askFor(request) }])
precache(MANIFEST)
cleanupOutdatedCaches()

self.addEventListener('install', (event) => {
  for (const rules of STATIC_ROUTES)
    void (event as InstallEvent).addRoutes?.(rules).catch(heard('service-worker'))
  event.waitUntil(bringAreas(MANIFEST))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve())
  event.waitUntil(self.clients.claim())
  // Not waited for: an activation that lasts keeps every request waiting.
  void tidyCaches().then(tidyAreas).then(refreshPages).catch(heard('service-worker'))
})

const goOn = (event: ExtendableEvent, work: Promise<unknown>) => event.waitUntil(whileStoreAnswers(work))

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  const asked = { request, url, waitUntil: (work: Promise<unknown>) => goOn(event, work) }
  const kind = cacheKindOf(url, location.origin)
  const kept = (answer: () => Promise<Response>) => event.respondWith(unlessLook(event, answer))

  if (request.mode === 'navigate') {
    if (url.origin !== location.origin || isFile(url)) return
    const preload = event.preloadResponse as Promise<Response | undefined>
    event.respondWith(answerNavigation(asked, kind === 'page', preload))
  } else if (request.headers.has('Range')) return
  else if (kind === undefined && getCacheKeyForURL(url.href)) {
    event.respondWith(storedFirst(matchPrecache(request), () => fetch(request)))
  } else if (kind === 'asset') event.respondWith(answerAsset(asked))
  else if (kind === 'picture' || kind === 'own') kept(() => answerPicture(asked, kind))
  else if (kind === 'api') kept(() => answerApi(asked))
})

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.type === 'SKIP_WAITING') void self.skipWaiting()
  if (message.type === 'GIVE_WAY') giveWay()
  if (message.type === 'PREFETCH')
    goOn(
      event,
      prefetch(message.urls, message).then((report) => event.ports[0]?.postMessage(report)),
    )
  // Who says this has just registered: a page that was on its way while the worker began is in none of its claims.
  if (message.type === 'PREFETCH' || message.type === 'HEAL') goOn(event, self.clients.claim())
  if (message.type === 'HEAL') goOn(event, healPrecache(MANIFEST))
  // What could not be had is asked for again when the app starts.
  if (message.type === 'ENTERED') goOn(event, keepArea(message.area).catch(heard('area-files')))
  if (message.type === 'SIGNED_OUT') goOn(event, noteSignOut())
  if (message.type === 'REPLAY') goOn(event, replayOutboxes())
})

self.addEventListener('sync', (raw) => {
  const event = raw as SyncEvent
  if (event.tag === OUTBOX_SYNC_TAG) goOn(event, replayOutboxes())
})

/** The API's own pages, downloads, sitemap: not screens of the app. */
function isFile(url: URL): boolean {
  return /^\/(api|hubs|v0|media|assets|icons|art)\//.test(url.pathname) || /\.[^/]+$/.test(url.pathname)
}

/** What can wait until the first screen stands: the service worker, the network's judge, the account, live changes. */
import { type AreaName, ENTERED_AREAS } from '#contract/screens/areas.ts'
import { hasDirtyForms } from '../features/sync/dirty-forms.ts'
import { nextTask } from '../pace/next-task.ts'
import { browserInstallPrompt } from '../offline/worker/install-prompt.ts'
import {
  createServiceWorkerClient,
  type ServiceWorkerClient,
} from '../offline/worker/service-worker-client.ts'
import type { SessionStore } from '../session/session-store.ts'
import { openDialogs } from '../ui/overlay/dialog-stack.ts'
import type { AppServices } from './services/app-services.ts'
import { connectivity } from './outbox/device-connectivity.ts'
import { tellEarlyInstall } from './early-install.ts'
import { offerUpdates } from './offer-updates.ts'
import { followPageViews } from './page-views.ts'
import { openPublicData } from './public-data.ts'
import type { AppRouter } from './router.tsx'
import { heard } from '../lib/fault-log.ts'
import { hearWorker } from '../offline/kept-faults.ts'

/** Public pages that show them, and where a vendor looks at its own. */
const WHERE_VENDORS_ARE = /^\/($|fornitor|awards|vendor(\/(profile|image-manager|seo))?$)/
/** Who only passes by is not connected. */
const FOLLOW_AFTER_MS = 2500

/** @param router tells where the person is: vendors are followed live only where they are looked at */
export async function startBackground(services: AppServices, router: AppRouter): Promise<void> {
  const { session, sync, account, device, queryClient } = services
  connectivity.start()
  hearWorker()
  await nextTask()
  followPageViews(router, services)
  const publicData = openPublicData(queryClient)
  publicData.catch((error: unknown) => console.warn('public data', error))
  let following: ReturnType<typeof setTimeout> | undefined
  const followVendors = () => {
    if (!WHERE_VENDORS_ARE.test(router.state.location.pathname)) return
    clearTimeout(following)
    following = setTimeout(() => {
      void Promise.all([import('./public-live.ts'), publicData]).then(
        ([live, data]) => live.startPublicLive(services, data),
        heard('background'),
      )
    }, FOLLOW_AFTER_MS)
  }
  router.subscribe('onResolved', followVendors)
  followVendors()
  await nextTask()
  void import('../features/favorites/hearts.ts')
    .then(({ readHearts }) => readHearts())
    .catch(heard('background'))

  const unsent = () => {
    const status = sync.engine()?.outbox.status()
    // What the server no longer understands cannot leave before the update: it is kept, and goes after it.
    return (status?.waiting ?? 0) > 0 && status?.paused !== 'outdated'
  }
  const isBusy = () => unsent() || hasDirtyForms() || openDialogs.top() !== null
  const install = browserInstallPrompt()
  tellEarlyInstall()
  const worker = createServiceWorkerClient({ url: '/service-worker.js', isBusy })
  device.set({ install, worker })
  offerUpdates(worker, isBusy)
  sync.subscribe(() => {
    if (!unsent()) return
    install.noteSavedEdit()
    askToKeep()
  })
  await nextTask()
  if (import.meta.env.PROD) void worker.register()
  keepAreas(worker, session)
  void import('./account/keep-ahead.ts').then(
    ({ keepAhead }) => keepAhead(services, worker),
    heard('background'),
  )

  await nextTask()
  if (session.get().last) {
    void sync.open().catch(heard('background'))
    void account.start()
  }
}

/** Whoever is signed in finds the whole area without a network, after one visit to any page. */
function keepAreas(worker: ServiceWorkerClient, session: SessionStore): void {
  const kept = new Set<AreaName>()
  const keep = () => {
    const area = session.get().last?.role
    if (!area || kept.has(area) || !ENTERED_AREAS.includes(area)) return
    kept.add(area)
    void worker.keepArea(area).catch(heard('background'))
  }
  session.subscribe(keep)
  keep()
}

let askedToKeep = false

/** Asks the browser to hold on to what is kept here, once there is something of the couple's own to lose. */
function askToKeep(): void {
  if (askedToKeep || !navigator.storage?.persist) return
  askedToKeep = true
  void navigator.storage
    .persisted()
    .then((kept) => kept || navigator.storage.persist())
    .catch(heard('background'))
}

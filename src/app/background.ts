/** What can wait until the first screen stands: the service worker, the network's judge, the account, live changes. */
import { hasDirtyForms } from '../features/sync/dirty-forms.ts'
import { nextTask } from '../lib/next-task.ts'
import { browserInstallPrompt } from '../offline/install-prompt.ts'
import { createServiceWorkerClient, type ServiceWorkerClient } from '../offline/service-worker-client.ts'
import { openDialogs } from '../ui/dialog-stack.ts'
import { notify } from '../ui/toasts-store.ts'
import type { AppServices } from './app-services.ts'
import { connectivity } from './device-connectivity.ts'
import { tellEarlyInstall } from './early-install.ts'
import { followPageViews } from './page-views.ts'
import { openPublicData } from './public-data.ts'
import type { AppRouter } from './router.tsx'

/** Who only passes by is not connected. */
const FOLLOW_AFTER_MS = 2500

/** @param router tells where the person is: vendors are followed live only where they are looked at */
export async function startBackground(services: AppServices, router: AppRouter): Promise<void> {
  const { session, sync, account, device, queryClient } = services
  connectivity.start()
  await nextTask()
  followPageViews(router, services.api)
  const publicData = openPublicData(queryClient)
  publicData.catch((error: unknown) => console.warn('public data', error))
  let following: ReturnType<typeof setTimeout> | undefined
  const followVendors = () => {
    if (!/^\/($|fornitor)/.test(router.state.location.pathname)) return
    clearTimeout(following)
    following = setTimeout(() => {
      void Promise.all([import('./public-live.ts'), publicData]).then(
        ([live, data]) => live.startPublicLive(services, data),
        () => undefined,
      )
    }, FOLLOW_AFTER_MS)
  }
  router.subscribe('onResolved', followVendors)
  followVendors()
  await nextTask()

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
  void import('./keep-ahead.ts').then(
    ({ keepAhead }) => keepAhead(services, worker),
    () => undefined,
  )

  await nextTask()
  if (session.get().last) {
    void sync.open().catch(() => undefined)
    void account.start()
  }
}

let askedToKeep = false

/** Asks the browser to hold on to what is kept here, once there is something of the couple's own to lose. */
function askToKeep(): void {
  if (askedToKeep || !navigator.storage?.persist) return
  askedToKeep = true
  void navigator.storage
    .persisted()
    .then((kept) => kept || navigator.storage.persist())
    .catch(() => undefined)
}

/** How often an update that could not be taken is offered again. */
const OFFER_AGAIN_MS = 60_000

/** Says that a new version is ready; takes it only on a tap, and never while something could be lost. */
function offerUpdates(worker: ServiceWorkerClient, isBusy: () => boolean): void {
  let offered = false
  const offer = () => {
    if (offered || !worker.updateReady()) return
    if (isBusy()) return void setTimeout(offer, OFFER_AGAIN_MS)
    offered = true
    notify({
      message: 'C’è una nuova versione di Lovoglio.',
      duration: Infinity,
      action: { label: 'Aggiorna', onPress: () => void take() },
    })
  }
  const take = async () => {
    const result = await worker.applyUpdate()
    if (result !== 'busy') return
    offered = false
    notify({ message: 'Aggiorniamo appena le tue modifiche sono partite.' })
    setTimeout(offer, OFFER_AGAIN_MS)
  }
  worker.subscribe(offer)
  offer()
}

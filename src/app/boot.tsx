import { areaOf } from '#contract/screens/areas.ts'
import { lazyRouteComponent, RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { heard } from '../lib/fault-log.ts'
import { nextTask } from '../pace/next-task.ts'
import { untilLoaded } from '../pace/until-loaded.ts'
import type { AppServices } from './services/app-services.ts'
import { createBrowserServices } from './services/browser-services.ts'
import { joinScreens } from './area-screens.ts'
import { holdEarlyInstall } from './early-install.ts'
import { earlyTouches, firstScreen, firstScreenDrawn } from './first-screen.ts'
import { reloadWhenReplaced } from './replaced-build.ts'
import { createAppRouter, type AppRouter } from './router.tsx'
import { keepScroll } from './scroll.ts'

/** What is kept on the device is worth this wait before a page is drawn without the server. */
const KEPT_DATA_WITHIN_MS = 1500

const screens = {
  NotFound: lazyRouteComponent(() => import('../routes/-frames/not-found-screen.tsx'), 'NotFoundScreen'),
  RouteError: lazyRouteComponent(
    () => import('../routes/-frames/route-error-screen.tsx'),
    'RouteErrorScreen',
  ),
}

/**
 * Starts the app on this page: over what the server rendered, or over a shell (private areas, and every page that comes
 * from the service worker).
 */
export async function boot(): Promise<void> {
  holdEarlyInstall()
  const area = areaOf(location.pathname)
  // Asked for now, since the router cannot look its address up without them.
  const screensJoined = area && joinScreens(area).catch(heard('boot'))
  // Tasks of their own: reading the app has just taken one.
  await nextTask()
  const services = createBrowserServices((to) => void router.navigate({ to }))
  await nextTask()
  await screensJoined
  const router = createAppRouter(services, { screens })
  await nextTask()
  keepScroll(router)
  reloadWhenReplaced()
  services.session.knowBy(async () => {
    const { followAccount } = await import('./account/follow-account.ts')
    // Only its code can be asked for again: what fails in it would fail the next time.
    await followAccount(services, () => void router.navigate({ to: '/' })).catch(heard('follow-account'))
  })
  if ('$_TSR' in window) {
    // In slices, here too: who taps what the server drew is answered between two of them.
    startTransition(() => void hydrateRoot(document, page(<RouterClient router={router} />)))
    earlyTouches()
  } else {
    await services.session.whenKnown().catch(heard('boot'))
    // The shell stays until the whole screen can take its place, with the account's data (opened by its area's route).
    if (area) await loadScreen(router)
    // Public pages find here what was kept of them.
    else await keptPublicData(services)
    const root = createRoot(document)
    // In slices: a finger on the screen snapshot is answered meanwhile.
    startTransition(() => root.render(page(<RouterProvider router={router} />)))
  }
  await firstScreen()
  whenLoaded(() => void startBackground(services, router))
}

async function loadScreen(router: AppRouter): Promise<void> {
  // A guard may lead elsewhere, and a router that is not mounted yet does not follow by itself.
  const stop = router.history.subscribe(router.load)
  await router.load().catch(heard('boot'))
  stop()
}

const page = (router: ReactNode) => (
  <StrictMode>
    <Page>{router}</Page>
  </StrictMode>
)

function Page({ children }: { children: ReactNode }) {
  useEffect(firstScreenDrawn, [])
  return children
}

async function startBackground(services: AppServices, router: AppRouter): Promise<void> {
  // Without it nothing is sent and nothing followed: a connection that drops now may not be the end of it.
  const background = await untilLoaded('background', async () => {
    await services.session.whenKnown()
    return import('./background.ts')
  })
  await background.startBackground(services, router)
}

async function keptPublicData({ queryClient }: AppServices): Promise<void> {
  const opening = import('./public-data.ts').then((data) => data.openPublicData(queryClient))
  const late = new Promise<void>((resolve) => setTimeout(resolve, KEPT_DATA_WITHIN_MS))
  await Promise.race([opening.catch(heard('boot')), late])
}

/** Once the page has all it asked for and nothing else to do. */
function whenLoaded(work: () => void): void {
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

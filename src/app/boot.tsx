import { lazyRouteComponent, RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { nextTask } from '../lib/next-task.ts'
import type { AppServices } from './app-services.ts'
import { createBrowserServices } from './browser-services.ts'
import { holdEarlyInstall } from './early-install.ts'
import { firstScreen, firstScreenDrawn } from './first-screen.ts'
import { reloadWhenReplaced } from './replaced-build.ts'
import { createAppRouter, type AppRouter } from './router.tsx'
import { keepScroll } from './scroll.ts'

const PRIVATE_AREA = /^\/(couple|vendor|admin)(\/|$)/
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
  // Tasks of their own: reading the app has just taken one.
  await nextTask()
  const services = createBrowserServices((to) => void router.navigate({ to }))
  await nextTask()
  const router = createAppRouter(services, { screens })
  await nextTask()
  keepScroll(router)
  reloadWhenReplaced()
  services.session.knowBy(async () => {
    const { followAccount } = await import('./follow-account.ts')
    await followAccount(services, () => void router.navigate({ to: '/' }))
  })
  if ('$_TSR' in window) {
    // In slices, here too: who taps what the server drew is answered between two of them.
    startTransition(() => void hydrateRoot(document, page(<RouterClient router={router} />)))
  } else {
    await services.session.whenKnown().catch(() => undefined)
    // The shell stays until the whole screen can take its place, with the account's data (opened by its area's route).
    if (PRIVATE_AREA.test(location.pathname)) await loadScreen(router)
    // Public pages find here what was kept of them.
    else await keptPublicData(services)
    const root = createRoot(document)
    // In slices: a finger on the kept screen is answered meanwhile.
    startTransition(() => root.render(page(<RouterProvider router={router} />)))
  }
  await firstScreen()
  whenLoaded(() => void startBackground(services, router))
}

async function loadScreen(router: AppRouter): Promise<void> {
  // A guard may lead elsewhere, and a router that is not mounted yet does not follow by itself.
  const stop = router.history.subscribe(router.load)
  await router.load().catch(() => undefined)
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
  await services.session.whenKnown().catch(() => undefined)
  const background = await import('./background.ts').catch(() => undefined)
  await background?.startBackground(services, router)
}

async function keptPublicData({ queryClient }: AppServices): Promise<void> {
  const opening = import('./public-data.ts').then((data) => data.openPublicData(queryClient))
  const late = new Promise<void>((resolve) => setTimeout(resolve, KEPT_DATA_WITHIN_MS))
  await Promise.race([opening.catch(() => undefined), late])
}

/** Once the page has all it asked for and nothing else to do. */
function whenLoaded(work: () => void): void {
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

/**
 * Starts the owner's screens for an administrator who looks at them (decision 116), under an address of their own and in place
 * of `boot`: with services in memory, and without the worker, the account of this device, live changes or counting.
 */
import { lazyRouteComponent, RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { areaOf } from '#contract/screens/areas.ts'
import { LOOK_ROOT, isLookPath } from '#contract/screens/look.ts'
import { failureText } from '../../api/api-error.ts'
import { type KeptLook, keptLook, leaveLook } from '../../features/looks/kept-look.ts'
import { LookStrip } from '../../features/looks/look-strip.tsx'
import { newStripHost } from '../../features/looks/strip-host.ts'
import { heard } from '../../lib/fault-log.ts'
import { joinScreens } from '../area-screens.ts'
import { firstScreenDrawn } from '../first-screen.ts'
import { connectivity } from '../outbox/device-connectivity.ts'
import { reloadWhenReplaced } from '../replaced-build.ts'
import { type AppRouter, createAppRouter } from '../router.tsx'
import { keepScroll } from '../scroll.ts'
import { openLookServices } from './look-services.ts'
import { shutWrites } from './read-only.ts'

const screens = {
  NotFound: lazyRouteComponent(() => import('../../routes/-frames/not-found-screen.tsx'), 'NotFoundScreen'),
  RouteError: lazyRouteComponent(
    () => import('../../routes/-frames/route-error-screen.tsx'),
    'RouteErrorScreen',
  ),
}

export async function bootLook(): Promise<void> {
  // From the browser's history a page comes back with all it had: it is made anew, and finds that nothing is looked at.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  const look = keptLook()
  if (!look) return leaveLook()
  reloadWhenReplaced()
  connectivity.start()
  try {
    const [services] = await Promise.all([openLookServices(look), joinScreens(look.kind)])
    const router = createAppRouter(services, { screens, basepath: LOOK_ROOT })
    keepScroll(router)
    stayWithin(router, look)
    await router.load()
    shutWrites()
    const name = services.session.get().last?.name ?? ''
    createRoot(document).render(
      <StrictMode>
        <Look router={router} look={look} name={name} end={services.account.signOut} />
      </StrictMode>,
    )
  } catch (error) {
    heard('boot-look')(error)
    leaveLook(failureText(error))
  }
}

const host = newStripHost()

/** The owner's screens, and above them at all times whose they are. */
function Look({
  router,
  look,
  name,
  end,
}: {
  router: AppRouter
  look: KeptLook
  name: string
  end: () => Promise<void>
}) {
  useEffect(() => {
    document.body.prepend(host)
    firstScreenDrawn()
  }, [])
  return (
    <>
      <RouterProvider router={router} />
      {createPortal(<LookStrip look={look} name={name} onEnd={end} />, host)}
    </>
  )
}

/** A plain link to another of the owner's screens would open the administrator's own app. */
function stayWithin(router: AppRouter, { kind }: KeptLook): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
    if (!link || event.defaultPrevented || link.origin !== location.origin || link.target) return
    if (isLookPath(link.pathname) || areaOf(link.pathname) !== kind) return
    event.preventDefault()
    router.history.push(LOOK_ROOT + link.pathname + link.search + link.hash)
  })
}

import { createRouter, type ErrorRouteComponent, type NotFoundRouteComponent } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { guardScreens } from '../session/guards.ts'
import { FullSpinner } from '../ui/state/spinner.tsx'
import { routeTree } from '../routeTree.gen.ts'
import { enterByFrames } from './area-screens.ts'
import type { AppServices } from './services/app-services.ts'
import { Providers } from './providers.tsx'

/** Long enough that a quick answer shows no spinner, and a spinner that shows does not flash. */
const PENDING_AFTER_MS = 250
const PENDING_AT_LEAST_MS = 400

/** What is shown where a page cannot be: the server has them at hand, the browser loads them when needed. */
export interface FallbackScreens {
  NotFound: NotFoundRouteComponent
  RouteError: ErrorRouteComponent
}

/** The router with all its services, the same in the browser and on the server. */
export function createAppRouter(
  services: AppServices,
  { screens, basepath }: { screens: FallbackScreens; basepath?: string },
) {
  const { queryClient, api, session, sync, origin } = services
  const router = createRouter({
    routeTree,
    ...(basepath && { basepath }),
    context: { queryClient, api, session, sync, origin },
    defaultPreload: 'intent',
    // The query cache decides what is fresh, not the router.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: PENDING_AT_LEAST_MS,
    defaultPendingComponent: FullSpinner,
    defaultErrorComponent: screens.RouteError,
    defaultNotFoundComponent: screens.NotFound,
    // Back to a list finds its place; every other navigation starts from the top (see scroll.ts).
    scrollRestoration: restoresScroll(),
    scrollRestorationBehavior: 'instant',
    Wrap: ({ children }) => <Providers services={services}>{children}</Providers>,
  })
  const guardAll = () => guardScreens(Object.values(router.routesById))
  guardAll()
  enterByFrames(router, guardAll)
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

/** A page that the server drew may have been scrolled before it is taken over: it stays where it is. */
function restoresScroll(): () => boolean {
  let takesOver = '$_TSR' in globalThis
  return () => {
    const stays = takesOver && scrollY > 0
    takesOver = false
    return !stays
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

import type { ParsedLocation, UseNavigateResult } from '@tanstack/react-router'
import { areaOf, rootOf } from '#contract/screens/areas.ts'
import type { UserType } from '#contract/people/user.ts'
import type { ApiClient } from '../api/api-client.ts'
import type { SessionStore } from './session-store.ts'

export interface GuardContext {
  api: ApiClient
  session: SessionStore
}

export interface GuardArguments {
  context: GuardContext
  location: ParsedLocation
  navigate: UseNavigateResult<string>
  preload?: boolean
}

/**
 * For `beforeLoad` of the children of a private area: only who has the role passes (section 6). The check itself is
 * loaded when it is needed, since every public page carries the routes.
 */
export function guard(role: UserType) {
  return async (route: GuardArguments): Promise<void> => {
    const [{ enforceRole }] = await Promise.all([
      import('./role-check.ts'),
      route.context.session.whenKnown(),
    ])
    await enforceRole(role, route)
  }
}

/** As much of a route as its guard asks. */
interface GuardedRoute {
  id: string
  fullPath: string
  options: { beforeLoad?: unknown }
}

const guarded = new WeakSet<GuardedRoute>()

/**
 * Guards every screen of the private areas by where it is, so that none is open for being forgotten. What a screen asks
 * for itself before it loads is asked after that. The area's own route, its frame, says itself whether it is guarded.
 */
export function guardScreens(routes: Iterable<GuardedRoute>): void {
  for (const route of routes) {
    const area = route.fullPath && areaOf(route.fullPath)
    // The server makes a router for each page, of the same routes.
    if (!area || route.id === rootOf(area) || guarded.has(route)) continue
    guarded.add(route)
    const enforce = guard(area)
    const own = route.options.beforeLoad as ((given: GuardArguments) => unknown) | undefined
    route.options.beforeLoad = async (given: GuardArguments) => {
      await enforce(given)
      return own?.(given)
    }
  }
}

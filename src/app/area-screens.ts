/**
 * The screens of the private areas join the routes when their area is entered: no visitor needs their addresses, and each
 * of them would be in the first script of every page (decision 080). The build leaves them out of the tree
 * (`scripts/build/area-routes-plugin.ts`); on the server and in tests the tree is whole from the start.
 */
import { type AnyRoute, redirect } from '@tanstack/react-router'
import { AREAS, type AreaName, rootOf } from '#contract/screens/areas.ts'
import { routeTree } from '../routeTree.gen.ts'

const SCREENS: Readonly<Record<AreaName, () => Promise<{ screens: Readonly<Record<string, AnyRoute>> }>>> = {
  admin: () => import('../routes/admin/-screens.ts'),
  couple: () => import('../routes/couple/-screens.ts'),
  vendor: () => import('../routes/vendor/-screens.ts'),
}

/** As much of the router as changes when screens join. */
interface GrowingRouter {
  buildRouteTree: () => unknown
  setRoutes: (routes: never) => void
}

/** As much of a `beforeLoad` as is used here. */
interface Entering {
  location: { href: string; state: object }
}

/** Lets the screens of an area join its frame, where they have not yet. A router that is there already must be told. */
export async function joinScreens(area: AreaName): Promise<void> {
  const { screens } = await SCREENS[area]()
  const frame = frameOf(area)
  // Whoever asked at the same time may have been first.
  if (hasScreens(frame)) return
  const children = Object.entries(screens).map(([file, route]) => {
    const path = pathOf(file)
    return route.update({ id: path, path, getParentRoute: () => frame } as never)
  })
  frame._addFileChildren(children as never)
}

/** The addresses of an area's screens within it. */
export const screenPaths = async (area: AreaName): Promise<string[]> =>
  Object.keys((await SCREENS[area]()).screens).map(pathOf)

/** `./blog/$id.tsx` → `/blog/$id`. */
const pathOf = (file: string) =>
  file
    .slice(1, -'.tsx'.length)
    .replaceAll('.', '/')
    .replace(/index$/, '')

/** The area's own route. */
function frameOf(area: AreaName): AnyRoute {
  // A list of them, whatever its type says.
  const frames: readonly AnyRoute[] = Object.values(routeTree.children!)
  return frames.find(({ options }) => (options as { path?: string }).path === rootOf(area))!
}

const hasScreens = (frame: AnyRoute): boolean => Object.keys(frame.children ?? {}).length > 0

/**
 * Has the frame of each area fetch its screens when it is entered; the address is then looked up once more.
 * @param joined is called each time the routes have grown
 */
export function enterByFrames(router: GrowingRouter, joined: () => void): void {
  for (const area of Object.keys(AREAS) as AreaName[]) {
    const frame = frameOf(area)
    if (hasScreens(frame)) continue
    const own = frame.options.beforeLoad as ((given: Entering) => unknown) | undefined
    frame.options.beforeLoad = async (given: Entering) => {
      // Asked before, since another navigation may be the one that brings them.
      if (hasScreens(frame)) return own?.(given)
      await joinScreens(area)
      router.setRoutes(router.buildRouteTree() as never)
      joined()
      throw redirect({ href: given.location.href, state: given.location.state, replace: true })
    }
  }
}

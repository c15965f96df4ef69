import {
  createMemoryHistory,
  createRouter,
  defaultParseSearch,
  defaultStringifySearch,
} from '@tanstack/react-router'
import { routeTree } from '../../routeTree.gen.ts'

/** Looks routes up and loads none. */
const makeRoutes = () =>
  createRouter({ routeTree, context: {} as never, history: createMemoryHistory(), isServer: true })
let routes: ReturnType<typeof makeRoutes> | undefined

/**
 * The one address a page is kept by: its route's own spelling, with the parameters that the route reads and in its order.
 * @param pathname without what need not be encoded (RFC 3986, 6.2.2.2)
 * @param search with its question mark, or empty
 * @returns undefined where no page is
 */
export function knownAddress(pathname: string, search: string): string | undefined {
  const [matched, params, found] = (routes ??= makeRoutes()).getMatchedRoutes(pathname)
  // It also finds the nearest route that is there, with what is left of the path.
  if (!found || params['**']) return undefined
  const given = defaultParseSearch(search)
  const known: Record<string, unknown> = {}
  for (const { options } of matched)
    if (typeof options.validateSearch === 'function')
      Object.assign(known, options.validateSearch({ ...given } as never))
  const path = found.fullPath.replace(/\$(\w+)/g, (_: string, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return (path.replace(/(?<=.)\/$/, '') || '/') + defaultStringifySearch(known)
}

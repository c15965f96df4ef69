/** The file of a route, or a part of it that loads by itself; what begins with a hyphen is none. */
const ROUTE = /\/src\/routes((?:\/[^-/?][^/?]*?)*?)(?:[/.](?:route|index))?\.tsx/

/** The addresses of an area's screens, which load when it is entered. */
const SCREENS = /\/src\/routes(\/\w+)\/-screens\.ts$/

/** The path of the area whose screens' addresses a module holds; undefined for any other. */
export const screensOfAreaAt = (module: string): string | undefined => SCREENS.exec(module)?.[1]

/**
 * The path of the screen or area that a module is the route of.
 * @param module its id, maybe with a query
 * @returns as the table of screens says it; `/` for the first page; undefined for a module that is no route
 */
export function routePathOf(module: string): string | undefined {
  // A layout without a path of its own is no part of the address.
  const path = ROUTE.exec(module)?.[1]
    ?.replaceAll(/\/_\w+/g, '')
    .replaceAll('.', '/')
  return path === '' ? '/' : path
}

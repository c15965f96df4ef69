/**
 * The table of screens, whole. An area's own part is in a file of its own, so that a browser is sent the rows it draws.
 * What follows from a row: guard, navigation, precache, shell, page views, and the tests of every screen.
 */
import { ACCOUNT_SCREENS, MAILED_SCREENS } from './account.ts'
import { ADMIN_RECORDS, ADMIN_SCREENS } from './admin.ts'
import { AREAS, type AreaName, areaOf, ENTERED_AREAS, rootOf } from './areas.ts'
import { COUPLE_SCREENS } from './couple.ts'
import { DIALOG_SCREENS } from './dialogs.ts'
import { PUBLIC_SCREENS } from './public.ts'
import type { AreaScreen } from './screen.ts'
import { VENDOR_SCREENS } from './vendor.ts'

const NAVIGATION: Readonly<Record<AreaName, readonly AreaScreen[]>> = {
  couple: COUPLE_SCREENS,
  vendor: VENDOR_SCREENS,
  admin: ADMIN_SCREENS,
}

/** The screens of a private area, without where else its navigation leads. */
export const screensOfArea = (area: AreaName): readonly AreaScreen[] =>
  NAVIGATION[area].filter(({ path }) => areaOf(path) === area)

const AREA_NAMES = Object.keys(AREAS) as AreaName[]

/** The path of every screen, a name that changes as `$name`. */
export const SCREEN_PATHS: readonly string[] = [
  ...PUBLIC_SCREENS.map(({ path }) => path),
  ...ACCOUNT_SCREENS,
  ...AREA_NAMES.flatMap((area) => screensOfArea(area).map(({ path }) => path)),
  ...DIALOG_SCREENS,
  ...ADMIN_RECORDS,
]

/** The paths with a shell of their own: each area's, and each screen's where the area says so. */
export const SHELL_PATHS: readonly string[] = AREA_NAMES.flatMap((area) => [
  rootOf(area),
  ...screensOfArea(area)
    .map(({ path }) => path)
    .filter((path) => AREAS[area].ownShells && path !== rootOf(area)),
])

/**
 * Who has the code of a route on the device before it is asked for.
 * @param routePath of a screen or an area, without a slash at its end
 * @returns `all`: every installation; an area: who has entered it; undefined: nobody
 */
export function keptBy(routePath: string): 'all' | AreaName | undefined {
  const area = areaOf(routePath)
  const screens = area ? NAVIGATION[area] : PUBLIC_SCREENS
  const isKept =
    screens.find(({ path }) => path === routePath)?.offline !== false && !MAILED_SCREENS.includes(routePath)
  if (!isKept || (area && !AREAS[area].offline)) return undefined
  return area && ENTERED_AREAS.includes(area) ? area : 'all'
}

/** Matches the addresses of a screen, a name that changes being one part of the path. */
export const patternOf = (screen: string): RegExp => new RegExp(`^${screen.replaceAll(/\$\w+/g, '[^/]+')}$`)

/** What a path counts as. An address may be anything; what is counted are pages there are. */
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { areaOf } from '#contract/screens/areas.ts'
import { PUBLIC_SCREENS } from '#contract/screens/public.ts'
import { patternOf, SCREEN_PATHS } from '#contract/screens/screens.ts'

export interface CountedPage {
  page: string
  /** The vendor whose page it is. */
  vendorId?: string
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const VENDOR = new RegExp(`^/fornitore/(${ID})(?:/[a-z0-9-]*)?$`)
const CATEGORY = /^\/fornitori\/([a-z0-9-]+)$/
/** The screen of an area; what is behind an id in it is no page of its own. */
const AREA_SCREEN = /^\/[a-z]+(?:\/([a-z]+(?:-[a-z]+){0,3}))?(?:\/.*)?$/
const PAGES = new Set(SCREEN_PATHS.filter((path) => !path.includes('$')))
/** One line for all the pages of a screen: their names may open somebody's, or are too many. */
const NAMED = PUBLIC_SCREENS.flatMap(({ path, countedAs }) =>
  countedAs && countedAs !== 'each' ? [{ page: countedAs, pattern: patternOf(path) }] : [],
)
const AREA_SCREENS = 40

/** @returns undefined for what is no page */
export function pageOf(path: string): CountedPage | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  if (PAGES.has(plain)) return { page: plain }
  if (plain.startsWith('/fornitore/')) {
    const vendorId = VENDOR.exec(plain)?.[1]
    return vendorId ? { page: '/fornitore', vendorId } : undefined
  }
  const category = CATEGORY.exec(plain)?.[1]
  if (category) return CATEGORIES.some(({ slug }) => slug === category) ? { page: plain } : undefined
  const named = NAMED.find(({ pattern }) => pattern.test(plain))
  if (named) return { page: named.page }
  const area = areaOf(plain)
  const screen = AREA_SCREEN.exec(plain)?.[1]
  if (!area) return undefined
  return { page: screen && screen.length <= AREA_SCREENS ? `/${area}/${screen}` : `/${area}` }
}

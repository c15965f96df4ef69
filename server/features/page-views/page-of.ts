/** What a path counts as. An address may be anything; what is counted are pages there are. */
import { CATEGORIES } from '#contract/category-list.ts'

export interface CountedPage {
  page: string
  /** The vendor whose page it is. */
  vendorId?: string
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const VENDOR = new RegExp(`^/fornitore/(${ID})(?:/[a-z0-9-]*)?$`)
const CATEGORY = /^\/fornitori\/([a-z0-9-]+)$/
const NAMED = /^\/(news|guide|matrimoni-veri)\/[a-z0-9-]+$/
/** Its address opens somebody's page: only that one was opened is counted. */
const WEDDING = /^\/wedding\/[^/]+/
/** The screens of an area; what is behind an id in them is no page of its own. */
const AREA = /^\/(couple|vendor|admin)(?:\/([a-z]+(?:-[a-z]+){0,3}))?(?:\/.*)?$/
const PAGES = new Set(
  `/ /fornitori /planning /awards /news /privacy-policy /vendor-area /how-it-works /vendor-terms /wed-ai /assistance
   /cookie /guide /matrimoni-veri /come-ordiniamo /login /register /reset-password`.split(/\s+/),
)
const AREA_SCREENS = 40

/** @returns undefined for what is no page */
export function pageOf(path: string): CountedPage | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  if (PAGES.has(plain)) return { page: plain }
  const vendorId = VENDOR.exec(plain)?.[1]
  if (vendorId) return { page: '/fornitore', vendorId }
  const category = CATEGORY.exec(plain)?.[1]
  if (category) return CATEGORIES.some(({ slug }) => slug === category) ? { page: plain } : undefined
  const named = NAMED.exec(plain)?.[1]
  if (named) return { page: `/${named}/*` }
  if (WEDDING.test(plain)) return { page: '/wedding' }
  const [, area, screen] = AREA.exec(plain) ?? []
  if (area) return { page: screen && screen.length <= AREA_SCREENS ? `/${area}/${screen}` : `/${area}` }
  return undefined
}

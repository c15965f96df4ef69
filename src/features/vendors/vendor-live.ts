/** What `hubs/vendor` does to the cached vendors: pages, lists and details follow by version. */
import type { InfiniteData } from '@tanstack/react-query'
import type { Vendor, VendorCard, VendorPage } from '#contract/vendors/vendor.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { CachePort } from '../../offline/outbox/command.ts'
import { cardOf } from './vendor-card-of.ts'
import {
  ALL_VENDORS_KEY,
  SIMILAR_VENDORS_KEY,
  TOP_VENDORS_KEY,
  VENDOR_LISTS_KEY,
  VENDORS_KEY,
  ownVendorKey,
  vendorKey,
} from './vendor-queries.ts'

/** What names vendors elsewhere. */
const TOLD_OF_VENDORS = [['real-weddings'], ['home', 'wedding'], ['home', 'awards'], ['awards']] as const

type VendorPages = InfiniteData<VendorPage, string>

const { created, updated, deleted } = CHANGE_EVENTS.vendor

export const vendorLive: Readonly<Record<string, (cache: CachePort, payload: unknown) => void>> = {
  [created](cache, payload) {
    const vendor = payload as VendorCard
    askForVendor(cache, vendor)
    cache.setQueryData<VendorCard[]>(ALL_VENDORS_KEY, (all) => all && putCard(all, vendor, 'append'))
    // Where in which list it belongs, the server knows; only lists that are looked at are asked for again.
    cache.invalidate(VENDOR_LISTS_KEY)
    cache.invalidate([...VENDORS_KEY, 'summary'])
  },
  [updated](cache, payload) {
    const vendor = payload as VendorCard
    askForVendor(cache, vendor)
    cache.setQueryData<VendorCard[]>(ALL_VENDORS_KEY, (all) => all && putCard(all, vendor, 'append'))
    let moved = false
    cache.updateQueries<VendorPages>(VENDOR_LISTS_KEY, (pages) => {
      moved ||= pages.pages.some(({ items }) => items.some((card) => hasMoved(card, vendor)))
      return mapPages(pages, (page) => putInPage(page, vendor))
    })
    // In which list it stands now, the server knows.
    if (moved) cache.invalidate(VENDOR_LISTS_KEY)
    for (const key of [TOP_VENDORS_KEY, SIMILAR_VENDORS_KEY])
      cache.updateQueries<VendorCard[]>(key, (cards) => putCard(cards, vendor))
  },
  [deleted]: (cache, id) => dropVendor(cache, String(id)),
  [CHANGE_EVENTS.availability.updated]: (cache, payload) =>
    cache.invalidate([...VENDORS_KEY, 'availability', (payload as { vendorId: string }).vendorId]),
}

/** Of a page that is its vendor's alone, told to its own devices: that it is another, and to nobody what it says. */
export const ownPageLive: typeof vendorLive = {
  [deleted]: (cache, id) => cache.invalidate(ownVendorKey(String(id))),
}

const hasMoved = (known: VendorCard, { id, version, category, place }: VendorCard): boolean =>
  known.id === id &&
  known.version < version &&
  (known.category !== category || known.place.region !== place.region)

/** The hub tells what a list shows: a page that is older is asked for again, by whoever reads it. */
function askForVendor(cache: CachePort, { id, version }: VendorCard) {
  for (const key of [vendorKey(id), ownVendorKey(id)]) {
    const known = cache.getQueryData<Vendor>(key)
    if (known && known.version < version) cache.invalidate(key)
  }
}

function dropVendor(cache: CachePort, id: string) {
  const without = (cards: VendorCard[]) =>
    cards.some((card) => card.id === id) ? cards.filter((card) => card.id !== id) : cards
  cache.setQueryData<VendorCard[]>(ALL_VENDORS_KEY, (all) => all && without(all))
  cache.updateQueries<VendorPages>(VENDOR_LISTS_KEY, (pages) => dropFromPages(pages, id))
  for (const key of [TOP_VENDORS_KEY, SIMILAR_VENDORS_KEY]) cache.updateQueries<VendorCard[]>(key, without)
  // Its weddings and prizes go out of sight with it.
  for (const key of TOLD_OF_VENDORS) cache.invalidate(key)
  // Whoever reads it now is told by the server's answer.
  cache.invalidate(vendorKey(id))
  cache.invalidate([...VENDORS_KEY, 'summary'])
}

/** The list with the vendor's card as it is now; that it is paid for and `award` are the list's own and stay. */
export function putCard(cards: VendorCard[], vendor: VendorCard, missing?: 'append'): VendorCard[] {
  const at = cards.findIndex((card) => card.id === vendor.id)
  const known = cards[at]
  if (!known) return missing === 'append' ? [...cards, cardOf(vendor)] : cards
  if (known.version >= vendor.version) return cards
  const { sponsored, placementId, award } = known
  const card = {
    ...cardOf(vendor),
    ...(sponsored && { sponsored, placementId }),
    ...(award && { award }),
  }
  return cards.with(at, card)
}

function putInPage(page: VendorPage, vendor: VendorCard): VendorPage {
  const items = putCard(page.items, vendor)
  const sponsored = page.sponsored && putCard(page.sponsored, vendor)
  return items === page.items && sponsored === page.sponsored
    ? page
    : { ...page, items, ...(sponsored && { sponsored }) }
}

/** The pages without one vendor; every page's total says so. */
export function dropFromPages(pages: VendorPages, id: string): VendorPages {
  const isThis = (card: VendorCard) => card.id === id
  const isListed = pages.pages.some(({ items }) => items.some(isThis))
  if (!isListed && !pages.pages.some(({ sponsored }) => sponsored?.some(isThis))) return pages
  return mapPages(pages, (page) => ({
    ...page,
    items: page.items.filter((card) => card.id !== id),
    ...(page.sponsored && { sponsored: page.sponsored.filter((card) => card.id !== id) }),
    total: page.total - (isListed ? 1 : 0),
  }))
}

function mapPages(pages: VendorPages, change: (page: VendorPage) => VendorPage): VendorPages {
  const next = pages.pages.map(change)
  return next.every((page, at) => page === pages.pages[at]) ? pages : { ...pages, pages: next }
}

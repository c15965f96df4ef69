import { eq, sql } from 'drizzle-orm'
import { CATEGORIES } from '#contract/category-list.ts'
import { regions } from '#contract/places.ts'
import { type Handlers, read, sharedRead, write } from '../../platform/call-server.ts'
import { askedId } from '../../platform/asked-id.ts'
import { writeContext } from '../../platform/write-context.ts'
import { searchVendors, searchWords, suggestVendors } from './vendor-search.ts'
import {
  busyDays,
  changeVendor,
  marketSummary,
  maySeeVendor,
  registerVendor,
  removeVendor,
  similarVendors,
  topVendors,
  viewVendor,
} from './vendor-service.ts'
import { listCards, vendor } from './vendor-store.ts'

const EVERY_VENDOR = 100_000
const BEST_FIRST = sql`${vendor.score} desc, ${vendor.id}`

export const vendorRoutes: Handlers = {
  'Vendor/checkUserIfVendor': read(async ({ actor }) => actor.kind === 'vendor'),
  'Vendor/getAllVendor': sharedRead(({ tx }) => listCards(undefined, BEST_FIRST, EVERY_VENDOR, tx)),
  'Vendor/getVendorByCategory': sharedRead(({ query, tx }) =>
    listCards(eq(vendor.category, query.category), BEST_FIRST, EVERY_VENDOR, tx),
  ),
  'Vendor/getVendorById': sharedRead(({ query, body, actor, tx }) =>
    viewVendor(askedId(query.id, body), actor, tx),
  ),
  'Vendor/addNewVendor': write((call) => registerVendor(call.actor, writeContext(call), call.body)),
  'Vendor/updateVendor': write((call) =>
    changeVendor(call.actor.vendorId, writeContext(call), call.params.id, call.body),
  ),
  'Vendor/deleteVendor': write(async (call) => {
    await removeVendor(call.actor.vendorId, writeContext(call), call.params.id)
    return { id: call.params.id }
  }),
  'Vendor/getTopVendors': sharedRead(({ tx, now }) => topVendors(now.slice(0, 10), tx)),
  'Vendor/search': sharedRead(({ query, tx }) => searchVendors(query, tx)),
  'Vendor/suggest': sharedRead(async ({ query, tx }) => {
    const typed = searchWords(query.q).join(' ')
    const like = (name: string) => searchWords(name).join(' ').includes(typed)
    const categories = typed ? CATEGORIES.filter((category) => like(category.name)).slice(0, 4) : []
    const places = typed ? regions.filter((region) => like(region.name)).slice(0, 3) : []
    const found = await suggestVendors(query.q, tx)
    return [
      ...categories.map(({ slug, name }) => ({
        kind: 'category' as const,
        slug,
        label: name,
        detail: 'Categoria',
      })),
      ...places.map(({ slug, name }) => ({ kind: 'region' as const, slug, label: name, detail: 'Regione' })),
      ...found.map(({ id, slug, businessName, place }) => ({
        kind: 'vendor' as const,
        id,
        slug,
        label: businessName,
        detail: place.city,
      })),
    ]
  }),
  'Vendor/getMarketSummary': sharedRead(({ tx }) => marketSummary(tx)),
  'Vendor/getSimilarVendors': sharedRead(({ query, tx }) => similarVendors(query.id, tx)),
  'Vendor/getAvailability': sharedRead(async ({ query: { id, from, to }, actor, tx }) => ({
    vendorId: id,
    from,
    to,
    busy: (await maySeeVendor(id, actor, tx)) ? await busyDays(id, from, to, tx) : [],
  })),
}

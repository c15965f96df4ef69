import { eq, sql } from 'drizzle-orm'
import { CATEGORIES } from '#contract/category-list.ts'
import { provinces, regions } from '#contract/places.ts'
import { type Handlers, read, sharedRead, write } from '../../platform/call-server.ts'
import { askedId } from '../../platform/asked-id.ts'
import { writeContext } from '../../platform/write-context.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { searchVendors, suggestVendors } from './vendor-search.ts'
import { searchWords } from './vendor-words.ts'
import {
  changeVendor,
  daysOf,
  marketSummary,
  listVendorProfiles,
  maySeeVendor,
  registerVendor,
  removeVendor,
  servicesOf,
  similarVendors,
  topVendors,
  viewVendor,
} from './vendor-service.ts'
import { listCards, vendor } from './vendor-store.ts'

const EVERY_VENDOR = 100_000
const BEST_FIRST = sql`${vendor.score} desc, ${vendor.id}`

export const vendorRoutes: Handlers = {
  'Vendor/checkUserIfVendor': read(async ({ actor }) => actor.kind === 'vendor'),
  'Vendor/getAllVendor': sharedRead(({ query, tx }) =>
    listCards(undefined, BEST_FIRST, query.limit ?? EVERY_VENDOR, tx),
  ),
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
  'Vendor/getTopVendors': sharedRead(({ tx, now }) => topVendors(italianDay(now), tx)),
  'Vendor/search': sharedRead(({ query, now, tx }) => searchVendors(query, italianDay(now), tx)),
  'Vendor/suggest': sharedRead(async ({ query, tx }) => {
    const typed = searchWords(query.q).join(' ')
    const like = (name: string) => searchWords(name).join(' ').includes(typed)
    const begins = (name: string) => searchWords(name).join(' ').startsWith(typed)
    const categories = typed ? CATEGORIES.filter((category) => like(category.name)).slice(0, 4) : []
    const places = typed ? regions.filter((region) => like(region.name)).slice(0, 3) : []
    const towns = typed.length > 1 ? provinces.filter((one) => begins(one.name)).slice(0, 2) : []
    const found = await suggestVendors(query.q, tx)
    return [
      ...categories.map(({ slug, name }) => ({
        kind: 'category' as const,
        slug,
        label: name,
        detail: 'Categoria',
      })),
      ...places.map(({ slug, name }) => ({ kind: 'region' as const, slug, label: name, detail: 'Regione' })),
      ...towns.map(({ code, name, region }) => ({
        kind: 'province' as const,
        slug: code,
        region,
        label: name,
        detail: 'Provincia',
      })),
      ...found.map(({ id, slug, businessName, place }) => ({
        kind: 'vendor' as const,
        id,
        slug,
        label: businessName,
        detail: place.city,
      })),
    ]
  }),
  'Vendor/getServices': sharedRead(({ query, tx }) => servicesOf(query.category, tx)),
  'Admin/getVendor': read(({ query, tx }) => listVendorProfiles(query, tx)),
  'Admin/updateVendor': write((call) => changeVendor('any', writeContext(call), call.params.id, call.body)),
  'Vendor/getMarketSummary': sharedRead(({ query, tx }) => marketSummary(query.category, tx)),
  'Vendor/getSimilarVendors': sharedRead(({ query, tx }) => similarVendors(query.id, tx)),
  'Vendor/getAvailability': sharedRead(async ({ query: { id, from, to }, actor, tx }) => ({
    vendorId: id,
    from,
    to,
    ...((await maySeeVendor(id, actor, tx)) ? await daysOf(id, from, to, tx) : { busy: [] }),
  })),
}

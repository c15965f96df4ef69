import { eq, sql } from 'drizzle-orm'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { provinces, regions } from '#contract/lists/places/places.ts'
import type { VendorProfile } from '#contract/people/user.ts'
import { type Handlers, read, rereadWrite, sharedRead, write } from '../../platform/http/call-server.ts'
import { SUPPORT, vendorAudience } from '../../platform/database/change-feed.ts'
import { listTags, vendorTags } from '../../platform/cache/cache-tags.ts'
import { askedId } from '../../platform/http/asked-id.ts'
import { listed } from '../../platform/paged-list.ts'
import type { ForgetIdentities } from '../../platform/people/person-erasure.ts'
import type { OwnedEntity } from '../../platform/entity/owned-entity.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { deleteByTwo } from '../approvals/approval-service.ts'
import { VENDOR_COLUMNS, vendorAdminList } from './vendor-admin-list.ts'
import { countByCategory, searchVendors, suggestVendors } from './vendor-search.ts'
import { townsOf } from './towns.ts'
import { searchWords } from './vendor-words.ts'
import {
  changeVendor,
  daysOf,
  marketSummary,
  manageVendor,
  publishPage,
  maySeeVendor,
  registerVendor,
  removeVendor,
  servicesOf,
  viewVendor,
  wholeVendor,
  vendorForAdmin,
} from './vendor-service.ts'
import { vendorDeletion } from './vendor-deletion-service.ts'
import { similarVendors, topVendors } from './vendor-shelves.ts'
import { listCards, vendor } from './vendor-store.ts'

const EVERY_VENDOR = 100_000
/** A new vendor may come into such an answer, and any may leave it. */
const ofAnyVendor = () => ['vendor'] as const
const placed = () => ['vendor', 'visibility'] as const
/** What is around a province lies in other regions too. */
const placeOfList = <T extends { region?: string | undefined; around?: string | undefined }>(query: T) =>
  query.around ? { ...query, region: undefined } : query
const BEST_FIRST = sql`${vendor.score} desc, ${vendor.id}`

export const vendorRoutes = (
  forgetIdentities: ForgetIdentities,
  entities: readonly OwnedEntity[],
  publicUrl: () => string,
): Handlers => ({
  'Vendor/checkUserIfVendor': read(async ({ actor }) => actor.kind === 'vendor'),
  'Vendor/getAllVendor': sharedRead(
    ({ query, tx }) => listCards(undefined, BEST_FIRST, query.limit ?? EVERY_VENDOR, tx),
    ofAnyVendor,
  ),
  'Vendor/getVendorByCategory': sharedRead(
    ({ query, tx }) => listCards(eq(vendor.category, query.category), BEST_FIRST, EVERY_VENDOR, tx),
    ({ query }) => listTags({ category: query.category }),
  ),
  'Vendor/getVendorById': sharedRead(
    ({ query, body, actor, tx }) => viewVendor(askedId(query.id, body), actor, tx),
    (_, seen) => vendorTags([seen]),
  ),
  'Vendor/addNewVendor': write((call) => registerVendor(call.actor, writeContext(call), call.body)),
  'Vendor/updateVendor': rereadWrite(
    (call) => changeVendor(call.actor.vendorId, writeContext(call), call.params.id, call.body),
    ({ params, tx }) => wholeVendor(params.id, tx),
  ),
  'Vendor/publishPage': rereadWrite(
    (call) => publishPage(call.actor.vendorId, writeContext(call), call.params.id),
    ({ params, tx }) => wholeVendor(params.id, tx),
  ),
  'Vendor/deleteVendor': write(
    async (call) => {
      await removeVendor(call.actor.vendorId, writeContext(call), call.params.id, {
        forgetIdentities,
        entities,
      })
      return { id: call.params.id }
    },
    async () => SUPPORT,
  ),
  'Admin/deleteVendor': write(
    (call) => deleteByTwo(vendorDeletion(forgetIdentities, entities), call, publicUrl()),
    async () => SUPPORT,
  ),
  'Vendor/getTopVendors': sharedRead(
    ({ tx, now }) => topVendors(italianDay(now), tx),
    () => [...placed(), 'homePage'],
  ),
  'Vendor/search': sharedRead(
    ({ query, now, tx }) => searchVendors(query, italianDay(now), tx),
    // Words are put right by those that all vendors use.
    ({ query }) => [
      ...(query.q ? (['vendor'] as const) : listTags(placeOfList(query))),
      'visibility',
      'availability',
    ],
  ),
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
  }, ofAnyVendor),
  'Vendor/getTowns': sharedRead(
    async ({ query }) => townsOf(query.province).map((name) => ({ name })),
    () => [],
  ),
  'Vendor/getServices': sharedRead(
    ({ query, tx }) => servicesOf(query.category, tx),
    ({ query }) => listTags({ category: query.category }),
  ),
  'Admin/getVendor': listed<'Admin/getVendor', VendorProfile>(vendorAdminList, 'fornitori', VENDOR_COLUMNS),
  'Admin/getVendorById': read(({ query, tx }) => vendorForAdmin(query.id, tx)),
  'Admin/manageActiveDeactivateVendor': write(
    (call) => manageVendor(writeContext(call), call.body, publicUrl()),
    async ({ body }) => vendorAudience(body.id),
  ),
  'Admin/updateVendor': rereadWrite(
    (call) => changeVendor('any', writeContext(call), call.params.id, call.body),
    ({ params, tx }) => wholeVendor(params.id, tx),
    async ({ params }) => vendorAudience(params.id),
  ),
  'Vendor/getMarketSummary': sharedRead(({ query, tx }) => marketSummary(query.category, tx), ofAnyVendor),
  'Vendor/getCategoryCounts': sharedRead(
    ({ query, tx }) => countByCategory(query, tx),
    ({ query }) => [...listTags(placeOfList(query)), 'availability'],
  ),
  'Vendor/getSimilarVendors': sharedRead(
    ({ query, tx }) => similarVendors(query.id, tx),
    ({ query }, found) => vendorTags([query, ...found]),
  ),
  'Vendor/getAvailability': sharedRead(
    async ({ query: { id, from, to }, actor, tx }) => ({
      vendorId: id,
      from,
      to,
      ...((await maySeeVendor(id, actor, tx)) ? await daysOf(id, from, to, tx) : { busy: [] }),
    }),
    ({ query: { id } }) => [`vendor:${id}`, `availability:${id}`],
  ),
})

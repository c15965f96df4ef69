import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { cachePortOf } from '../../offline/cache/query-cache-port.ts'
import { cardOf } from './vendor-card-of.ts'
import { vendorLive } from './vendor-live.ts'
import {
  ALL_VENDORS_KEY,
  TOP_VENDORS_KEY,
  VENDOR_LISTS_KEY,
  ownVendorKey,
  vendorKey,
} from './vendor-queries.ts'

const { created, updated, deleted } = CHANGE_EVENTS.vendor
const vendor = (id: string, version: number, businessName = `Villa ${id}`): Vendor => ({
  id,
  version,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  businessName,
  slug: id,
  category: 'location',
  headline: '',
  description: '',
  place: { region: 'toscana', province: 'SI', city: 'Siena' },
  coverage: [],
  priceRange: 2,
  capacity: {},
  socials: {},
  services: [],
  faq: [],
  languages: [],
  gallery: [],
  takesBookings: true,
  dailyCapacity: 1,
  rating: 4.5,
  reviewCount: 3,
  active: true,
  typeOfAccount: 'base',
  subscriptionType: 'monthly',
})

let client: QueryClient
const LIST = [...VENDOR_LISTS_KEY, {}]
/** The hub tells a card of a vendor, and the id of one that is gone. */
const hear = (event: string, told: Vendor | string) =>
  vendorLive[event]!(
    cachePortOf(client, () => Promise.resolve(true)),
    typeof told === 'string' ? told : cardOf(told),
  )
const all = () => client.getQueryData<{ id: string; businessName: string }[]>(ALL_VENDORS_KEY)!
const page = () =>
  client.getQueryData<{ pages: { items: { id: string }[]; total: number }[] }>(LIST)!.pages[0]!

beforeEach(() => {
  client = new QueryClient()
  const cards = [cardOf(vendor('a', 2)), cardOf(vendor('b', 2))]
  client.setQueryData(ALL_VENDORS_KEY, cards)
  client.setQueryData(TOP_VENDORS_KEY, [{ ...cards[0], sponsored: true, placementId: 'p', award: 2026 }])
  client.setQueryData(LIST, { pages: [{ items: cards, total: 2 }], pageParams: [''] })
  client.setQueryData(vendorKey('a'), vendor('a', 2))
})

describe('what the vendors’ hub does to the cache', () => {
  it('appends a vendor that is new, once however often it is heard', () => {
    hear(created, vendor('c', 1))
    hear(created, vendor('c', 1))
    expect(all().map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('replaces an updated vendor everywhere, keeping what only a list knows', () => {
    hear(updated, vendor('a', 3, 'Villa Nuova'))
    expect(all()[0]!.businessName).toBe('Villa Nuova')
    expect(page().items[0]).toMatchObject({ businessName: 'Villa Nuova' })
    // Its page is whole, and asked for again where it is read.
    expect(client.getQueryData(vendorKey('a'))).toMatchObject({ version: 2, gallery: [] })
    expect(client.getQueryState(vendorKey('a'))?.isInvalidated).toBe(true)
    expect(client.getQueryData<object[]>(TOP_VENDORS_KEY)![0]).toMatchObject({
      businessName: 'Villa Nuova',
      sponsored: true,
      placementId: 'p',
      award: 2026,
    })
  })

  it('has a vendor’s own page asked for again, where another device of it wrote', () => {
    client.setQueryData(ownVendorKey('a'), vendor('a', 2))
    hear(updated, vendor('a', 2))
    expect(client.getQueryState(ownVendorKey('a'))?.isInvalidated).toBe(false)
    hear(updated, vendor('a', 3, 'Villa Nuova'))
    expect(client.getQueryState(ownVendorKey('a'))?.isInvalidated).toBe(true)
  })

  it('ignores what is older than what it has', () => {
    hear(updated, vendor('a', 1, 'Villa Vecchia'))
    expect(all()[0]!.businessName).toBe('Villa a')
    expect(client.getQueryData(vendorKey('a'))).toMatchObject({ version: 2 })
    expect(client.getQueryState(vendorKey('a'))?.isInvalidated).toBe(false)
  })

  it('asks again for lists when a vendor in them has gone to another category or region, and not before', () => {
    hear(updated, vendor('a', 3, 'Villa Nuova'))
    expect(client.getQueryState(LIST)?.isInvalidated).toBe(false)
    hear(updated, { ...vendor('a', 4), category: 'catering' })
    expect(client.getQueryState(LIST)?.isInvalidated).toBe(true)
  })

  it('does not make up the detail of a vendor nobody has opened', () => {
    hear(updated, vendor('b', 3))
    expect(client.getQueryData(vendorKey('b'))).toBeUndefined()
  })

  it('takes a deleted vendor out of every list and counts one less', () => {
    hear(deleted, 'a')
    expect(all().map(({ id }) => id)).toEqual(['b'])
    expect(page()).toMatchObject({ total: 1 })
    expect(page().items).toHaveLength(1)
    expect(client.getQueryData(TOP_VENDORS_KEY)).toEqual([])
    expect(client.getQueryState(vendorKey('a'))?.isInvalidated).toBe(true)
  })
})

/** The searches of couples, asked of the market that the demo shows. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provincesNear } from '#contract/lists/places/near-provinces.ts'
import { widerPlace } from '#contract/lists/places/wider-place.ts'
import type { VendorCard, VendorFilter, VendorPage } from '#contract/vendors/vendor.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'
import { VENDOR_SEARCHES } from '#tests/support/vendor-searches.ts'
import { seedDemo } from '../../demo/seed-demo.ts'
import type { Identity } from '../../identity/identity.ts'
import { searchVendors } from './vendor-search.ts'
import { searchWords, townWords } from './vendor-words.ts'

const DAY = '2026-11-21'
/** What a screen shows before it is scrolled. */
const FIRST = 8

let at: TestApp
const travels = new Map<string, readonly string[]>()
beforeAll(async () => {
  at = await startTestApp()
  const identity = { createAccount: ({ email }: { email: string }) => Promise.resolve(`uid of ${email}`) }
  await seedDemo({ database: at.database, identity: identity as unknown as Identity, today: DAY })
  const { rows } = await at.database.pool.query('select vendor_id, regions from vendor_listing')
  for (const { vendor_id, regions } of rows) travels.set(vendor_id, regions)
})
afterAll(() => at.close())

const search = (filter: VendorFilter) => searchVendors(filter, DAY, at.database.db)

/** Whether a vendor is where was asked: a region counts for those who travel to it. */
function isThere({ id, place }: VendorCard, { region, province, city, around }: VendorFilter): boolean {
  if (province && around) return [province, ...provincesNear(province)].includes(place.province)
  if (city && townWords(place.city) !== townWords(city)) return false
  if (province) return place.province === province
  return region === undefined || travels.get(id)!.includes(region)
}

/** The filters that a line of the table stands for. */
function filtersOf(wanted: string): VendorFilter {
  const [category, place] = wanted.split(' ') as [string, string]
  const [, province, city] = /^([A-Z]{2})(?:\/([^+]*))?/.exec(place) ?? []
  return {
    ...(category !== '-' && { category: category as NonNullable<VendorFilter['category']> }),
    ...(province ? { province } : place !== '-' && { region: place }),
    ...(city && { city: city.replaceAll('_', ' ') }),
    ...(place.endsWith('+') && { around: 'provinces' as const }),
  }
}

/** What the screen shows: the page of the filters, else of the place around them, which it says. */
async function shown(asked: VendorFilter): Promise<{ page: VendorPage; filter: VendorFilter }> {
  const page = await search(asked)
  const { region, province, city, around, ...filter } = asked
  const wider = page.total === 0 && widerPlace({ region, province, city, around })
  return wider ? shown({ ...filter, ...wider }) : { page, filter: asked }
}

/** Of those whom a word names: the words are looked for, and nothing else. */
const NAMES = ['villa cipressa', 'masseria dei cedri', 'tenuta fontelieta']

describe('the market of the demo', () => {
  it.each([
    ['pugla', { region: 'puglia' }],
    ['bergmo', { province: 'BG' }],
    ['fotograffo bari', { category: 'fotografo', province: 'BA' }],
    ['fotogrfo lecce', { category: 'fotografo', province: 'LE' }],
    ['bolgna', { province: 'BO' }],
    ['torimo', { province: 'TO' }],
  ])('«%s», mistyped, is understood as %j', async (words, wanted) => {
    expect((await search({ q: words })).understood).toMatchObject(wanted)
  })

  it.each(VENDOR_SEARCHES.filter(([words]) => !NAMES.includes(words)))(
    '«%s» shows %s',
    async (words, wanted) => {
      const first = await search({ q: words })
      const asked = filtersOf(wanted)
      if (Object.keys(asked).length === 0) return expect(first.understood).toBeUndefined()
      expect(first.understood).toMatchObject(asked)
      // A lake is none of the towns that are called so.
      if (wanted.split(' ')[1] === '-') expect(first.understood?.region).toBeUndefined()
      const { missing, ...filter } = first.understood!
      const { page, filter: where } = await shown(filter)
      expect(page.total).toBeGreaterThan(0)
      for (const card of page.items.slice(0, FIRST)) {
        const who = `${card.businessName}, ${card.category} a ${card.place.city}`
        if (asked.category) expect(card.category, who).toBe(asked.category)
        expect(isThere(card, where), who).toBe(true)
      }
      // What is not looked for any more is said.
      const kept = searchWords(`${filter.q ?? ''} ${missing ?? ''}`)
      expect(kept.toSorted()).toEqual(wanted.split(' ').slice(2).toSorted())
    },
  )

  it.each(NAMES)('«%s» is a name: whoever is called so comes first', async (name) => {
    const { items } = await search({ q: name })
    expect(searchWords(items[0]!.businessName).join(' ')).toContain(searchWords(name).join(' '))
  })

  it('a town shows its own vendors, and around it those of the town before its province and its neighbours', async () => {
    const { rows } = await at.database.pool.query(`select place ->> 'city' as city, province, region, category
      from vendor where active group by 1, 2, 3, 4 having count(*) > 1 order by count(*) desc limit 6`)
    for (const { city, province, region, category } of rows) {
      const own = await search({ category, region, province, city })
      expect(own.items.every(({ place }) => place.city === city)).toBe(true)
      const around = await search({ category, region, province, city, around: 'provinces' })
      expect(around.items.slice(0, own.total).every(({ place }) => place.city === city)).toBe(true)
      const rank = around.items.map(({ place }) =>
        place.city === city ? 0 : place.province === province ? 1 : 2,
      )
      expect(rank).toEqual(rank.toSorted((a, b) => a - b))
    }
  })
})

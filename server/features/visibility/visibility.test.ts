import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BACKGROUNDS_MOST } from '#contract/lists/site/homepage-limits.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type Person, type TestApp, newAdmin, send, startTestApp } from '#tests/support/test-app.ts'
import { untilTold } from '#tests/support/until-told.ts'

const NOW = new Date('2026-11-21T10:00:00.000Z')
let at: TestApp
let admin: Person
const vendorIds: string[] = []
const get = async (address: string) => (await send(at.url + address, 'GET', '')).body
const settled = () => untilTold(at)

beforeAll(async () => {
  at = await startTestApp(() => NOW)
  admin = await newAdmin(at)
  for (const [name, region] of [
    ['Uno', 'toscana'],
    ['Due', 'puglia'],
    ['Tre', 'toscana'],
  ]) {
    const { body } = await admin.call('POST', '/api/Vendor/addNewVendor', {
      businessName: name,
      category: 'musica',
      place: {
        region,
        ...(region === 'puglia' ? { province: 'BA', city: 'Bari' } : { province: 'SI', city: 'Siena' }),
      },
    })
    vendorIds.push(body.id)
  }
  // Those who stand at the top by themselves.
  for (let n = 0; n < 7; n++)
    await admin.call('POST', '/api/Vendor/addNewVendor', {
      businessName: `Primo ${n}`,
      category: 'musica',
      place: { region: 'lazio', province: 'RM', city: 'Roma' },
      priceFromCents: 100_000,
    })
})
afterAll(() => at.close())

const place = (vendorId: string, placement: string, more = {}) => ({
  id: newId(),
  vendorId,
  placement,
  from: '2026-11-01',
  to: '2026-12-01',
  weight: 10,
  ...more,
})

describe('a paid placement', () => {
  it('stands above its list, marked, and changes the order of nobody', async () => {
    const before = await get('/api/Vendor/search?category=musica')
    const paid = place(vendorIds[2]!, 'category')
    expect((await admin.call('POST', '/api/Admin/addVisibilityVendor', paid)).status).toBe(200)
    await settled()
    const after = await get('/api/Vendor/search?category=musica')
    expect(
      after.sponsored.map((card: { id: string; sponsored: boolean }) => [card.id, card.sponsored]),
    ).toEqual([[vendorIds[2], true]])
    expect(after.items).toEqual(before.items)
    expect((await get('/api/Vendor/search')).sponsored).toBeUndefined()
    expect((await get('/api/Vendor/search?category=musica&region=puglia')).sponsored).toBeUndefined()
    expect((await get('/api/Vendor/search?category=musica&q=uno')).sponsored).toBeUndefined()
    // It says no price, and is not among those of a price either.
    const priced = await get('/api/Vendor/search?category=musica&priceMaxCents=200000')
    expect([priced.total, priced.sponsored]).toEqual([7, undefined])
    await admin.call('DELETE', `/api/Admin/deleteVisibilityVendor/${paid.id}`)
    await settled()
    expect((await get('/api/Vendor/search?category=musica')).sponsored).toBeUndefined()
  })

  it('does not repeat who stands at the top already', async () => {
    const first = (await get('/api/Vendor/search?category=musica')).items[0]
    const paid = place(first.id, 'category')
    await admin.call('POST', '/api/Admin/addVisibilityVendor', paid)
    await settled()
    expect((await get('/api/Vendor/search?category=musica')).sponsored).toBeUndefined()
    await admin.call('DELETE', `/api/Admin/deleteVisibilityVendor/${paid.id}`)
  })

  it('is shown only in its days, and at most two at a time', async () => {
    const past = place(vendorIds[0]!, 'list', { from: '2026-01-01', to: '2026-11-20' })
    await admin.call('POST', '/api/Admin/addVisibilityVendor', past)
    await settled()
    expect((await get('/api/Vendor/search')).sponsored).toBeUndefined()
    await admin.call('PUT', `/api/Admin/updateVisibilityByVendorId/${past.id}`, { to: '2026-11-21' })
    for (const id of vendorIds) await admin.call('POST', '/api/Admin/addVisibilityVendor', place(id, 'list'))
    await settled()
    const { sponsored } = await get('/api/Vendor/search')
    expect(sponsored).toHaveLength(2)
    expect(new Set(sponsored.map(({ id }: { id: string }) => id)).size).toBe(2)
  })

  it('is read with its vendor, and a vendor has a place once on a day', async () => {
    const add = (body: object) => admin.call('POST', '/api/Admin/addVisibilityVendor', body)
    const first = place(vendorIds[1]!, 'home')
    expect((await add(first)).status).toBe(200)
    expect((await add(first)).status).toBe(200)
    const { body: all } = await admin.call('GET', '/api/Admin/findAllVisibilityVendor')
    expect(all.find(({ id }: { id: string }) => id === first.id)).toMatchObject({
      vendor: { name: 'Due', city: 'Bari', isPublic: true },
    })
    const again = place(vendorIds[1]!, 'home', { from: '2026-12-01', to: '2026-12-20' })
    expect((await add(again)).body.code).toBe('rule_broken')
    const after = { ...again, from: '2026-12-02' }
    expect((await add(after)).status).toBe(200)
    const change = { from: '2026-11-30' }
    const refused = await admin.call('PUT', `/api/Admin/updateVisibilityByVendorId/${after.id}`, change)
    expect(refused.body.code).toBe('rule_broken')
    // From before the rule: what it weighs can still be another.
    await at.database.pool.query(`update vendor_visibility set "from" = '2026-11-30' where id = $1`, [
      after.id,
    ])
    const weighed = await admin.call('PUT', `/api/Admin/updateVisibilityByVendorId/${after.id}`, {
      weight: 7,
    })
    expect(weighed.body).toMatchObject({ from: '2026-11-30', weight: 7 })
    for (const id of [first.id, after.id])
      await admin.call('DELETE', `/api/Admin/deleteVisibilityVendor/${id}`)
  })

  it('is refused for a vendor who is not there, and for days the wrong way round', async () => {
    const add = (body: object) => admin.call('POST', '/api/Admin/addVisibilityVendor', body)
    expect((await add(place(newId(), 'home'))).status).toBe(404)
    const wrong = place(vendorIds[0]!, 'home', { from: '2026-12-02' })
    expect((await add(wrong)).body.code).toBe('rule_broken')
  })
})

describe('the backgrounds of the home page', () => {
  it('are added and taken away by administrators', async () => {
    const picture = {
      id: 'p',
      url: '/media/demo/p-1600.webp',
      width: 1600,
      height: 900,
      alt: '',
      placeholder: '',
    }
    const background = { id: newId(), picture, side: 'right' }
    await admin.call('POST', '/api/Admin/addNewBackgroundHomepage', background)
    expect(await get('/api/Admin/getRandomHomepageBackground')).toMatchObject({
      id: background.id,
      side: 'right',
    })
    expect((await admin.call('GET', '/api/Admin/getAllBackgroundImage')).body).toHaveLength(1)
    await admin.call('DELETE', `/api/Admin/deleteBackgroundImage/${background.id}`)
    expect(await get('/api/Admin/getRandomHomepageBackground')).toBeNull()
    const add = (id: string) =>
      admin.call('POST', '/api/Admin/addNewBackgroundHomepage', { ...background, id })
    const ids = Array.from({ length: BACKGROUNDS_MOST }, newId)
    for (const id of ids) expect((await add(id)).status).toBe(200)
    expect((await add(newId())).body).toMatchObject({
      code: 'rule_broken',
      detail: expect.stringContaining('ce ne stanno 24'),
    })
    // One that is there is the one that is there.
    expect((await add(ids[0]!)).status).toBe(200)
  })
})

describe('a banner', () => {
  it('has its turn at its place in its days, and its sightings are counted by number alone', async () => {
    const picture = {
      id: 'p',
      url: '/media/demo/p-1600.webp',
      width: 1600,
      height: 900,
      alt: '',
      placeholder: '',
    }
    const banner = {
      id: newId(),
      placement: 'list',
      advertiser: 'Sala Prove',
      title: 'Ballate',
      text: '',
      picture,
      link: '/awards',
      from: '2026-11-21',
      to: '2026-11-21',
      weight: 1,
    }
    expect((await admin.call('POST', '/api/Admin/addBanner', banner)).body).toMatchObject({
      views: 0,
      clicks: 0,
    })
    await settled()
    expect((await get('/api/Vendor/getBanner?placement=list')).id).toBe(banner.id)
    expect(await get('/api/Vendor/getBanner?placement=home')).toBeNull()
    const count = (body: object) => send(`${at.url}/api/Vendor/countBanners`, 'POST', '', body)
    await count({ seen: [banner.id, banner.id] })
    await count({ seen: [banner.id], clicked: [banner.id, newId()] })
    const [report] = (await admin.call('GET', '/api/Admin/getAllBanner')).body
    expect(report).toMatchObject({ views: 2, clicks: 1 })
    expect((await count({ seen: Array.from({ length: 11 }, newId) })).status).toBe(400)
    const bad = { ...banner, id: newId(), link: '//altrove.test' }
    expect((await admin.call('POST', '/api/Admin/addBanner', bad)).status).toBe(400)
    const script = { ...banner, id: newId(), link: 'javascript:alert(1)' }
    expect((await admin.call('POST', '/api/Admin/addBanner', script)).status).toBe(400)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PLAN_PHOTOS, PLAN_VIDEOS } from '#contract/lists/billing/plan-limits.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { AccountType } from '#contract/vendors/vendor.ts'
import { vendorAudience, lockAudience } from '#server/platform/database/change-feed.ts'
import { type TestApp, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { untilTold } from '#tests/support/until-told.ts'
import { holdPlan } from './hold-plan.ts'

let at: TestApp
let villa: Awaited<ReturnType<typeof newVendor>>
beforeAll(async () => {
  at = await startTestApp()
})
beforeEach(async () => {
  villa = await newVendor(at)
  await becomes('elite')
})
afterAll(() => at.close())

async function becomes(plan: AccountType) {
  await at.database.db.transaction(async (tx) => {
    await lockAudience(tx, vendorAudience(villa.vendorId))
    const context = { tx, actor: 'system', now: new Date().toISOString() }
    await holdPlan(context, villa.vendorId, plan, 'monthly')
  })
  at.app.feed.wake()
  await untilTold(at)
}
const anyone = async (path: string) => (await at.app.server.inject({ url: path })).json()
const page = () => anyone(`/api/Vendor/getVendorById?id=${villa.vendorId}`)
const picture = (n: number) => ({
  id: newId(),
  url: `/media/demo/${n}.webp`,
  width: 4,
  height: 3,
  alt: '',
  placeholder: '',
})

describe('a smaller plan hides what it does not have, and a larger one shows it again', () => {
  it('of the photos, beyond the first', async () => {
    const gallery = Array.from({ length: PLAN_PHOTOS.base + 3 }, (_, n) => picture(n))
    await at.database.pool.query('update vendor set gallery = $2 where id = $1', [
      villa.vendorId,
      JSON.stringify(gallery),
    ])
    await becomes('base')
    expect((await page()).gallery).toEqual(gallery.slice(0, PLAN_PHOTOS.base))
    const own = await villa.call('POST', `/api/Vendor/getVendorById?id=${villa.vendorId}`)
    expect(own.body.gallery).toHaveLength(gallery.length)
    await becomes('premium')
    expect((await page()).gallery).toEqual(gallery)
  })

  it('of the videos, beyond the first', async () => {
    const ids = Array.from({ length: PLAN_VIDEOS.premium + 2 }, newId)
    for (const [position, id] of ids.entries())
      await villa.call('POST', '/api/Vendor/addVideoVendor', {
        id,
        title: 'La festa',
        provider: 'vimeo',
        source: '76979871',
        position,
      })
    const path = `/api/Vendor/findVideoVendoyByIdVendor?id=${villa.vendorId}`
    const seen = async () => (await anyone(path)).map(({ id }: { id: string }) => id)
    expect(await seen()).toEqual(ids)
    await becomes('premium')
    expect(await seen()).toEqual(ids.slice(0, PLAN_VIDEOS.premium))
    await becomes('base')
    expect(await seen()).toEqual([])
    expect((await villa.call('GET', path)).body).toHaveLength(ids.length)
    await becomes('elite')
    expect(await seen()).toEqual(ids)
  })

  it('of the real weddings all, on every page and list and to who looks at them', async () => {
    const id = newId()
    await at.database.pool.query(
      `insert into real_wedding (id, vendor_id, slug, title, couple, date, city, region, story, pictures, credits, state,
         created_at, updated_at, version)
       values ($1, $2, $3, 'Un giorno', 'Luisa e Pietro', '2026-06-01', 'Siena', 'toscana', '[]', '[]', '[]', 'published', now(), now(), 1)`,
      [id, villa.vendorId, id],
    )
    await becomes('premium')
    const seen = async () =>
      [
        JSON.stringify(await anyone(`/api/Vendor/getRealWeddingByIdVendor?idVendor=${villa.vendorId}`)),
        JSON.stringify(await anyone('/api/Vendor/getRealWeddings')),
        (await at.app.server.inject({ url: `/api/Vendor/getRealWeddingBySlug?slug=${id}` })).body,
        (await at.app.server.inject({ url: '/sitemap/stories.xml' })).body,
      ].map((answer) => answer.includes(`${id}"`) || answer.includes(`/${id}<`))
    const last = async () =>
      (await anyone('/api/sync/vendorChanges?after=0')).changes.findLast(({ event }: { event: string }) =>
        event.startsWith('PublishedWedding'),
      ).event
    expect(await seen()).toEqual([false, false, false, false])
    expect(await last()).toBe('PublishedWeddingDeleted')
    expect((await villa.call('GET', '/api/Vendor/getOwnRealWeddings')).body).toHaveLength(1)
    await becomes('elite')
    expect((await seen()).slice(0, 3)).toEqual([true, true, true])
    expect(await last()).toBe('PublishedWeddingCreate')
  })
})

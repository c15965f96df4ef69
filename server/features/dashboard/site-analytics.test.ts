import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SiteAnalytics } from '#contract/admin/site-analytics.ts'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'

let at: TestApp
let admin: Person
beforeAll(async () => {
  at = await startTestApp()
  admin = await newAdmin(at)
})
afterAll(() => at.close())

const read = async (days = 30): Promise<SiteAnalytics> =>
  (await admin.call('GET', `/api/Admin/getSiteAnalytics?days=${days}`)).body
const seen = (day: string, page: string, views: number) =>
  at.database.pool.query('insert into page_view (day, page, views) values ($1, $2, $3)', [day, page, views])

it('counts the openings of pages in the span, and as many days before it', async () => {
  const { from, to } = await read(7)
  const before = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10)
  await seen(to, '/awards', 5)
  await seen(from, '/awards', 2)
  await seen(from, '/news', 1)
  await seen(before, '/news', 9)
  const week = await read(7)
  expect(week.views).toEqual({ now: 8, before: 9 })
  expect(week.pages).toEqual([
    { page: '/awards', now: 7, before: 0 },
    { page: '/news', now: 1, before: 9 },
  ])
  expect(week.byDay).toEqual([
    { day: from, views: 3 },
    { day: to, views: 5 },
  ])
})

it('follows the couples of the span from registering to a booking, and says what is asked of each category', async () => {
  const was = await read()
  const [anna, villa] = [await newCouple(at), await newVendor(at)]
  const asked = { id: newId(), vendorId: villa.vendorId, eventDate: '2030-06-15' }
  expect((await anna.call('POST', '/api/Bookings/addBooking', asked)).status).toBe(200)
  await at.database.pool.query('insert into vendor_view (vendor_id, day, views) values ($1, $2, 3)', [
    villa.vendorId,
    was.to,
  ])
  const now = await read()
  expect(now.funnel.registered).toBe(was.funnel.registered + 1)
  expect(now.funnel.asked).toBe(was.funnel.asked + 1)
  expect(now.funnel.booked).toBe(was.funnel.booked)
  const category = now.categories.find((one) => one.category === 'location')!
  expect(category).toMatchObject({ vendors: 1, views: 3, requests: 1, confirmed: 0 })
})

it('is for administrators alone, over a span that is known', async () => {
  const anna = await newCouple(at)
  expect((await anna.call('GET', '/api/Admin/getSiteAnalytics')).status).toBe(403)
  expect((await admin.call('GET', '/api/Admin/getSiteAnalytics?days=8')).status).toBe(400)
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AdminDashboard } from '#contract/admin/admin-dashboard.ts'
import { newId } from '#contract/kit/new-id.ts'
import { JOBS } from '#contract/lists/admin/dashboard.ts'
import { daysLater } from '#contract/plan/plan-change.ts'
import { COMPANY, companyInvoiceData } from '#tests/support/invoice-data.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newDraftVendor,
  newIdentity,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'
import { italianDay } from '../../platform/italian-day.ts'

let at: TestApp
let admin: Person
beforeEach(async () => {
  at = await startTestApp(undefined, COMPANY)
  admin = await newAdmin(at)
})
afterEach(() => at.close())

const TODAY = italianDay()
const query = (words: string, params: unknown[] = []) => at.database.pool.query(words, params)
const told = async (days?: number): Promise<AdminDashboard> => {
  const asked = days === undefined ? '' : `?days=${days}`
  const { status, body } = await admin.call('GET', `/api/Admin/populateDashboardAdmin${asked}`)
  expect(status).toBe(200)
  return body
}
/** An hour of that day under both clocks of the year. */
const noon = (daysAgo: number) => `${daysLater(TODAY, -daysAgo)}T12:00:00Z`
const made = (table: 'couple' | 'vendor' | 'booking', id: string, daysAgo: number) =>
  query(`update ${table} set created_at = $2 where id = $1`, [id, noon(daysAgo)])
const ask = async (couple: Person, vendorId: string, inDays: number) => {
  const id = newId()
  const body = { id, vendorId, eventDate: daysLater(TODAY, inDays) }
  expect((await couple.call('POST', '/api/Bookings/addBooking', body)).status).toBe(200)
  return id
}
const step = async (who: Person, side: 'Couple' | 'Vendor', id: string, body: object) =>
  expect((await who.call('PUT', `/api/Bookings/stepBy${side}/${id}`, body)).status).toBe(200)

describe('what waits for an administrator', () => {
  it('is nothing where nothing does', async () => {
    expect((await told()).duties).toEqual([])
  })

  it('is what couples and vendors have said to us and nobody has answered, the longest wait first', async () => {
    const [anna, villa] = [await newCouple(at), await newVendor(at)]
    await anna.call('POST', '/api/Messages/send', { id: newId(), with: 'support', text: 'Buongiorno' })
    await villa.call('POST', '/api/Messages/send', { id: newId(), with: anna.coupleId, text: 'Eccoci' })
    const request = { category: 'account', subject: 'Il nome', text: 'Vorremmo cambiarlo.' }
    const asked = await anna.call('POST', '/api/Assistance/addRequest', {
      id: newId(),
      ...request,
      name: 'Anna',
      email: anna.email,
    })
    expect(asked.status).toBe(200)
    await query('update assistance_request set created_at = $1', [noon(2)])
    expect(await told()).toMatchObject({
      duties: [
        { what: 'requests', count: 1, since: new Date(noon(2)).toISOString() },
        { what: 'chats', count: 1 },
      ],
    })
    const { body: talks } = await admin.call('GET', '/api/Messages/getConversations')
    await admin.call('POST', '/api/Messages/send', {
      id: newId(),
      with: talks[0].id,
      text: 'Ci pensiamo noi',
    })
    await query("update assistance_request set state = 'solved'")
    expect((await told()).duties).toEqual([])
  })

  it('is each review that was reported, once however many said so, and each that nobody has read', async () => {
    const villa = await newVendor(at)
    const review = (state: string, daysAgo: number) =>
      query(
        `insert into review (id, vendor_id, author, rating, text, state, created_at, updated_at, version)
         values ($1, $2, 'Anna', 5, 'Tutto bene', $3, $4, $4, 1) returning id`,
        [newId(), villa.vendorId, state, noon(daysAgo)],
      )
    await review('pending', 4)
    await review('rejected', 9)
    const { rows } = await review('published', 20)
    for (const uid of ['one', 'two'])
      await query(
        `insert into review_report (review_id, uid, kind, created_at) values ($1, $2, 'false', $3)`,
        [rows[0].id, uid, noon(uid === 'one' ? 3 : 1)],
      )
    expect((await told()).duties).toEqual([
      { what: 'reviews', count: 1, since: new Date(noon(4)).toISOString() },
      { what: 'review_reports', count: 1, since: new Date(noon(3)).toISOString() },
    ])
  })
})

describe('who is here', () => {
  it('are couples and vendors by their state, and how many came in the span and in the one before', async () => {
    const couples = [await newCouple(at), await newCouple(at), await newCouple(at)]
    const ages = [0, 29, 30]
    for (const [index, { coupleId }] of couples.entries()) await made('couple', coupleId, ages[index]!)
    await query(`update session set last_used_at = now() - interval '8 days' where uid = $1`, [
      couples[0]!.uid,
    ])
    await newVendor(at)
    await newDraftVendor(at)
    const closed = await newVendor(at)
    await query(`update vendor set active = false, deactivation_reason = 'Di prova.' where id = $1`, [
      closed.vendorId,
    ])
    await made('vendor', closed.vendorId, 40)
    const month = await told()
    expect([month.from, month.to]).toEqual([daysLater(TODAY, -29), TODAY])
    expect(month.couples).toEqual({ all: 3, new: { now: 2, before: 1 }, active: 2 })
    expect(month.vendors).toEqual({
      active: 1,
      drafts: 1,
      suspended: 1,
      paying: 0,
      new: { now: 2, before: 1 },
    })
    expect((await told(7)).couples.new).toEqual({ now: 1, before: 0 })
    expect((await told(90)).vendors.new).toEqual({ now: 3, before: 0 })
    expect(month.months.at(-1)!.month).toBe(TODAY.slice(0, 7))
    const sum = (what: 'couples' | 'vendors') => month.months.reduce((all, each) => all + each[what], 0)
    expect([sum('couples'), sum('vendors')]).toEqual([3, 3])
  })

  it('is no couple and no vendor that is gone', async () => {
    const [anna, villa] = [await newCouple(at), await newVendor(at)]
    await anna.call('DELETE', `/api/Couple/deleteCouple/${anna.coupleId}`)
    await villa.call('DELETE', `/api/Vendor/deleteVendor/${villa.vendorId}`)
    const { couples, vendors } = await told()
    expect([couples.all, couples.new.now, vendors.active, vendors.new.now]).toEqual([0, 0, 0, 0])
  })
})

it('bookings are those asked for in the span, by how far they have come since', async () => {
  const villa = await newVendor(at)
  const asks = await Promise.all(
    Array.from({ length: 4 }, async (_, index) => {
      const couple = await newCouple(at)
      return { couple, id: await ask(couple, villa.vendorId, 200 + index) }
    }),
  )
  const quote = { totalCents: 100_000, validUntil: daysLater(TODAY, 20), lines: [], notes: '' }
  for (const { id } of asks.slice(0, 3)) await step(villa, 'Vendor', id, { step: 'quote', quote })
  for (const { couple, id } of asks.slice(0, 2)) await step(couple, 'Couple', id, { step: 'accept' })
  await step(villa, 'Vendor', asks[0]!.id, { step: 'confirm' })
  expect((await told()).bookings).toEqual({
    requests: { now: 4, before: 0 },
    quoted: 3,
    accepted: 2,
    confirmed: 1,
    unanswered: 1,
  })
  await made('booking', asks[0]!.id, 45)
  expect((await told()).bookings).toEqual({
    requests: { now: 3, before: 1 },
    quoted: 2,
    accepted: 1,
    confirmed: 0,
    unanswered: 1,
  })
})

describe('money', () => {
  const bought = async (vendor: Person, subscriptionType: 'monthly' | 'yearly', amount: number) => {
    await query(`update vendor set type_of_account = 'base'`)
    await query(`update billing_data set vat_number = ''`)
    await vendor.call('PUT', '/api/Vendor/setBillingData', companyInvoiceData('Villa Srl'))
    const body = { typeOfAccount: 'premium', subscriptionType, amount }
    expect((await vendor.call('POST', '/api/Vendor/updateTypeAccountVendor', body)).status).toBe(200)
  }

  it('is what plans bring in a month, what was invoiced, what came in and what is still owed', async () => {
    const [villa, fiori] = [await newVendor(at), await newVendor(at)]
    await bought(villa, 'monthly', 5_978)
    await bought(fiori, 'yearly', 59_780)
    const { rows } = await query('select id from invoice where vendor_id = $1', [villa.vendorId])
    await villa.call('POST', '/api/Vendor/payInvoiceAsync', { billingId: rows[0].id, method: 'test' })
    const { money, vendors, months } = await told()
    expect(money).toEqual({
      // A month of the one, and a twelfth of a year of the other.
      monthly: 4_900 + Math.round(49_000 / 12),
      received: { now: 5_978, before: 0 },
      due: { count: 1, cents: 59_780 },
      overdue: { count: 0, cents: 0, since: null },
      left: 0,
    })
    expect([vendors.paying, months.at(-1)!.invoiced]).toEqual([2, 53_900])
    await query(`update invoice set state = 'overdue' where state = 'due'`)
    const { rows: late } = await query(`select due_date::text as day from invoice where state = 'overdue'`)
    expect((await told()).money).toMatchObject({
      due: { count: 0, cents: 0 },
      overdue: { count: 1, cents: 59_780, since: late[0].day },
    })
  })

  it('is no plan that waits to be paid, and says whose paid time has ended and was not followed by more', async () => {
    const villa = await newVendor(at)
    await bought(villa, 'monthly', 5_978)
    await query('update subscription set suspended = true')
    expect((await told()).money).toMatchObject({ monthly: 0, left: 0 })
    // What an invoice says is kept; its time has passed some months later.
    const days = Number((await query(`select end_day - start_day as days from subscription`)).rows[0].days)
    await query('delete from subscription')
    const later = await startTestApp(() => new Date(`${daysLater(TODAY, days + 3)}T12:00:00Z`), COMPANY, at)
    const answer = await fetch(`${later.url}/api/Admin/populateDashboardAdmin?days=7`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect((await answer.json()).money.left).toBe(1)
    await later.close()
  })
})

it('mails that have not gone are counted, and those a mail server has refused', async () => {
  const mail = (key: string, tries: number, done: string | null) =>
    query(
      `insert into mail (id, key, recipient, subject, text, html, created_at, due_at, good_until, tries, done_at)
       values ($1, $2, 'a@prova.test', 's', 't', 'h', $3, now() + interval '1 hour', now() + interval '1 day', $4, $5)`,
      [newId(), key, noon(1), tries, done],
    )
  await mail('one', 0, null)
  await mail('two', 3, null)
  await mail('gone', 1, noon(0))
  await query(`update mail set done_at = now() where key not in ('one', 'two')`)
  expect((await told()).mails).toEqual({
    waiting: 2,
    refused: 1,
    since: new Date(noon(1)).toISOString(),
  })
})

it('of the work by the clock it says how it went the last time, and what failed lately and why', async () => {
  const never = { at: null, failed: false }
  const before = await told()
  expect(before.jobs).toEqual(JOBS.map((name) => ({ name, ...never })))
  expect(before.failures).toEqual([])
  await query(`create schema pgboss`)
  await query(
    `create table pgboss.job (id uuid default gen_random_uuid(), name text, state text, completed_on timestamptz, output jsonb)`,
  )
  await query(
    `insert into pgboss.job (name, state, completed_on, output) values ('clock', 'completed', $1, null),
      ('clock', 'failed', $2, '{"message": "Failed query", "cause": {"code": "57P01"}}'),
      ('outside', 'failed', $1, '{"code": "ECONNREFUSED"}'), ('outside', 'completed', $2, null),
      ('housekeeping', 'failed', $3, '{"code": "segreto di Anna"}'), ('housekeeping', 'active', null, null)`,
    [noon(2), noon(1), noon(9)],
  )
  const after = await told()
  const [one, two, nine] = [1, 2, 9].map((days) => new Date(noon(days)).toISOString())
  expect(after.jobs).toEqual([
    { name: 'clock', at: one, failed: true },
    { name: 'housekeeping', at: nine, failed: true },
    { name: 'outside', at: one, failed: false },
  ])
  expect(after.failures).toMatchObject([
    { name: 'clock', at: one, why: 'database', code: '57P01', mended: false },
    { name: 'outside', at: two, why: 'network', code: 'ECONNREFUSED', mended: true },
  ])
  await query(`update pgboss.job set completed_on = $1 where name = 'housekeeping' and state = 'failed'`, [
    noon(1),
  ])
  const third = (await told()).failures.find(({ name }) => name === 'housekeeping')
  expect([third?.why, third?.code]).toEqual(['program', ''])
})

it('says what it runs on: versions, the disk, and that what changed has been told', async () => {
  await newVendor(at)
  await expect.poll(async () => (await told()).system.feed.waiting).toBe(0)
  const { version, database, disk } = (await told()).system
  expect([version, database]).toEqual([expect.stringMatching(/^\d+\.\d+/), expect.stringMatching(/^\d+/)])
  expect(disk!.free).toBeGreaterThan(0)
  expect(disk!.all).toBeGreaterThanOrEqual(disk!.free)
})

it('counts the devices by the version of the app that they called with last', async () => {
  await query('delete from session where uid <> $1', [admin.uid])
  const [couple, vendor] = [await newCouple(at), await newVendor(at)]
  const asked = (who: Pick<typeof couple, 'call'>, version: number) =>
    who.call('GET', '/api/User/getSessions', undefined, { 'X-Client-Version': String(version) })
  const apps = async () => (await told()).system.apps
  expect(await apps()).toEqual([{ version: null, devices: 3 }])
  await asked(couple, 1)
  await asked(vendor, 2)
  expect(await apps()).toEqual([
    { version: 2, devices: 1 },
    { version: 1, devices: 1 },
    { version: null, devices: 1 },
  ])
  await asked(couple, 999_999)
  await couple.call('GET', '/api/User/getSessions')
  await query(`update session set last_used_at = now() - interval '31 days' where uid = $1`, [vendor.uid])
  expect(await apps()).toEqual([
    { version: 2, devices: 1 },
    { version: null, devices: 1 },
  ])
})

it('an administrator alone reads it, over the spans that there are', async () => {
  for (const other of [await newCouple(at), await newVendor(at)])
    expect((await other.call('GET', '/api/Admin/populateDashboardAdmin')).status).toBe(403)
  expect((await (await newIdentity(at)).call('GET', '/api/Admin/populateDashboardAdmin')).status).toBe(401)
  expect((await admin.call('GET', '/api/Admin/populateDashboardAdmin?days=31')).status).toBe(400)
})

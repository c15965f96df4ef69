import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { daysLater } from '#contract/plan/plan-change.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'
import { italianDay } from '../../platform/italian-day.ts'

let at: TestApp
let villa: Person & { vendorId: string }
let anna: Person & { coupleId: string }
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  villa = await newVendor(at)
  anna = await newCouple(at)
})

const TODAY = italianDay()
const query = (words: string, params: unknown[]) => at.database.pool.query(words, params)
const told = async (days?: number, who: Person = villa, id = villa.vendorId) => {
  const asked = days === undefined ? '' : `&days=${days}`
  return who.call('GET', `/api/Vendor/getDashboardByVendorId?IdVendor=${id}${asked}`)
}
/** It came so many days ago in Italy, at an hour that is of that day under both clocks of the year. */
const here = (days: number) =>
  query('update vendor set created_at = $2 where id = $1', [
    villa.vendorId,
    `${daysLater(TODAY, -days)}T12:00:00Z`,
  ])
const looked = (daysAgo: number, views: number) =>
  query('insert into vendor_view (vendor_id, day, views) values ($1, $2, $3)', [
    villa.vendorId,
    daysLater(TODAY, -daysAgo),
    views,
  ])
const write = (who: Person, text: string, to = villa.vendorId) =>
  who.call('POST', '/api/Messages/send', { id: newId(), with: to, text })
const ask = async (who: Person): Promise<string> => {
  const id = newId()
  const body = { id, vendorId: villa.vendorId, eventDate: daysLater(TODAY, 200) }
  expect((await who.call('POST', '/api/Bookings/addBooking', body)).status).toBe(200)
  return id
}
const quote = (id: string) =>
  villa.call('PUT', `/api/Bookings/stepByVendor/${id}`, {
    step: 'quote',
    quote: { totalCents: 100_000, validUntil: daysLater(TODAY, 20), lines: [], notes: '' },
  })

describe('what is counted of a vendor', () => {
  it('adds up to the days of its span, each on the day that it was in Italy', async () => {
    await here(400)
    await looked(0, 3)
    await looked(29, 4)
    await looked(30, 50)
    const id = await ask(anna)
    await quote(id)
    const { body } = await told()
    expect([body.from, body.to]).toEqual([daysLater(TODAY, -29), TODAY])
    expect([body.views, body.contacts, body.requests, body.quotes, body.bookings]).toEqual([7, 1, 1, 1, 0])
    expect(body.byDay).toEqual([
      expect.objectContaining({ day: daysLater(TODAY, -29), views: 4, contacts: 0 }),
      expect.objectContaining({ day: TODAY, views: 3, contacts: 1, quotes: 1 }),
    ])
    expect(body.before).toMatchObject({ views: 50, contacts: 0 })
    expect([(await told(90)).body.views, (await told(365)).body.views]).toEqual([57, 57])
  })

  it('a couple that writes and then asks is one contact, on the day it first did', async () => {
    await write(anna, 'Buongiorno, siete liberi?')
    await query(
      `update message set created_at = (created_at at time zone 'Europe/Rome' - interval '5 days') at time zone 'Europe/Rome'`,
      [],
    )
    await ask(anna)
    const { body } = await told()
    expect(body.contacts).toBe(1)
    expect(body.byDay.find(({ contacts }: { contacts: number }) => contacts > 0).day).toBe(
      daysLater(TODAY, -5),
    )
  })

  it('nothing is compared with a span in which it was not there', async () => {
    expect((await told()).body).toMatchObject({ before: null, since: TODAY, views: 0, byDay: [] })
    await here(58)
    expect((await told()).body.before).toBeNull()
    await here(59)
    expect((await told()).body.before).toMatchObject({ views: 0 })
  })

  it('a heart that was taken back counts no more, and one that is given again counts once', async () => {
    const heart = async () => {
      const id = newId()
      const body = { id, vendorId: villa.vendorId, status: 'saved', note: '' }
      expect((await anna.call('PUT', `/api/Couple/saveFavoriteVendor/${id}`, body)).status).toBe(200)
      return id
    }
    const first = await heart()
    expect((await told()).body.favorites).toBe(1)
    await anna.call('DELETE', `/api/Couple/deleteFavoriteVendor/${first}`)
    expect((await told()).body.favorites).toBe(0)
    await heart()
    expect((await told()).body.favorites).toBe(1)
  })

  it('a vendor that a couple has put among those it will not have is no favourite of theirs', async () => {
    const id = newId()
    const as = (status: string) =>
      anna.call('PUT', `/api/Couple/saveFavoriteVendor/${id}`, {
        id,
        vendorId: villa.vendorId,
        status,
        note: '',
      })
    await as('contacted')
    expect((await told()).body.favorites).toBe(1)
    expect((await as('discarded')).status).toBe(200)
    expect((await told()).body.favorites).toBe(0)
  })

  it('what waits for it now is told beside', async () => {
    await ask(anna)
    await write(anna, 'Ci siete?')
    expect((await told()).body).toMatchObject({ toAnswer: 1, unread: 1 })
  })
})

describe('how long couples waited', () => {
  const waits = async () =>
    Object.fromEntries(
      (await told()).body.replies.map(({ wait, contacts }: { wait: string; contacts: number }) => [
        wait,
        contacts,
      ]),
    )

  it('counts from their first word to the first that a person wrote back', async () => {
    await write(anna, 'Siete liberi?')
    expect(await waits()).toMatchObject({ never: 1, three_hours: 0 })
    await write(villa, 'Sì', anna.coupleId)
    expect(await waits()).toMatchObject({ never: 0, three_hours: 1 })
    await query(`update message set created_at = created_at - interval '2 days' where "by" = 'couple'`, [])
    expect(await waits()).toMatchObject({ three_hours: 0, later: 1 })
    await query(`update message set automatic = 'out_of_hours' where "by" = 'vendor'`, [])
    expect(await waits()).toMatchObject({ never: 1, later: 0 })
  })

  it('a quote is an answer too', async () => {
    const id = await ask(anna)
    await quote(id)
    expect(await waits()).toMatchObject({ three_hours: 1, never: 0 })
  })
})

it('nobody reads another’s, and an administrator reads any', async () => {
  const other = await newVendor(at, 'Un’altra')
  expect((await told(30, other)).status).toBe(404)
  const admin = await newAdmin(at)
  const ofAdmin = (body: unknown) => admin.call('POST', '/api/Admin/getInfoAnalyticsByIdVendor', body)
  expect((await ofAdmin(villa.vendorId)).body).toMatchObject({ vendorId: villa.vendorId, views: 0 })
  expect((await ofAdmin({ id: villa.vendorId, days: 90 })).body.from).toBe(daysLater(TODAY, -89))
  expect((await ofAdmin(newId())).status).toBe(404)
  expect((await told(31)).status).toBe(400)
})

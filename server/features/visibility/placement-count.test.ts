import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newVendor,
  send,
  startTestApp,
} from '#tests/support/test-app.ts'
import { untilTold } from '#tests/support/until-told.ts'

let now: Date
let at: TestApp
let admin: Person
let villa: Person & { vendorId: string }
const noon = (day: string) => (now = new Date(`${day}T11:00:00.000Z`))
noon('2026-11-21')

beforeAll(async () => {
  at = await startTestApp(() => now)
  admin = await newAdmin(at)
})
afterAll(() => at.close())
beforeEach(async () => {
  noon('2026-11-21')
  await at.database.pool.query('delete from vendor_visibility; delete from throttle')
  villa = await newVendor(at, 'Villa Aperta')
})

/** A gift of November unless something else is said. */
const placed = async (more: object = {}): Promise<string> => {
  const body = {
    id: newId(),
    vendorId: villa.vendorId,
    placement: 'home',
    from: '2026-11-01',
    to: '2026-11-30',
    weight: 10,
    price: { kind: 'gift' },
    ...more,
  }
  expect((await admin.call('POST', '/api/Admin/addVisibilityVendor', body)).status).toBe(200)
  return body.id
}
const count = (body: object) => send(`${at.url}/api/Vendor/countBanners`, 'POST', '', body)
const counted = async () => {
  const { rows } = await at.database.pool.query(
    'select placement_id as id, day::text, views, clicks from placement_count order by day, placement_id',
  )
  return rows as { id: string; day: string; views: number; clicks: number }[]
}
const read = async (who = villa, days = 30) => {
  const query = `IdVendor=${who.vendorId}&days=${days}`
  return (await who.call('GET', `/api/Vendor/getDashboardByVendorId?${query}`)).body.placements
}

describe('a paid placement that is seen', () => {
  it('is named by its card, and counted by day, once for each page that tells of it', async () => {
    const id = await placed()
    await untilTold(at)
    const { body: cards } = await send(`${at.url}/api/Vendor/getTopVendors`, 'GET', '')
    expect(cards).toEqual([expect.objectContaining({ id: villa.vendorId, sponsored: true, placementId: id })])
    await count({ seen: [id, id] })
    await count({ seen: [id], clicked: [id] })
    noon('2026-11-22')
    await count({ seen: [id] })
    expect(await counted()).toEqual([
      { id, day: '2026-11-21', views: 2, clicks: 1 },
      { id, day: '2026-11-22', views: 1, clicks: 0 },
    ])
  })

  it('sent again under its key is counted once', async () => {
    const id = await placed()
    const key = { 'idempotency-key': newId() }
    const again = () =>
      at.app.server.inject({
        method: 'POST',
        url: '/api/Vendor/countBanners',
        headers: key,
        payload: { seen: [id] },
      })
    expect([(await again()).statusCode, (await again()).statusCode]).toEqual([200, 200])
    expect(await counted()).toMatchObject([{ views: 1 }])
  })

  it('is not counted where it is not shown: over, to come, unpaid, taken away, of a page that is out of sight', async () => {
    const over = await placed({ to: '2026-11-20' })
    const coming = await placed({ from: '2026-11-22' })
    const gone = await placed({ placement: 'list' })
    await admin.call('DELETE', `/api/Admin/deleteVisibilityVendor/${gone}`)
    const unpaid = await placed({ placement: 'category' })
    await at.database.pool.query(`update vendor_visibility set state = 'waits' where id = $1`, [unpaid])
    const hidden = await newVendor(at, 'Villa Chiusa')
    const held = await placed({ vendorId: hidden.vendorId })
    await at.database.pool.query('update vendor set active = false where id = $1', [hidden.vendorId])
    const seen = [over, coming, gone, unpaid, held, newId()]
    expect((await count({ seen, clicked: seen })).status).toBe(200)
    expect(await counted()).toEqual([])
  })

  it('is counted neither of robots nor of an address that tells of a thousand within the hour', async () => {
    const id = await placed()
    await at.app.server.inject({
      method: 'POST',
      url: '/api/Vendor/countBanners',
      headers: { 'user-agent': 'Googlebot/2.1' },
      payload: { seen: [id] },
    })
    expect(await counted()).toEqual([])
    await count({ seen: [id] })
    await at.database.pool.query('update throttle set spent = 1000')
    expect((await count({ seen: [id] })).body.code).toBe('rate_limited')
    expect(await counted()).toMatchObject([{ views: 1 }])
    now = new Date(now.getTime() + 3_600_000)
    expect((await count({ seen: [id] })).status).toBe(200)
    expect(await counted()).toMatchObject([{ views: 2 }])
  })
})

describe('what a placement was worth', () => {
  it('is read by its vendor, of the days that it asks for; nobody else’s is among it', async () => {
    const other = await newVendor(at, 'Un’altra')
    const first = await placed({ to: '2026-11-10' })
    const last = await placed({ from: '2026-11-12', placement: 'list' })
    await placed({ vendorId: other.vendorId })
    for (const [day, id] of [
      ['2026-11-02', first],
      ['2026-11-09', first],
      ['2026-11-20', last],
    ] as const) {
      noon(day)
      await count({ seen: [id], clicked: day === '2026-11-09' ? [id] : [] })
    }
    noon('2026-12-03')
    expect(await read()).toEqual([
      expect.objectContaining({ id: last, placement: 'list', from: '2026-11-12', views: 1, clicks: 0 }),
      // The second of November is not among the thirty days.
      expect.objectContaining({ id: first, to: '2026-11-10', views: 1, clicks: 1 }),
    ])
    expect(await read(villa, 90)).toMatchObject([{ id: last }, { id: first, views: 2 }])
    expect((await read(other)).map(({ views }: { views: number }) => views)).toEqual([0])
    noon('2027-01-10')
    expect(await read()).toEqual([])
  })

  it('is not said of what was never shown, and is of what was credited after it was', async () => {
    const unpaid = await placed()
    await at.database.pool.query(`update vendor_visibility set state = 'waits' where id = $1`, [unpaid])
    expect(await read()).toEqual([])
    const shown = await placed({ placement: 'list' })
    await count({ seen: [shown] })
    await at.database.pool.query(`update vendor_visibility set state = 'released' where id in ($1, $2)`, [
      unpaid,
      shown,
    ])
    expect(await read()).toMatchObject([{ id: shown, views: 1 }])
  })

  it('is read by administrators from the first day on', async () => {
    const id = await placed()
    noon('2026-11-05')
    await count({ seen: [id], clicked: [id] })
    noon('2026-11-21')
    await count({ seen: [id] })
    const { body } = await admin.call('GET', '/api/Admin/findAllVisibilityVendor')
    expect(body).toMatchObject([{ id, views: 2, clicks: 1 }])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Demand } from '#contract/admin/demand.ts'
import { newId } from '#contract/kit/new-id.ts'
import { keepHouse } from '#server/platform/housekeeping.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newVendor,
  send,
  startTestApp,
} from '#tests/support/test-app.ts'
import { keptWords } from './kept-words.ts'

let now: Date
let at: TestApp
let admin: Person
const noon = (day: string) => (now = new Date(`${day}T11:00:00.000Z`))
const TODAY = '2026-11-21'

beforeAll(async () => {
  noon(TODAY)
  at = await startTestApp(() => now)
  admin = await newAdmin(at)
  const villas = [
    ['Villa dei Cipressi', 'location', { region: 'toscana', province: 'SI', city: 'Siena' }],
    ['Studio Brera', 'fotografo', { region: 'lombardia', province: 'MI', city: 'Milano' }],
  ] as const
  for (const [businessName, category, place] of villas) {
    const body = { id: newId(), businessName, category, place }
    await admin.call('POST', '/api/Vendor/addNewVendor', body)
  }
})
afterAll(() => at.close())
beforeEach(async () => {
  noon(TODAY)
  await at.database.pool.query('delete from search_count; delete from search_words; delete from throttle')
})

const tell = (...searches: object[]) => send(`${at.url}/api/Site/countSearches`, 'POST', '', { searches })
const rowsOf = async (query: string) => (await at.database.pool.query(query)).rows
const words = () =>
  rowsOf(
    'select words, category, region, province, searches, without, results from search_words order by words',
  )
const counted = () =>
  rowsOf('select category, region, province, searches, without from search_count order by category, region')
const read = async (query = ''): Promise<Demand> =>
  (await admin.call('GET', `/api/Admin/getDemand${query}`)).body

describe('a search that is told', () => {
  it('is counted as the list understands it, with what the list finds', async () => {
    await tell({ q: 'Cipressi in Toscana' }, { q: 'ville a Siena' })
    await tell(
      { q: 'cipressi', region: 'toscana' },
      { category: 'fotografo', region: 'lombardia', province: 'MI' },
    )
    expect(await words()).toMatchObject([
      { words: '', category: 'fotografo', region: 'lombardia', province: 'MI', searches: 1, results: 1 },
      {
        words: 'cipressi',
        category: '',
        region: 'toscana',
        province: '',
        searches: 2,
        without: 0,
        results: 1,
      },
      { words: 'ville', category: 'location', region: 'toscana', province: 'SI', searches: 1, results: 1 },
    ])
  })

  it('found nobody where something else is shown in its place', async () => {
    await tell({ q: 'mongolfiera Toscana' }, { q: 'fotografo Puglia' })
    expect(await words()).toEqual([
      {
        words: '',
        category: 'fotografo',
        region: 'puglia',
        province: '',
        searches: 1,
        without: 1,
        results: 0,
      },
      {
        words: 'mongolfiera',
        category: '',
        region: 'toscana',
        province: '',
        searches: 1,
        without: 1,
        results: 0,
      },
    ])
    expect(await counted()).toMatchObject([
      { category: '', region: 'toscana', searches: 1, without: 1 },
      { category: 'fotografo', region: 'puglia', searches: 1, without: 1 },
    ])
  })

  it('counts nowhere when it asks for nothing, or for a place that is none', async () => {
    await tell({ category: 'fotografo' }, { q: '', region: 'atlantide' }, { category: 'draghi', q: 'verdi' })
    expect([await words(), await counted()]).toEqual([[], []])
    expect((await tell({ q: 'villa', chi: 'Anna' })).status).toBe(400)
    expect((await tell()).status).toBe(400)
  })

  it('is no robot’s, and no more than a person asks for from one address', async () => {
    await at.app.server.inject({
      method: 'POST',
      url: '/api/Site/countSearches',
      headers: { 'user-agent': 'Googlebot/2.1' },
      payload: { searches: [{ q: 'cipressi' }] },
    })
    expect(await counted()).toEqual([])
    const ten = Array.from({ length: 10 }, () => ({ region: 'toscana' }))
    for (let told = 0; told < 30; told++) expect((await tell(...ten)).status).toBe(200)
    expect((await tell({ region: 'toscana' })).status).toBe(429)
    expect(await counted()).toMatchObject([{ region: 'toscana', searches: 300 }])
  })
})

describe('words', () => {
  it.each([
    ['anna.bianchi@posta.it', ['anna', 'bianchi', 'posta', 'it']],
    ['chiamare 333 123 45 67', ['chiamare', '333', '123', '45', '67']],
    ['RSSMRA85T10A562S', ['rssmra85t10a562s']],
    ['www.villa.example', ['www', 'villa', 'example']],
    [
      'per Marco che compie gli anni a giugno con tutti',
      'marco compie anni giugno tutti amici lago'.split(' '),
    ],
  ])('of «%s» are not kept', (typed, folded) => expect(keptWords(folded, typed)).toBeUndefined())

  it('of a year and of what is looked for are', () =>
    expect(keptWords(['villa', 'lago', '2027'], 'Villa sul lago 2027')).toBe('villa lago 2027'))

  it('that may not be kept still count as a search', async () => {
    await tell({ q: 'anna@mail.example', region: 'toscana' })
    expect([await words(), await counted()]).toMatchObject([[], [{ region: 'toscana', searches: 1 }]])
  })

  it('are thrown away after their time, and the numbers later', async () => {
    await at.database.pool.query(`insert into search_words (day, words, category, region, province, searches)
        values (current_date - 401, 'vecchia', '', '', '', 1), (current_date - 399, 'giovane', '', '', '', 1);
      insert into search_count (day, category, region, province, searches)
        values (current_date - 801, '', 'puglia', '', 1), (current_date - 799, '', 'toscana', '', 1)`)
    await keepHouse(at.database.pool)
    expect([await words(), await counted()]).toMatchObject([[{ words: 'giovane' }], [{ region: 'toscana' }]])
  })
})

describe('what an administrator reads', () => {
  it('shows words only when they are many and of several days, and says how many it does not', async () => {
    for (const day of ['2026-11-18', '2026-11-19', '2026-11-21']) {
      noon(day)
      await tell({ q: 'mongolfiera' }, { q: 'mongolfiera' }, { q: 'zia pina' })
    }
    await tell({ q: 'oggi soltanto' }, { q: 'oggi soltanto' }, { q: 'oggi soltanto' }, { q: 'oggi soltanto' })
    await tell({ q: 'oggi soltanto' }, { q: 'fotografo milano' })
    const { searches, without, byDay, asked, unmet, rare } = await read('?days=7')
    expect(searches).toEqual({ now: 15, before: 0 })
    expect(without).toEqual({ now: 14, before: 0 })
    expect(byDay.map(({ day, searches: each }) => [day, each])).toEqual([
      ['2026-11-18', 3],
      ['2026-11-19', 3],
      ['2026-11-21', 9],
    ])
    expect(asked).toMatchObject([
      { words: 'mongolfiera', category: null, searches: 6, without: 6, results: 0 },
      { words: '', category: 'fotografo', province: 'MI', searches: 1, results: 1 },
    ])
    expect(unmet.map((one) => one.words)).toEqual(['mongolfiera'])
    expect(rare).toBe(8)
  })

  it('sets what is asked of a place beside who is there, with the span before', async () => {
    const villa = await newVendor(at, 'Villa Aperta')
    const [{ region, province }] = await rowsOf(
      `select region, province from vendor where id = '${villa.vendorId}'`,
    )
    const anna = await newCouple(at)
    await at.database.pool.query(
      `update couple set place = '{"region":"puglia","province":"BR"}' where id = $1`,
      [(await rowsOf(`select id from couple order by created_at desc limit 1`))[0].id],
    )
    const asked = { id: newId(), vendorId: villa.vendorId, eventDate: '2030-06-15' }
    expect((await anna.call('POST', '/api/Bookings/addBooking', asked)).status).toBe(200)
    await at.database.pool.query(
      `insert into vendor_view (vendor_id, day, views) values ($1, $2, 7), ($1, $3, 5)`,
      [villa.vendorId, TODAY, '2026-10-01'],
    )
    noon('2026-10-01')
    await tell({ region: 'puglia', province: 'BR' })
    noon(TODAY)
    await tell({ region: 'puglia', province: 'BR' }, { region: 'puglia' })
    const { places } = await read()
    const place = (code: string | null, of = 'puglia') =>
      places.find((one) => one.region === of && one.province === code)
    expect(place(province, region)).toMatchObject({ views: { now: 7, before: 5 } })
    expect(place('BR')).toMatchObject({
      vendors: 0,
      requests: { now: 1, before: 0 },
      searches: { now: 1, before: 1 },
      couples: 1,
    })
    expect(place(null)).toMatchObject({ searches: { now: 1, before: 0 } })
    const ofPhotographers = await read('?category=fotografo')
    expect(ofPhotographers.places).toEqual([
      expect.objectContaining({ province: 'MI', vendors: 1, couples: null }),
    ])
  })

  it('is a file as well, which the register knows of; and is for administrators alone', async () => {
    await tell({ q: 'fotografo milano' })
    const file = await fetch(`${at.url}/api/Admin/getDemand`, {
      headers: { authorization: `Bearer ${admin.token}`, accept: 'text/csv' },
    })
    expect(await file.text()).toContain(';Fotografi;Lombardia;Milano;1;0;1')
    const { body: register } = await admin.call('GET', '/api/Admin/getRegister')
    expect(register.items[0]).toMatchObject({ kind: 'export', call: 'Admin/getDemand' })
    const anna = await newCouple(at)
    expect((await anna.call('GET', '/api/Admin/getDemand')).status).toBe(403)
    expect((await admin.call('GET', '/api/Admin/getDemand?days=8')).status).toBe(400)
  })
})

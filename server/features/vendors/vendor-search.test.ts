import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type Person, type TestApp, newAdmin, send, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
let admin: Person
const VENDORS: [
  name: string,
  category: string,
  city: string,
  region: string,
  province: string,
  more?: object,
][] = [
  [
    'Villa Cipressa',
    'location',
    'Monteriggioni',
    'toscana',
    'SI',
    { priceFromCents: 580_000, capacity: { min: 40, max: 180 } },
  ],
  [
    'Masseria Le Tre Lune',
    'location',
    'Ostuni',
    'puglia',
    'BR',
    { priceFromCents: 420_000, capacity: { max: 300 } },
  ],
  [
    'Studio Brera',
    'fotografo',
    'Milano',
    'lombardia',
    'MI',
    { priceFromCents: 185_000, coverage: ['toscana'] },
  ],
  ['Caffè della Città Alta', 'catering', 'Bergamo', 'lombardia', 'BG', { priceFromCents: 9_000 }],
  ['Fiori di Nives', 'fiori-e-allestimenti', 'Verona', 'veneto', 'VR', {}],
]
beforeAll(async () => {
  at = await startTestApp()
  admin = await newAdmin(at)
  for (const [businessName, category, city, region, province, more] of VENDORS)
    await admin.call('POST', '/api/Vendor/addNewVendor', {
      id: newId(),
      businessName,
      category,
      place: { region, province, city },
      ...more,
    })
})
afterAll(() => at.close())

async function find(query: string): Promise<string[]> {
  const { body } = await send(`${at.url}/api/Vendor/search?${query}`, 'GET', '')
  return body.items.map((item: { businessName: string }) => item.businessName)
}

describe('searching vendors', () => {
  it('forgives accents, case, typos and words that are not finished', async () => {
    expect(await find('q=caffe+della+citta')).toEqual(['Caffè della Città Alta'])
    expect(await find('q=CIPRESSA')).toEqual(['Villa Cipressa'])
    expect(await find('q=masser')).toEqual(['Masseria Le Tre Lune'])
    expect(await find('q=cipresa')).toEqual(['Villa Cipressa'])
    expect(await find('q=zzzzqqq')).toEqual([])
  })

  it('finds by place and by kind, in whatever order the words come', async () => {
    expect(await find('q=ostuni')).toEqual(['Masseria Le Tre Lune'])
    expect(await find('q=verona+fiori')).toEqual(['Fiori di Nives'])
  })

  it('puts a vendor called so before one that only says so', async () => {
    const place = { region: 'lazio', province: 'RM', city: 'Roma' }
    const more = { description: 'Suoniamo in ogni villa e cipressa.'.repeat(40), priceFromCents: 1 }
    const orchestra = { businessName: 'Orchestra', category: 'musica', place, ...more }
    const { body: made } = await admin.call('POST', '/api/Vendor/addNewVendor', orchestra)
    expect(await find('q=villa+cipressa')).toEqual(['Villa Cipressa', 'Orchestra'])
    await at.database.pool.query('delete from vendor where id = $1', [made.id])
  })

  it('takes a kind and a place for filters, and says so', async () => {
    const ask = async (q: string) => {
      const { body } = await send(
        `${at.url}/api/Vendor/search?${new URLSearchParams({ q }).toString()}`,
        'GET',
        '',
      )
      const found = body.items.map((item: { businessName: string }) => item.businessName)
      return { found, understood: body.understood }
    }
    // A photographer who travels there is found too; who is of another kind and says so is not.
    expect(await ask('fotografo toscana')).toEqual({
      found: ['Studio Brera'],
      understood: { category: 'fotografo', region: 'toscana' },
    })
    expect(await ask('fioristi a Verona')).toMatchObject({ found: ['Fiori di Nives'] })
    expect(await ask('masserie brindisi')).toEqual({
      found: ['Masseria Le Tre Lune'],
      understood: { category: 'location', region: 'puglia', province: 'BR', q: 'masserie' },
    })
    // No castle there, but a place to marry in.
    expect(await ask('castello siena')).toEqual({
      found: ['Villa Cipressa'],
      understood: { category: 'location', region: 'toscana', province: 'SI', missing: 'castello' },
    })
    // With a letter too few.
    expect(await ask('fotografo milno')).toMatchObject({
      found: ['Studio Brera'],
      understood: { province: 'MI' },
    })
    expect(await ask('ostuni location')).toMatchObject({ found: ['Masseria Le Tre Lune'] })
    // Who says a place somewhere is not in it.
    expect(await ask('catering napoli')).toEqual({
      found: [],
      understood: { category: 'catering', region: 'campania', province: 'NA' },
    })
    // A town is a filter, whether anybody is there or not.
    expect(await ask('location poggibonsi')).toEqual({
      found: [],
      understood: { category: 'location', region: 'toscana', province: 'SI', city: 'Poggibonsi' },
    })
    expect(await ask('location ostuni')).toEqual({
      found: ['Masseria Le Tre Lune'],
      understood: { category: 'location', region: 'puglia', province: 'BR', city: 'Ostuni' },
    })
    expect(await ask('location vicino a Lecce')).toEqual({
      found: ['Masseria Le Tre Lune'],
      understood: { category: 'location', region: 'puglia', province: 'LE', around: 'provinces' },
    })
  })

  it('narrows by category, region (those who travel there too), price, guests', async () => {
    expect((await find('region=toscana')).toSorted()).toEqual(['Studio Brera', 'Villa Cipressa'])
    expect(await find('category=location&guests=200')).toEqual(['Masseria Le Tre Lune'])
    expect(await find('category=location&guests=30')).toEqual(['Masseria Le Tre Lune'])
    expect(await find('priceMaxCents=200000&sort=prezzo')).toEqual(['Caffè della Città Alta', 'Studio Brera'])
  })

  it('pages by key without repeating or leaving out anyone, in every order', async () => {
    for (const sort of ['consigliati', 'valutazione', 'recensioni', 'prezzo', 'prezzo-alto', 'nome']) {
      const seen: string[] = []
      let after: string | undefined = ''
      while (after !== undefined) {
        const { body } = await send(
          `${at.url}/api/Vendor/search?limit=2&sort=${sort}${after && `&after=${after}`}`,
          'GET',
          '',
        )
        expect(body.total).toBe(VENDORS.length)
        seen.push(...body.items.map((item: { id: string }) => item.id))
        after = body.next
      }
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, VENDORS.length, VENDORS.length])
    }
  })

  it('refuses a filter or a bookmark that is none', async () => {
    for (const query of ['category=elefanti', 'limit=0', 'after=xx', 'colore=blu'])
      expect((await send(`${at.url}/api/Vendor/search?${query}`, 'GET', '')).body.code, query).toBe(
        'malformed',
      )
  })
})

describe('a public read', () => {
  it('answers GET where the specification has POST, with an ETag that holds until something changes', async () => {
    const { body: all } = await send(`${at.url}/api/Vendor/getAllVendor`, 'GET', '')
    const { id } = all[0]
    const url = `${at.url}/api/Vendor/getVendorById?id=${id}`
    const [get, post] = [
      await send(url, 'GET', ''),
      await send(`${at.url}/api/Vendor/getVendorById`, 'POST', '', id),
    ]
    expect(get.body).toEqual(post.body)
    const headers = { 'If-None-Match': get.headers.get('etag')! }
    expect((await fetch(url, { headers })).status).toBe(304)
    await admin.call('POST', '/api/Vendor/addNewVendor', {
      businessName: 'Nuova',
      category: 'altro',
      place: { region: 'lazio', province: 'RM', city: 'Roma' },
    })
    await expect
      .poll(async () => (await send(`${at.url}/api/Vendor/getAllVendor`, 'GET', '')).body)
      .toHaveLength(all.length + 1)
  })

  it('shows nothing that is private to the vendor', async () => {
    const { body } = await send(`${at.url}/api/Vendor/getAllVendor`, 'GET', '')
    const full = await send(`${at.url}/api/Vendor/getVendorById?id=${body[0].id}`, 'GET', '')
    expect(JSON.stringify([body, full.body])).not.toMatch(/uid|vatNumber|accountEmail|score/)
  })
})

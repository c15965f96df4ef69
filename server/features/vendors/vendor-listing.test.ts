import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CountFilter, VendorFilter, VendorPage } from '#contract/vendors/vendor.ts'
import { addManyVendors } from '#tests/support/many-vendors.ts'
import { type TestApp, send, startTestApp } from '#tests/support/test-app.ts'
import { countByCategory, searchVendors } from './vendor-search.ts'

/** Enough that reading all of them would be chosen only if nothing better were there. */
const MANY = 12_000
const DAY = '2026-11-21'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
  await addManyVendors(at.database.pool, MANY)
})
afterAll(() => at.close())

/** What the questions of `run` make PostgreSQL do, as the plans say. */
async function plansOf(run: () => Promise<unknown>): Promise<string[]> {
  const { pool } = at.database
  const asked: { text: string; values: unknown[] }[] = []
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  Object.assign(pool, {
    query: (...args: unknown[]) => {
      const [first, second] = args as [{ text: string } | string, unknown[]]
      asked.push({ text: typeof first === 'string' ? first : first.text, values: second ?? [] })
      return query(...args)
    },
  })
  try {
    await run()
  } finally {
    Object.assign(pool, { query })
  }
  const plans = asked.map(async ({ text, values }) => {
    const { rows } = await pool.query(`explain ${text}`, values)
    return rows.map((row) => row['QUERY PLAN'] as string).join('\n')
  })
  return Promise.all(plans)
}

const HOT: VendorFilter[] = [
  {},
  { sort: 'prezzo' },
  { sort: 'prezzo-alto' },
  { sort: 'valutazione' },
  { sort: 'recensioni' },
  { sort: 'nome' },
  { category: 'fotografo' },
  { region: 'toscana' },
  { category: 'location', region: 'puglia' },
  { province: 'SI' },
  { category: 'location', guests: 150, priceMaxCents: 500_000, ratingMin: 4.5 },
  { category: 'location', services: 'parcheggio' },
  { category: 'torte', freeOn: '2027-06-12' },
  { q: 'limonaia' },
  { q: 'cipressa', category: 'musica' },
]

describe(`a list of ${MANY.toLocaleString('en')} vendors`, () => {
  it.each(HOT)('reads by index, never all of them, for %o', async (filter) => {
    const plans = await plansOf(() => searchVendors(filter, DAY, at.database.db))
    expect(plans.length).toBeGreaterThan(1)
    expect(plans.join('\n\n')).not.toMatch(/Seq Scan on (vendor|vendor_listing|vendor_text|vendor_word)\b/)
  })

  it('finds where a page begins by index too', async () => {
    for (const sort of ['consigliati', 'prezzo', 'nome'] as const) {
      const first = await searchVendors({ sort, limit: 50 }, DAY, at.database.db)
      const plans = await plansOf(() => searchVendors({ sort, after: first.next! }, DAY, at.database.db))
      expect(plans.join('\n\n')).toMatch(/Index Cond: \(\(?(l\.)?(score|price_low|name)/)
    }
  })

  it('counts a category as its vendors are, after any change', async () => {
    const { pool } = at.database
    const said = async () => (await searchVendors({ category: 'musica' }, DAY, at.database.db)).total
    const counted = async () =>
      Number(
        (
          await pool.query(
            "select count(*) from vendor where category = 'musica' and active and deleted_at is null",
          )
        ).rows[0].count,
      )
    const ids = (
      await pool.query("select id from vendor where category = 'musica' order by id limit 6")
    ).rows.map(({ id }) => id as string)
    expect(await said()).toBe(await counted())
    await pool.query(
      `update vendor set active = false, deactivation_reason = 'Di prova.' where id = any ($1)`,
      [ids.slice(0, 3)],
    )
    await pool.query("update vendor set category = 'torte' where id = $1", [ids[3]])
    await pool.query('update vendor set deleted_at = now() where id = $1', [ids[4]])
    await pool.query('delete from vendor where id = $1', [ids[5]])
    await pool.query('update vendor set active = true where id = $1', [ids[0]])
    expect(await said()).toBe(await counted())
    const { body } = await send(`${at.url}/api/Vendor/getMarketSummary`, 'GET', '')
    expect(body.vendors).toBe(MANY - 4)
  })

  it.each<CountFilter>([
    {},
    { region: 'toscana' },
    { province: 'SI', guests: 120 },
    { priceMaxCents: 200_000, ratingMin: 4 },
    { freeOn: '2027-06-12' },
  ])('counts each category as its list does, in one question, for %o', async (filter) => {
    const { db } = at.database
    const counts = await countByCategory(filter, db)
    expect(await plansOf(() => countByCategory(filter, db))).toHaveLength(1)
    for (const { category, count } of counts.slice(0, 4))
      expect([category, (await searchVendors({ ...filter, category, limit: 1 }, DAY, db)).total]).toEqual([
        category,
        count,
      ])
    const { total } = await searchVendors({ ...filter, limit: 1 }, DAY, db)
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  })

  it('keeps every vendor at its place over all the pages', async () => {
    const filter = { category: 'location', region: 'toscana' } as const
    const seen: string[] = []
    let after: string | undefined
    let page: VendorPage
    do {
      page = await searchVendors({ ...filter, limit: 30, ...(after && { after }) }, DAY, at.database.db)
      seen.push(...page.items.map(({ id }) => id))
      after = page.next
    } while (after)
    expect(new Set(seen).size).toBe(page.total)
    expect(seen).toHaveLength(page.total)
  })

  it('narrows by services, whatever their accents and capitals', async () => {
    const { body: services } = await send(`${at.url}/api/Vendor/getServices?category=location`, 'GET', '')
    expect(services.map(({ name }: { name: string }) => name)).toContain('Menù vegetariano')
    const both = await searchVendors(
      { category: 'location', services: 'menu vegetariano,DRONE', limit: 100 },
      DAY,
      at.database.db,
    )
    expect(both.total).toBeGreaterThan(0)
    const id = both.items[0]!.id
    const { body } = await send(`${at.url}/api/Vendor/getVendorById?id=${id}`, 'GET', '')
    expect(body.services).toEqual(expect.arrayContaining(['Menù vegetariano', 'Drone']))
  })

  it('puts a word right that nobody uses, and says which', async () => {
    const found = await searchVendors({ q: 'masseria lavamda' }, DAY, at.database.db)
    expect(found.corrected).toBe('masseria lavanda')
    expect(found.items.every(({ businessName }) => businessName.startsWith('Masseria Lavanda'))).toBe(true)
    expect((await searchVendors({ q: 'masseria' }, DAY, at.database.db)).corrected).toBeUndefined()
    expect((await searchVendors({ q: 'xkcdqwerty' }, DAY, at.database.db)).total).toBe(0)
  })
})

import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addManyVendors } from '#tests/support/many-vendors.ts'
import { type TestDatabase, createTestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { siteMaps } from './sitemap.ts'

const ORIGIN = 'https://lovoglio.test'
const PAGES = ['/', '/fornitori', '/come-ordiniamo']

let own: TestDatabase
let database: Database
let server: FastifyInstance
beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, 4)
  await addManyVendors(own.pool, 2_100)
  server = Fastify()
  await server.register(siteMaps(database, { publicUrl: () => ORIGIN, pages: PAGES, inAFile: 2_000 }))
})
afterAll(async () => {
  await server.close()
  await database.close()
  await own.close()
})

const read = async (url: string) => {
  const { statusCode, headers, body } = await server.inject(url)
  return { status: statusCode, type: headers['content-type'], text: body }
}
const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)

describe('what crawlers read', () => {
  it('has every public vendor in some file of the map, and no file too long', async () => {
    const gone = (await own.pool.query('select id from vendor order by id limit 1')).rows[0].id as string
    await own.pool.query(
      `update vendor set active = false, deactivation_reason = 'Di prova.' where id = $1`,
      [gone],
    )
    const index = addressesOf((await read('/sitemap.xml')).text)
    expect(index.map((file) => file.replace(ORIGIN, ''))).toEqual([
      '/sitemap/pages.xml',
      '/sitemap/stories.xml',
      '/sitemap/vendors-1.xml',
      '/sitemap/vendors-2.xml',
    ])
    const files = await Promise.all(index.map((file) => read(file.replace(ORIGIN, ''))))
    for (const { status, type, text } of files) {
      expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
      expect(addressesOf(text).length).toBeLessThanOrEqual(2_000)
    }
    const vendors = files.slice(2).flatMap(({ text }) => addressesOf(text))
    expect(new Set(vendors).size).toBe(2_099)
    expect(vendors.some((address) => address.includes(gone))).toBe(false)
    const pages = addressesOf(files[0]!.text)
    expect(pages).toEqual(expect.arrayContaining(PAGES.map((path) => ORIGIN + path)))
    expect(pages).toContain(`${ORIGIN}/fornitori/location?region=toscana`)
  })

  it('has a couple’s page only when the couple wants it found', async () => {
    const add = async (page: string, published: boolean, indexed: boolean, hasPassword: boolean) => {
      const id = crypto.randomUUID()
      await own.pool.query(
        `insert into couple (id, partners, created_at, updated_at, version) values ($1, '[]', now(), now(), 1)`,
        [id],
      )
      await own.pool.query(
        `insert into wedding_website (id, couple_id, public_id, theme, published, indexed, has_password, created_at,
           updated_at, version) values ($1, $1, $2, 'mare', $3, $4, $5, now(), now(), 1)`,
        [id, page, published, indexed, hasPassword],
      )
    }
    await add('trovami', true, true, false)
    await add('riservata', true, false, false)
    await add('bozza', false, true, false)
    await add('chiusa', true, true, true)
    const found = addressesOf((await read('/sitemap/stories.xml')).text).filter((one) =>
      one.includes('/wedding/'),
    )
    expect(found).toEqual([`${ORIGIN}/wedding/trovami`])
  })

  it('has no file beyond the last', async () => {
    for (const file of ['vendors-3.xml', 'vendors-0.xml', 'altro.xml', '../robots.txt'])
      expect((await read(`/sitemap/${encodeURIComponent(file)}`)).status).toBe(404)
  })

  it('keeps crawlers out of private areas and of nothing else', async () => {
    const { text } = await read('/robots.txt')
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => rule!)
    const isClosed = (path: string) =>
      closed.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))
    expect(
      ['/couple/planning', '/vendor', '/admin/blog', '/api/ping'].filter((path) => !isClosed(path)),
    ).toEqual([])
    expect(['/', '/vendor-area', '/vendor-terms', '/fornitori', '/wedding/x'].filter(isClosed)).toEqual([])
  })

  it('tells language models in words', async () => {
    const { text, type } = await read('/llms.txt')
    expect(type).toContain('text/plain')
    expect(text).toMatch(/^# Lovoglio\n\n> /)
    expect(text).toContain(`(${ORIGIN}/come-ordiniamo)`)
  })
})

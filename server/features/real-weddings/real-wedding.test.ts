import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type TestApp, newAdmin, send, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
let host: string
let florist: string
beforeAll(async () => {
  at = await startTestApp()
  const admin = await newAdmin(at)
  const add = async (businessName: string, category: string) => {
    const place = { region: 'toscana', province: 'SI', city: 'Siena' }
    const { body } = await admin.call('POST', '/api/Vendor/addNewVendor', { businessName, category, place })
    return body.id as string
  }
  host = await add('Villa Cipressa', 'location')
  florist = await add('Fiori di Nives', 'fiori-e-allestimenti')
  // The plan that shows them.
  await at.database.pool.query(`update vendor set type_of_account = 'elite' where id = $1`, [host])
})
afterAll(() => at.close())

interface Made {
  slug: string
  state?: string
  date?: string
  deleted?: boolean
  credits?: { vendorId: string; role: string }[]
}

async function tell({ slug, state = 'published', date = '2026-06-20', deleted = false, credits = [] }: Made) {
  const id = newId()
  await at.database.pool.query(
    `insert into real_wedding (id, vendor_id, slug, title, couple, date, city, region, story, pictures, credits, state,
       created_at, updated_at, version, deleted_at)
     values ($1, $2, $3, 'Sotto i limoni', 'Anna e Marco', $4, 'Siena', 'toscana', '["Una tavola lunga."]', '[]', $5, $6,
       now(), now(), 1, $7)`,
    [id, host, slug, date, JSON.stringify(credits), state, deleted ? new Date() : null],
  )
  return id
}
const ask = (slug: string) => send(`${at.url}/api/Vendor/getRealWeddingBySlug?slug=${slug}`, 'GET', '')

describe('a real wedding by its name', () => {
  it('comes with the cards of who hosted it and of who is credited, once each, and only while they are public', async () => {
    const gone = newId()
    const credits = [florist, host, gone].map((vendorId) => ({ vendorId, role: 'Fiori' }))
    const id = await tell({ slug: 'sotto-i-limoni', credits })
    const { status, body } = await ask('sotto-i-limoni')
    expect([status, body.wedding.id, body.wedding.story]).toEqual([200, id, ['Una tavola lunga.']])
    expect(body.vendors.map((card: { id: string }) => card.id).toSorted()).toEqual([host, florist].toSorted())
  })

  it('is the newest of those that share a name, and not one that was taken away', async () => {
    await tell({ slug: 'in-cortile', date: '2024-06-01' })
    const newest = await tell({ slug: 'in-cortile', date: '2026-05-01' })
    await tell({ slug: 'in-cortile', date: '2026-09-01', deleted: true })
    expect((await ask('in-cortile')).body.wedding.id).toBe(newest)
  })

  it('is found by the names it had before, until another has them', async () => {
    const id = await tell({ slug: 'prima', date: '2026-03-01' })
    const rename = (slug: string) =>
      at.database.pool.query('update real_wedding set slug = $2 where id = $1', [id, slug])
    await rename('dopo')
    await rename('infine')
    for (const slug of ['prima', 'infine'])
      expect((await ask(slug)).body.wedding).toMatchObject({ id, slug: 'infine' })
    const heir = await tell({ slug: 'dopo', date: '2020-01-01' })
    expect((await ask('dopo')).body.wedding.id).toBe(heir)
  })

  it('says what is gone and what never was, and shows no draft', async () => {
    await tell({ slug: 'tolto', deleted: true })
    await tell({ slug: 'in-bozza', state: 'draft' })
    const codes = await Promise.all(['tolto', 'in-bozza', 'mai-esistito'].map(ask))
    expect(codes.map(({ body }) => body.code)).toEqual(['deleted', 'not_found', 'not_found'])
    expect((await ask('Maiuscolo')).status).toBe(400)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newIdentity,
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

const CANARY = 'canarino-di-prova'

/** The tables in which a text stands, in whatever column. */
async function tablesWith(text: string): Promise<string[]> {
  const { pool } = at.database
  const { rows } = await pool.query("select tablename from pg_tables where schemaname = 'public'")
  const found: string[] = []
  for (const { tablename } of rows) {
    const { rowCount } = await pool.query(`select 1 from "${tablename}" t where t::text ilike $1 limit 1`, [
      `%${text}%`,
    ])
    if (rowCount) found.push(tablename)
  }
  return found
}

describe('a vendor', () => {
  it('that is suspended may still delete itself', async () => {
    const vendor = await newVendor(at)
    await at.database.pool.query(
      "update vendor set active = false, deactivation_reason = 'Pagina falsa' where id = $1",
      [vendor.vendorId],
    )
    const change = { headline: 'Eccomi' }
    const refused = await vendor.call('PUT', `/api/Vendor/updateVendor/${vendor.vendorId}`, change)
    expect(refused.body.code).toBe('deactivated')
    expect((await vendor.call('DELETE', `/api/Vendor/deleteVendor/${vendor.vendorId}`)).status).toBe(200)
  })

  it('that deletes itself leaves nothing that says who it was, and its page is gone', async () => {
    const vendor = await newVendor(at, `Villa ${CANARY}`)
    const key = { 'Idempotency-Key': newId() }
    const change = {
      description: CANARY,
      phone: '+39 0577 123456',
      faq: [{ question: CANARY, answer: CANARY }],
    }
    await vendor.call('PUT', `/api/Vendor/updateVendor/${vendor.vendorId}`, change, key)
    const video = { id: newId(), title: CANARY, provider: 'vimeo', source: '123', position: 0 }
    await vendor.call('POST', '/api/Vendor/addVideoVendor', video, { 'Idempotency-Key': newId() })
    expect(await tablesWith(CANARY)).toEqual(
      expect.arrayContaining(['vendor', 'video', 'idempotency', 'field_history']),
    )
    expect((await vendor.call('DELETE', `/api/Vendor/deleteVendor/${vendor.vendorId}`)).status).toBe(200)
    // Words that vendors use are kept as words, without whose they were.
    expect(await tablesWith(CANARY)).toEqual([])
    expect(await tablesWith('123456')).toEqual([])
    const { status, body } = await vendor.call('GET', '/api/User/me')
    expect([status, body.code]).toEqual([401, 'vendor_deleted'])
    const gone = await admin.call('GET', `/api/Vendor/getVendorById?id=${vendor.vendorId}`)
    expect(gone.status).toBe(410)
  })

  it('is read and changed by an administrator, also one that nobody owns', async () => {
    const own = await newVendor(at, 'Villa Nostra')
    const place = { region: 'lazio', province: 'RM', city: 'Roma' }
    const made = { id: newId(), businessName: 'Senza padrone', category: 'altro', place }
    await admin.call('POST', '/api/Vendor/addNewVendor', made)
    const { items: all } = (await admin.call('POST', '/api/Admin/getVendor')).body
    const byId = new Map(all.map((one: { id: string }) => [one.id, one]))
    expect(byId.get(own.vendorId)).toMatchObject({ uid: own.uid, private: { accountEmail: own.email } })
    expect(byId.get(made.id)).toMatchObject({ businessName: 'Senza padrone', private: {} })
    expect(byId.get(made.id)).not.toHaveProperty('uid')
    const changed = await admin.call('PUT', `/api/Admin/updateVendor/${made.id}`, { headline: 'Nuova' })
    expect(changed.body).toMatchObject({ headline: 'Nuova', version: 2 })
    expect((await own.call('PUT', `/api/Admin/updateVendor/${made.id}`, { headline: 'Mia' })).status).toBe(
      403,
    )
  })

  it('must be there to be saved as a favourite', async () => {
    const couple = await newCouple(at)
    const id = newId()
    const save = (vendorId: string) =>
      couple.call('PUT', `/api/Couple/saveFavoriteVendor/${id}`, { id, vendorId, status: 'saved', note: '' })
    expect((await save(newId())).status).toBe(404)
    const vendor = await newVendor(at)
    expect((await save(vendor.vendorId)).status).toBe(200)
  })

  it('is in a town of its province, and in a province of its region', async () => {
    const person = await newIdentity(at)
    const tryAt = (place: object) =>
      person.call('POST', '/api/Vendor/addNewVendor', { businessName: 'Dove', category: 'altro', place })
    const refused = await tryAt({ region: 'toscana', province: 'SI', city: 'Atlantide' })
    expect([refused.status, refused.body.code]).toEqual([422, 'rule_broken'])
    expect(refused.body.errors).toEqual([
      { path: 'body.place.city', message: 'Nella provincia di Siena non c’è un comune con questo nome.' },
    ])
    const elsewhere = await tryAt({ region: 'puglia', province: 'SI', city: 'Siena' })
    expect(elsewhere.body.errors).toMatchObject([{ path: 'body.place.province' }])
    // As the list writes it, however it was typed; and by the name that everybody uses.
    const made = await tryAt({ region: 'emilia-romagna', province: 'RE', city: ' reggio EMILIA' })
    expect(made.body.place.city).toBe("Reggio nell'Emilia")
    const moved = (city: string) =>
      admin.call('PUT', `/api/Admin/updateVendor/${made.body.id}`, {
        place: { region: 'valle-d-aosta', province: 'AO', city },
      })
    expect((await moved('Aosto')).status).toBe(422)
    expect((await moved('aosta')).body.place).toMatchObject({ province: 'AO', city: 'Aosta' })
  })

  it('is told the towns of its province', async () => {
    const { body } = await admin.call('GET', '/api/Vendor/getTowns?province=PO')
    expect(body.map(({ name }: { name: string }) => name)).toEqual([
      'Cantagallo',
      'Carmignano',
      'Montemurlo',
      'Poggio a Caiano',
      'Prato',
      'Vaiano',
      'Vernio',
    ])
    expect((await admin.call('GET', '/api/Vendor/getTowns?province=ZZ')).status).toBe(400)
  })

  it('cannot be given numbers that the database does not count', async () => {
    const person = await newIdentity(at)
    const place = { region: 'lazio', province: 'RM', city: 'Roma' }
    const send = (more: object) =>
      person.call('POST', '/api/Vendor/addNewVendor', {
        businessName: 'Numeri',
        category: 'altro',
        place,
        ...more,
      })
    expect((await send({ capacity: { max: 3_000_000_000 } })).status).toBe(400)
    expect((await admin.call('GET', '/api/Vendor/search?priceMaxCents=99999999999')).status).toBe(400)
    expect((await send({ capacity: { max: 100_000 } })).status).toBe(200)
  })

  it('takes no fewer guests at most than at least, made so or changed', async () => {
    const person = await newIdentity(at)
    const place = { region: 'lazio', province: 'RM', city: 'Roma' }
    const profile = { businessName: 'Invitati', category: 'altro', place }
    const wrong = { capacity: { min: 300, max: 100 } }
    const errors = [{ path: 'body.capacity.max', message: expect.stringMatching(/da 300 in su/) }]
    const made = await person.call('POST', '/api/Vendor/addNewVendor', { ...profile, ...wrong })
    expect([made.status, made.body.code, made.body.errors]).toEqual([422, 'rule_broken', errors])

    const own = await newVendor(at, 'Villa Capiente')
    const change = (body: object) => own.call('PUT', `/api/Vendor/updateVendor/${own.vendorId}`, body)
    expect((await change({ capacity: { max: 100 } })).status).toBe(200)
    const refused = await change(wrong)
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([422, 'rule_broken', errors])
    expect((await change({ capacity: { min: 300, max: 300 } })).body.capacity).toEqual({ min: 300, max: 300 })
    // What stood so before it was refused is in the way of no other edit.
    await at.database.pool.query(`update vendor set capacity = '{"min":300,"max":100}' where id = $1`, [
      own.vendorId,
    ])
    expect((await change({ headline: 'Fra gli ulivi' })).status).toBe(200)
  })
})

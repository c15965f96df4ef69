/** What administrators do stands in their register: every write of the contract, what is private that they open, every file. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type CallName, ROUTES } from '#contract/routes.ts'
import { CSV_TYPE } from '#contract/wire/csv-type.ts'
import { servedCalls } from '#server/served-calls.ts'
import { keepHouse } from '#server/platform/housekeeping.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'
import { ask, requestOf } from './ask.ts'
import { type Cast, makeCast, subjectOf } from './cast.ts'
import { changes } from './expectation.ts'
import { RULES } from './rules.ts'

let at: TestApp
let cast: Cast
beforeAll(async () => {
  at = await startTestApp()
  cast = await makeCast(at)
})
afterAll(() => at.close())
const forget = () =>
  at.database.pool.query(`begin; set local lovoglio.register = 'open';
    delete from admin_act_change; delete from admin_act; commit`)
beforeEach(forget)

const acts = async () => (await at.database.pool.query('select * from admin_act order by at')).rows
const told = async () => (await at.database.pool.query('select * from admin_act_change order by number')).rows
const writes = (servedCalls() as CallName[]).filter(
  (name) => changes(name) && ['admin', 'identity-or-admin'].includes(ROUTES[name].access),
)
const as = (method: string, url: string, body?: unknown, headers = {}) =>
  ask(at, cast.admin.token, { method, url, body }, { 'idempotency-key': newId(), ...headers })

describe('the register of the administrators', () => {
  it.each(writes)('has who made %s, and about what', async (name) => {
    const rule = RULES[name]
    // What an administrator has is their own.
    const owner = { ...cast.vendor, uid: cast.admin.uid }
    const id = rule.subject && rule.own === 200 ? await subjectOf(at, rule.subject, owner) : newId()
    const reply = await ask(at, cast.admin.token, requestOf(name, id, cast.admin))
    expect(reply.status, reply.text).toBe(200)
    const [act, ...more] = await acts()
    expect(more).toEqual([])
    expect(act).toMatchObject({ call: name, kind: 'write' })
    if (rule.subject && rule.own === 200) {
      const { body } = await as('GET', `/api/Admin/getRegister?of=${id}`)
      expect(body.items.map((one: { call: string }) => one.call)).toEqual([name])
    }
    if (rule.ends) cast = await makeCast(at)
  })

  it('has of each field what it was and what it became, and only of those that changed', async () => {
    const { vendorId } = cast.vendor
    const url = `/api/Admin/updateVendor/${vendorId}`
    await as('PUT', url, { headline: 'Prima' })
    await as('PUT', url, { headline: 'Dopo' })
    expect((await told()).at(-1)).toMatchObject({
      kind: 'changed',
      thing: 'vendor',
      vendor_id: vendorId,
      before: { headline: 'Prima' },
      after: { headline: 'Dopo' },
    })
    expect(Object.keys((await told()).at(-1).after)).toEqual(['headline'])
  })

  it('has a write once for its key, and none that was refused', async () => {
    const url = `/api/Admin/updateVendor/${cast.vendor.vendorId}`
    const key = { 'idempotency-key': newId() }
    for (let time = 0; time < 3; time++) await as('PUT', url, { headline: 'Una volta' }, key)
    expect((await as('PUT', `/api/Admin/updateVendor/${newId()}`, { headline: 'Mai' })).status).toBe(404)
    expect(await acts()).toHaveLength(1)
  })

  it('has nothing of what others write, nor of what is open to all', async () => {
    const body = { headline: `Da sé ${newId()}` }
    const url = `/api/Vendor/updateVendor/${cast.vendor.vendorId}`
    expect((await ask(at, cast.vendor.token, { method: 'PUT', url, body })).status).toBe(200)
    expect(await told()).toEqual([])
    expect(await acts()).toEqual([])
  })

  it('has a record that was opened, once while it stays open, and each list that was taken as a file', async () => {
    const url = `/api/Admin/getVendorById?id=${cast.vendor.vendorId}`
    await as('GET', url)
    await as('GET', url)
    const headers = { authorization: `Bearer ${cast.admin.token}`, accept: CSV_TYPE }
    const file = (method: 'GET' | 'POST', address: string) =>
      at.app.server.inject({ method, url: address, headers, ...(method === 'POST' && { payload: {} }) })
    await file('POST', '/api/Admin/getAllCouple')
    await file('POST', '/api/Admin/getAllCouple')
    expect((await file('GET', '/api/Admin/getRegister')).body).toContain('Admin/getAllCouple')
    const seen = await acts()
    expect(seen.map(({ kind, call }) => `${kind} ${call}`)).toEqual([
      'read Admin/getVendorById',
      'export Admin/getAllCouple',
      'export Admin/getAllCouple',
      'export Admin/getRegister',
    ])
    expect(seen[0]).toMatchObject({ vendor_id: cast.vendor.vendorId })
  })

  it('is found by who, by what it is about, by its words and by the day, and told with what changed', async () => {
    // By its own name again.
    cast = await makeCast(at)
    await forget()
    await as('PUT', `/api/Admin/updateVendor/${cast.vendor.vendorId}`, { headline: 'Cercata' })
    await as('PUT', `/api/Admin/updateCouple/${cast.couple.coupleId}`, { style: 'rustico' })
    const find = async (search: string) =>
      (await as('GET', `/api/Admin/getRegister?${search}`)).body.items as { id: string; call: string }[]
    const calls = async (search: string) => (await find(search)).map(({ call }) => call)
    const [act] = await acts()
    expect(await calls(`who=${act.admin_id}&when=oggi`)).toEqual(['Admin/updateCouple', 'Admin/updateVendor'])
    expect(await calls('when=ieri')).toEqual([])
    expect(await calls(`of=${cast.couple.coupleId}`)).toEqual(['Admin/updateCouple'])
    expect(await calls('thing=vendors')).toEqual(['Admin/updateVendor'])
    expect(await calls('q=villa%20aperta')).toEqual(['Admin/updateVendor'])
    expect(await calls('kind=export')).toEqual([])
    const [entry] = await find('thing=vendors')
    const { body } = await as('GET', `/api/Admin/getRegisterEntry?id=${entry!.id}`)
    expect(body.changes).toMatchObject([{ kind: 'changed', after: { headline: 'Cercata' } }])
  })

  it('keeps no word of an account that is deleted, but who deleted it', async () => {
    const { coupleId } = cast.couple
    await as('PUT', `/api/Admin/updateCouple/${coupleId}`, { style: 'canarinorosso' })
    expect(JSON.stringify(await told())).toContain('canarinorosso')
    expect((await as('DELETE', `/api/Admin/deleteCouple/${coupleId}`)).status).toBe(200)
    expect(await told()).toEqual([])
    expect((await acts()).map(({ call, thing_id }) => [call, thing_id])).toEqual([
      ['Admin/updateCouple', coupleId],
      ['Admin/deleteCouple', coupleId],
    ])
    cast = await makeCast(at)
  })

  it('is changed, emptied and taken away by nobody; what is older than a year goes by itself', async () => {
    const { pool } = at.database
    await as('PUT', `/api/Admin/updateVendor/${cast.vendor.vendorId}`, { headline: `Resta ${newId()}` })
    for (const table of ['admin_act', 'admin_act_change'])
      for (const asked of [`delete from ${table}`, `truncate ${table} cascade`])
        await expect(pool.query(asked)).rejects.toThrow('the register is kept')
    await expect(pool.query(`update admin_act set who = 'Nessuno'`)).rejects.toThrow('the register is kept')
    const old = newId()
    await pool.query(
      `insert into admin_act (id, at, admin_id, who, kind, call)
       values ($1, now() - interval '366 days', $1, 'Lea', 'write', 'Admin/updateFooter')`,
      [old],
    )
    expect(await keepHouse(pool)).toMatchObject({ admin_act: 1 })
    expect((await acts()).map(({ call }) => call)).toEqual(['Admin/updateVendor'])
  })

  it('watches every table that a write of theirs can reach, with what a migration brings', async () => {
    const { pool } = at.database
    await pool.query('create table brought_later (id uuid primary key)')
    await pool.query('select watch_admin_writes()')
    const { rows } = await pool.query(
      `select 1 from pg_trigger where tgname = 'note_admin_write' and tgrelid = 'brought_later'::regclass`,
    )
    expect(rows).toHaveLength(1)
    await pool.query('drop table brought_later')
  })
})

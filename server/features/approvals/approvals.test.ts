/** What takes two administrators: asked by one, confirmed by another, exactly as it was asked (decision 113). */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import type { AdminRole } from '#contract/lists/admin/admin-roles.ts'
import { companyInvoiceData } from '#tests/support/invoice-data.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'

let at: TestApp
let late = 0
let anna: Person
let lea: Person
beforeAll(async () => {
  at = await startTestApp(() => new Date(Date.now() + late), {
    COMPANY_NAME: 'Lovoglio Srl',
    COMPANY_ADDRESS: 'Via Roma 1, 50100 Firenze',
    COMPANY_VAT: '01234567897',
    COMPANY_EMAIL: 'amministrazione@lovoglio.test',
  })
})
afterAll(() => at.close())
beforeEach(async () => {
  late = 0
  const { pool } = at.database
  await pool.query('delete from approval')
  await pool.query('update admin set ended_at = now() where ended_at is null')
  await pool.query('delete from mail')
  anna = await administrator('Anna')
  lea = await administrator('Lea')
})

async function administrator(name: string, role: AdminRole = 'owner'): Promise<Person> {
  const person = await newAdmin(at, role)
  await at.database.pool.query('update admin set name = $2 where uid = $1', [person.uid, name])
  return person
}
const take = (who: Person) =>
  at.database.pool.query('update admin set ended_at = now() where uid = $1', [who.uid])
const end = (who: Person, vendorId: string, reason = 'Doppione') =>
  who.call('DELETE', `/api/Admin/deleteVendor/${vendorId}`, { reason })
const waiting = async (who: Person) => (await who.call('GET', '/api/Admin/getApprovals')).body.waiting
const decide = (who: Person, id: string, verdict: 'confirm' | 'refuse', words = '', key = newId()) =>
  who.call('POST', `/api/Admin/decideApproval/${id}`, { verdict, words }, { 'Idempotency-Key': key })
const withdraw = (who: Person, id: string) => who.call('DELETE', `/api/Admin/withdrawApproval/${id}`)
const isThere = async (vendorId: string) =>
  (await anna.call('GET', `/api/Admin/getVendorById?id=${vendorId}`)).status === 200
/** Without those of the test that is days ahead. */
const acts = async () => {
  const { rows } = await at.database.pool.query(`select call, who, step, asked_by from admin_act
    where kind = 'write' and at < now() + interval '1 hour' order by at, id`)
  return rows as { call: string; who: string; step: string | null; asked_by: string | null }[]
}
const mails = async () =>
  (await at.database.pool.query('select recipient, subject, text from mail order by due_at')).rows

describe('an account', () => {
  it('is deleted when a second administrator confirms what the first one asked, and the register names both', async () => {
    const { vendorId } = await newVendor(at, 'Villa Doppia')
    const asked = await end(anna, vendorId)
    expect([asked.status, asked.body.id, await isThere(vendorId)]).toEqual([202, vendorId, true])
    const { approvalId } = asked.body.waits
    expect(await waiting(lea)).toMatchObject([
      {
        id: approvalId,
        name: 'Villa Doppia',
        reason: 'Doppione',
        askedBy: 'Anna',
        own: false,
        changed: false,
      },
    ])
    expect(await waiting(anna)).toMatchObject([{ id: approvalId, own: true }])
    const [letter, ...more] = await mails()
    expect([letter.recipient, more]).toEqual([lea.email, []])
    expect(letter.text).toMatch(/Anna chiede di eliminare un fornitore/)
    expect(letter.text).not.toContain('Villa Doppia')
    expect((await decide(lea, approvalId, 'confirm', 'Visto')).body).toEqual({
      id: approvalId,
      state: 'confirmed',
    })
    expect(await isThere(vendorId)).toBe(false)
    expect(await waiting(lea)).toEqual([])
    expect((await acts()).slice(-2)).toEqual([
      { call: 'Admin/deleteVendor', who: 'Anna', step: 'asked', asked_by: null },
      { call: 'Admin/deleteVendor', who: 'Lea', step: 'confirmed', asked_by: 'Anna' },
    ])
    const { body } = await lea.call('GET', `/api/Admin/getRegister?of=${vendorId}`)
    expect(body.items[0]).toMatchObject({ step: 'confirmed', who: 'Lea', askedBy: 'Anna', thingId: vendorId })
    expect((await mails()).map(({ subject }) => subject)).toContain('La tua richiesta è stata confermata')
  })

  it('of a couple takes two as well, and keeps nothing of what was said of it', async () => {
    const { coupleId } = await newCouple(at)
    const url = `/api/Admin/deleteCouple/${coupleId}`
    const { approvalId } = (await anna.call('DELETE', url, { reason: 'canarinogiallo' })).body.waits
    expect((await decide(lea, approvalId, 'confirm', 'canarinogiallo')).status).toBe(200)
    const { rows } = await at.database.pool.query(
      `select reason || words || seen as said, state from approval`,
    )
    expect(rows).toEqual([{ said: '', state: 'confirmed' }])
    expect((await at.database.pool.query('select 1 from couple where id = $1', [coupleId])).rows).toEqual([])
  })

  it('is deleted at once where nobody else has the right, and the register says so', async () => {
    await take(lea)
    await administrator('Sara', 'support')
    const { vendorId } = await newVendor(at)
    const { status, body } = await end(anna, vendorId, '')
    expect([status, body, await isThere(vendorId)]).toEqual([200, { id: vendorId }, false])
    expect((await acts()).at(-1)).toMatchObject({ call: 'Admin/deleteVendor', who: 'Anna', step: 'alone' })
    expect((await anna.call('GET', '/api/Admin/getApprovals')).body.needed).toEqual([])
  })

  it('is not confirmed by who asked, be it in two tabs, nor by who has not the right', async () => {
    const { vendorId } = await newVendor(at)
    const sara = await administrator('Sara', 'support')
    const carla = await administrator('Carla', 'accountant')
    const { approvalId } = (await end(anna, vendorId)).body.waits
    const own = await decide(anna, approvalId, 'confirm')
    expect([own.status, own.body.code]).toEqual([422, 'rule_broken'])
    expect((await decide(sara, approvalId, 'confirm')).body.code).toBe('not_your_role')
    expect((await decide(carla, approvalId, 'confirm')).body.code).toBe('not_your_role')
    expect(await waiting(carla)).toEqual([])
    expect(await isThere(vendorId)).toBe(true)
  })

  it('asked twice is one request with one mail, and confirmed many times at once is deleted once', async () => {
    const { vendorId } = await newVendor(at)
    const [first, second] = await Promise.all([end(anna, vendorId), end(anna, vendorId)])
    const other = await end(lea, vendorId)
    const ids = [first, second, other].map(({ body }) => body.waits.approvalId)
    expect(new Set(ids).size).toBe(1)
    expect(await mails()).toHaveLength(1)
    const answers = await Promise.all(Array.from({ length: 4 }, () => decide(lea, ids[0], 'confirm')))
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(
      Array.from({ length: 4 }, () => [200, 'confirmed']),
    )
    expect(await isThere(vendorId)).toBe(false)
    expect((await mails()).filter(({ subject }) => subject.includes('confermata'))).toHaveLength(1)
  })

  it('is refused in words, which who asked reads; a no without words is none', async () => {
    const { vendorId } = await newVendor(at)
    const { approvalId } = (await end(anna, vendorId)).body.waits
    const mute = await decide(lea, approvalId, 'refuse', ' ')
    expect([mute.status, mute.body.errors[0].path]).toEqual([400, 'words'])
    expect((await decide(lea, approvalId, 'refuse', 'Ha una prenotazione aperta')).status).toBe(200)
    expect(await isThere(vendorId)).toBe(true)
    expect((await mails()).at(-1)).toMatchObject({ recipient: anna.email })
    expect((await mails()).at(-1).text).toContain('Ha una prenotazione aperta')
    const late = await decide(lea, approvalId, 'confirm')
    expect([late.status, late.body.code]).toEqual([409, 'conflict'])
    expect((await acts()).at(-1)).toMatchObject({ call: 'Admin/decideApproval', who: 'Lea', step: null })
  })

  it('stays where who asked took it back, which only they can', async () => {
    const { vendorId } = await newVendor(at)
    const { approvalId } = (await end(anna, vendorId)).body.waits
    expect((await withdraw(lea, approvalId)).status).toBe(404)
    expect([(await withdraw(anna, approvalId)).status, (await withdraw(anna, approvalId)).status]).toEqual([
      200, 200,
    ])
    expect((await decide(lea, approvalId, 'confirm')).body.detail).toMatch(/l’ha ritirata/)
    expect(await isThere(vendorId)).toBe(true)
    expect((await end(anna, vendorId)).body.waits.approvalId).not.toBe(approvalId)
  })

  it('waits for seven days and no longer; then it is asked anew', async () => {
    const { vendorId } = await newVendor(at)
    const { approvalId } = (await end(anna, vendorId)).body.waits
    late = 7 * 86_400_000 + 60_000
    expect(await waiting(lea)).toEqual([])
    expect((await decide(lea, approvalId, 'confirm')).body.detail).toMatch(/non vale più/)
    expect((await end(lea, vendorId)).body.waits.approvalId).not.toBe(approvalId)
    expect(await isThere(vendorId)).toBe(true)
  })

  it('of another name since is not confirmed: it is said, and asked anew', async () => {
    const { vendorId } = await newVendor(at, 'Villa Prima')
    const { approvalId } = (await end(anna, vendorId)).body.waits
    await anna.call('PUT', `/api/Admin/updateVendor/${vendorId}`, { businessName: 'Villa Dopo' })
    expect(await waiting(lea)).toMatchObject([{ name: 'Villa Dopo', changed: true }])
    const answer = await decide(lea, approvalId, 'confirm')
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
    expect(await isThere(vendorId)).toBe(true)
    expect((await end(anna, vendorId)).body.waits.approvalId).not.toBe(approvalId)
  })

  it('is not deleted by the word of who administers no more, nor has another role now', async () => {
    await administrator('Dora')
    const { vendorId } = await newVendor(at)
    const { approvalId } = (await end(anna, vendorId)).body.waits
    await at.database.pool.query(`update admin set role = 'support' where uid = $1`, [anna.uid])
    expect(await waiting(lea)).toEqual([])
    expect((await decide(lea, approvalId, 'confirm')).body.detail).toMatch(/non ha più questo diritto/)
    await take(lea)
    expect((await decide(lea, approvalId, 'confirm')).status).toBe(401)
    expect(await isThere(vendorId)).toBe(true)
  })

  it('that deletes itself meanwhile takes the request with it', async () => {
    const villa = await newVendor(at)
    const { approvalId } = (await end(anna, villa.vendorId)).body.waits
    await villa.call('DELETE', `/api/Vendor/deleteVendor/${villa.vendorId}`)
    expect((await decide(lea, approvalId, 'confirm')).status).toBe(404)
    expect((await end(anna, villa.vendorId)).status).toBe(410)
    expect((await end(anna, newId())).status).toBe(404)
  })

  it('is one of many that wait: the oldest hundred are read, by as many questions as one, and one by its own', async () => {
    const { pool } = at.database
    const asks = async (path = '') => {
      const asked = vi.spyOn(pool, 'query')
      const { body } = await lea.call('GET', `/api/Admin/getApprovals${path}`)
      const count = asked.mock.calls.length
      asked.mockRestore()
      return { body, count }
    }
    const { coupleId } = await newCouple(at)
    await anna.call('DELETE', `/api/Admin/deleteCouple/${coupleId}`, { reason: 'Doppione' })
    const one = await asks()
    expect([one.body.waiting.length, one.body.more]).toEqual([1, false])
    await pool.query(
      `with made as (insert into couple (id, partners, place, style, active, created_at, updated_at, version)
         select gen_random_uuid(), partners, place, style, active, created_at, updated_at, version
           from couple, generate_series(1, 100) where id = $1 returning id)
       insert into approval (id, call, thing_id, couple_id, sent, seen, reason, asked_by, asked_at, expires_at)
         select gen_random_uuid(), call, made.id, made.id, sent, seen, reason, asked_by, asked_at - interval '1 hour', expires_at
           from approval, made where couple_id = $1`,
      [coupleId],
    )
    const many = await asks()
    expect([many.body.waiting.length, many.body.more]).toEqual([100, true])
    expect(many.count).toBe(one.count)
    const ids = (body: { waiting: { thingId: string }[] }) => body.waiting.map(({ thingId }) => thingId)
    expect(ids(many.body)).not.toContain(coupleId)
    expect(ids((await asks(`?thingId=${coupleId}`)).body)).toEqual([coupleId])
  })

  it('that waits is one more thing to do on the dashboard of who may confirm it, and of nobody else', async () => {
    const { vendorId } = await newVendor(at)
    await end(anna, vendorId)
    const duties = async (who: Person) =>
      (
        (await who.call('GET', '/api/Admin/populateDashboardAdmin')).body.duties as {
          what: string
          count: number
        }[]
      )
        .filter(({ what }) => what === 'approvals')
        .map(({ count }) => count)
    expect([await duties(lea), await duties(anna)]).toEqual([[1], []])
    expect(await duties(await administrator('Carla', 'accountant'))).toEqual([])
  })
})

describe('a credit note', () => {
  let villa: Person & { vendorId: string }
  let invoice: string
  let carla: Person
  beforeEach(async () => {
    carla = await administrator('Carla', 'accountant')
    villa = await newVendor(at)
    const { pool } = at.database
    await pool.query("update billing_data set vat_number = ''")
    await pool.query("update vendor set type_of_account = 'base' where id = $1", [villa.vendorId])
    await villa.call('PUT', '/api/Vendor/setBillingData', companyInvoiceData('Villa Srl'))
    await villa.call('POST', '/api/Vendor/updateTypeAccountVendor', {
      typeOfAccount: 'premium',
      subscriptionType: 'yearly',
      amount: 59_780,
    })
    invoice = (await invoices())[0].id
  })
  const invoices = async () =>
    (await villa.call('POST', `/api/Vendor/getBillingByVendor?idVendor=${villa.vendorId}`)).body
  const credit = (who: Person, netCents: number, reason = 'Pagata due volte') =>
    who.call('POST', `/api/Admin/creditInvoice/${invoice}`, { netCents, reason })

  it('up to 500 € is one person’s; above it waits for another, and is then exactly what was asked', async () => {
    expect((await credit(carla, 1_000)).status).toBe(200)
    const { status, body } = await credit(carla, 45_000)
    expect([status, body.creditedNetCents]).toEqual([202, 1_000])
    const { approvalId } = body.waits
    expect(await waiting(lea)).toMatchObject([
      { cents: 54_900, reason: 'Pagata due volte', askedBy: 'Carla' },
    ])
    expect(await waiting(lea)).toMatchObject([{ name: expect.stringContaining('Villa Srl') }])
    expect((await decide(lea, approvalId, 'confirm')).status).toBe(200)
    expect((await invoices()).find(({ id }: { id: string }) => id === invoice).creditedNetCents).toBe(46_000)
    expect((await acts()).at(-1)).toMatchObject({
      call: 'Admin/creditInvoice',
      who: 'Lea',
      asked_by: 'Carla',
    })
  })

  it('in parts is one sum: the one that passes 500 € waits', async () => {
    expect((await credit(carla, 25_000)).status).toBe(200)
    expect((await credit(carla, 20_000)).status).toBe(202)
  })

  it('of another sum while one waits is refused in words, and of more than is left at once', async () => {
    await credit(carla, 45_000)
    expect((await credit(carla, 46_000)).body.detail).toMatch(/^Per questa fattura hai già chiesto/)
    expect((await credit(lea, 46_000)).body.detail).toMatch(/^Per questa fattura Carla ha già chiesto/)
    expect((await credit(carla, 49_001)).body.detail).toMatch(/^Restano da stornare/)
  })

  it('is not confirmed where the invoice was paid or credited meanwhile', async () => {
    const { approvalId } = (await credit(carla, 45_000)).body.waits
    await credit(lea, 1_000)
    expect(await waiting(lea)).toMatchObject([{ changed: true }])
    expect((await decide(lea, approvalId, 'confirm')).body.code).toBe('conflict')
    const again = (await credit(carla, 45_000)).body.waits.approvalId
    await villa.call('POST', '/api/Vendor/payInvoiceAsync', { billingId: invoice, method: 'test' })
    expect((await decide(lea, again, 'confirm')).body.code).toBe('conflict')
    expect((await invoices()).filter(({ kind }: { kind: string }) => kind === 'credit')).toHaveLength(1)
  })

  it('decided by what was credited before another note is refused when it is asked, and nothing waits', async () => {
    await credit(carla, 1_000)
    const late = await carla.call('POST', `/api/Admin/creditInvoice/${invoice}`, {
      netCents: 45_000,
      reason: 'Pagata due volte',
      creditedNetCents: 0,
    })
    expect([late.status, late.body.code]).toEqual([422, 'rule_broken'])
    expect(late.body.detail).toMatch(/^Nel frattempo di questa fattura è stato stornato altro/)
    expect(await waiting(lea)).toEqual([])
  })

  it('of any sum is issued at once where nobody else may', async () => {
    for (const who of [anna, lea]) await take(who)
    expect((await credit(carla, 49_000)).status).toBe(200)
    expect((await acts()).at(-1)).toMatchObject({ call: 'Admin/creditInvoice', step: 'alone' })
  })
})

describe('two people', () => {
  const idOf = async (who: Person) =>
    (await at.database.pool.query('select id from admin where uid = $1', [who.uid])).rows[0].id as string
  const remove = async (by: Person, who: Person) =>
    by.call('DELETE', `/api/Admin/removeAdministrator/${await idOf(who)}`)
  const change = async (by: Person, who: Person, role: AdminRole) =>
    by.call('PUT', `/api/Admin/changeAdministrator/${await idOf(who)}`, { role })

  it('are not undone by one while something waits: who may confirm it stays, and it is said what waits', async () => {
    const { vendorId } = await newVendor(at)
    const { approvalId } = (await end(anna, vendorId)).body.waits
    for (const answer of [await remove(anna, lea), await change(anna, lea, 'editor')]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'rule_broken'])
      expect(answer.body.detail).toContain('eliminare un fornitore, lo chiede Anna')
    }
    // What is not theirs to confirm afterwards either holds nothing up.
    const carla = await administrator('Carla', 'accountant')
    expect((await change(anna, carla, 'editor')).status).toBe(200)
    await withdraw(anna, approvalId)
    expect((await change(anna, lea, 'editor')).status).toBe(200)
  })

  it('part where one of them asked what waits: it lapses with who asked', async () => {
    const { vendorId } = await newVendor(at)
    await end(lea, vendorId)
    expect((await remove(anna, lea)).status).toBe(200)
    expect(await waiting(anna)).toEqual([])
  })

  it('hear of each other going: who goes and who stays, by whom, and that one is alone now', async () => {
    const dora = await administrator('Dora')
    await administrator('Sara', 'support')
    await remove(anna, dora)
    const first = await mails()
    expect(new Set(first.map(({ recipient }) => recipient))).toEqual(new Set([dora.email, lea.email]))
    expect(first).toHaveLength(2)
    const toLea = first.find(({ recipient }) => recipient === lea.email)
    expect(toLea.text).toContain('Anna ha tolto Dora da chi amministra Lovoglio')
    expect(toLea.text).toContain('Non può più eliminare un fornitore')
    expect(toLea.text).not.toContain('una sola persona')
    await at.database.pool.query('delete from mail')
    await change(anna, lea, 'accountant')
    const [letter, ...more] = await mails()
    expect([letter.recipient, more]).toEqual([lea.email, []])
    expect(letter.text).toContain('Anna ti ha dato il ruolo «Contabilità»')
    expect(letter.text).toContain('una sola persona che può eliminare un fornitore e eliminare una coppia')
    expect(letter.text).not.toContain('nota di credito')
  })

  it('of whom one gets more rights, or other work without any of them, write to nobody', async () => {
    const sara = await administrator('Sara', 'support')
    await change(anna, sara, 'owner')
    const rita = await administrator('Rita', 'editor')
    await remove(anna, rita)
    expect(await mails()).toEqual([])
  })
})

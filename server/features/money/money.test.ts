import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EMPTY_BILLING } from '#contract/billing/billing-fields.ts'
import { theDay } from '#contract/kit/italian-months.ts'
import { newId } from '#contract/kit/new-id.ts'
import { isVatNumber } from '#contract/kit/vat-number.ts'
import { daysLater } from '#contract/plan/plan-change.ts'
import { COMPANY, PREMIUM, companyInvoiceData } from '#tests/support/invoice-data.ts'
import { vendorOnBase } from '#tests/support/invoiced-vendor.ts'
import { type Person, type TestApp, newAdmin, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { balanceOf } from './ledger.ts'
import { issueInvoice } from './invoice-store.ts'
import { writeMoneyMails } from './money-mails.ts'
import { endPeriods } from './period-ends.ts'

let at: TestApp
let villa: Person & { vendorId: string }
beforeAll(async () => {
  at = await startTestApp(undefined, COMPANY)
})
afterAll(() => at.close())

const ISSUER = {
  name: COMPANY.COMPANY_NAME,
  address: COMPANY.COMPANY_ADDRESS,
  vat: COMPANY.COMPANY_VAT,
  email: COMPANY.COMPANY_EMAIL,
  example: false,
}
const DATA = companyInvoiceData('Villa Aperta Srl')
/** One with its check digit, for each number. */
const vatNumber = (n: number) => {
  const digits = String(10_000_000 + n).padStart(10, '0')
  return Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(isVatNumber)!
}
const onBase = (name: string) => vendorOnBase(at, name)
beforeEach(async () => {
  villa = await onBase('Villa Aperta')
  await at.database.pool.query("update billing_data set vat_number = ''")
  await villa.call('PUT', '/api/Vendor/setBillingData', DATA)
})

const take = (body: object, who: Person = villa) =>
  who.call('POST', '/api/Vendor/updateTypeAccountVendor', body)
const invoices = async (who = villa) =>
  (await who.call('POST', `/api/Vendor/getBillingByVendor?idVendor=${who.vendorId}`)).body
const pay = (billingId: string, who: Person = villa, method = 'test') =>
  who.call('POST', '/api/Vendor/payInvoiceAsync', { billingId, method })
const plan = async () => (await villa.call('GET', '/api/User/me')).body.value.typeOfAccount as string
const held = async () => (await villa.call('GET', '/api/Vendor/getSubscription')).body
const balance = (account: Parameters<typeof balanceOf>[0]) => balanceOf(account, at.database.db)
const today = () => italianDay()
const night = (day: string) => endPeriods(at.database, ISSUER, () => new Date(`${day}T02:00:00Z`))

describe('a plan', () => {
  it('is had at once for what it costs today, with an invoice; another amount takes nothing and says the right one', async () => {
    const wrong = await take({ ...PREMIUM, amount: 4_900 })
    expect([wrong.status, wrong.body.code, wrong.body.amountCents]).toEqual([409, 'amount_changed', 5_978])
    expect([await plan(), await invoices()]).toEqual(['base', []])
    const { status, body } = await take(PREMIUM)
    expect([status, body.typeOfAccount, body.subscriptionType]).toEqual([200, 'premium', 'monthly'])
    const [entry] = await invoices()
    expect(entry).toMatchObject({
      state: 'due',
      netCents: 4_900,
      vatRate: 22,
      vatCents: 1_078,
      totalCents: 5_978,
      periodStart: today(),
      dueDate: daysLater(today(), 10),
    })
    expect(await balance(`vendor:${villa.vendorId}`)).toBe(5_978)
  })

  it('asks for whole data first, and for who issues', async () => {
    const bare = await onBase('Senza dati')
    const refused = await take(PREMIUM, bare)
    expect(refused.body.detail).toMatch(/^Prima completa i dati per le fatture/)
    const nobody = await startTestApp()
    const theirs = await newVendor(nobody, 'Di nessuno')
    await nobody.database.pool.query("update vendor set type_of_account = 'base'")
    await theirs.call('PUT', '/api/Vendor/setBillingData', DATA)
    expect((await take(PREMIUM, theirs)).body.detail).toMatch(/^Chi gestisce il servizio/)
    await nobody.close()
  })

  it('goes on with a yes, and ends in Base without one; nothing is renewed in silence', async () => {
    await take(PREMIUM)
    const { end } = await held()
    await pay((await invoices())[0].id)
    expect(await night(end)).toBe(0)
    expect(await plan()).toBe('premium')
    const yes = await take({ ...PREMIUM, amount: 0 })
    expect(yes.status).toBe(200)
    await night(daysLater(end, 1))
    expect([await plan(), (await held()).start, (await invoices()).length]).toEqual([
      'premium',
      daysLater(end, 1),
      2,
    ])
    await pay((await invoices())[0].id)
    await night(daysLater((await held()).end, 1))
    expect([await plan(), await held(), (await invoices()).length]).toEqual(['base', null, 2])
  })

  it('becomes a smaller one at its end, and is kept until then', async () => {
    await take({ typeOfAccount: 'elite', subscriptionType: 'monthly', amount: 12_078 })
    const { end } = await held()
    await pay((await invoices())[0].id)
    expect((await take({ ...PREMIUM, amount: 0 })).body.typeOfAccount).toBe('elite')
    expect((await held()).next).toEqual({ plan: 'premium', period: 'monthly' })
    await night(daysLater(end, 1))
    expect([await plan(), (await invoices())[0].netCents]).toEqual(['premium', 4_900])
  })

  it('waits in Base where an invoice is not paid for twenty days after it was due, and holds again until its end once it is', async () => {
    await take({ typeOfAccount: 'premium', subscriptionType: 'yearly', amount: 59_780 })
    const { start, end } = await held()
    await night(daysLater(today(), 11))
    expect([(await invoices())[0].state, await plan()]).toEqual(['overdue', 'premium'])
    await night(daysLater(today(), 30))
    expect(await plan()).toBe('premium')
    await night(daysLater(today(), 31))
    await night(daysLater(today(), 32))
    expect([await plan(), (await held()).suspended, (await invoices())[0].state]).toEqual([
      'base',
      true,
      'overdue',
    ])
    await pay((await invoices())[0].id)
    expect([await plan(), await held()]).toEqual([
      'premium',
      { plan: 'premium', period: 'yearly', start, end, suspended: false, next: null },
    ])
    await night(daysLater(today(), 33))
    expect(await plan()).toBe('premium')
  })

  it('is not followed by another while an invoice is late: nothing more is bought, and a yes brings no second invoice', async () => {
    await take(PREMIUM)
    const { end } = await held()
    await take({ ...PREMIUM, amount: 0 })
    await night(daysLater(today(), 11))
    const [{ number, id }] = await invoices()
    const refused = await take({ typeOfAccount: 'elite', subscriptionType: 'monthly', amount: 7_000 })
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      expect.stringContaining(`Prima paga la fattura ${number}`),
    ])
    await night(daysLater(end, 1))
    expect([await plan(), await held(), (await invoices()).length]).toEqual(['base', null, 1])
    expect((await take(PREMIUM)).body.code).toBe('rule_broken')
    await pay(id)
    expect([await plan(), (await take(PREMIUM)).status]).toEqual(['base', 200])
  })

  it('that was given has no end, and is not made smaller by a purchase', async () => {
    const given = await newVendor(at, 'Con Elite')
    const refused = await take(PREMIUM, given)
    expect(refused.body.detail).toMatch(/^Il piano che hai non si paga/)
    const stays = await take({ ...PREMIUM, typeOfAccount: 'base', amount: 0 }, given)
    expect([stays.status, stays.body.typeOfAccount]).toEqual([200, 'elite'])
  })

  it('of a deleted account ends with it, and what fails for one vendor stops no other', async () => {
    const gone = await onBase('Di passaggio')
    await gone.call('PUT', '/api/Vendor/setBillingData', { ...DATA, vatNumber: vatNumber(9) })
    expect((await take(PREMIUM, gone)).status).toBe(200)
    await gone.call('DELETE', `/api/Vendor/deleteVendor/${gone.vendorId}`)
    const left = () =>
      at.database.pool.query('select vendor_id from subscription where vendor_id = $1', [gone.vendorId])
    expect((await left()).rows).toEqual([])
    await take(PREMIUM)
    await pay((await invoices())[0].id)
    // A row that should not be there: whoever was deleted takes no plan.
    await at.database.pool.query(
      `insert into subscription (vendor_id, plan, period, start_day, end_day) values ($1, 'premium', 'monthly', '2026-01-01', '2026-01-31')`,
      [gone.vendorId],
    )
    await night(daysLater((await held()).end, 1))
    expect([await plan(), (await left()).rows.length]).toEqual(['base', 1])
    await at.database.pool.query('delete from subscription where vendor_id = $1', [gone.vendorId])
  })
})

describe('mails', () => {
  const mails = async () =>
    (
      await at.database.pool.query('select subject from mail where about @> array[$1] order by id', [
        villa.vendorId,
      ])
    ).rows.map(({ subject }) => subject as string)
  const write = (day: string) =>
    writeMoneyMails(at.database, 'https://prova.test', () => new Date(`${day}T02:00:00Z`))

  it('ask a week before a plan ends, once, and not who has said what comes after', async () => {
    await take(PREMIUM)
    const { end } = await held()
    await write(daysLater(end, -8))
    expect(await mails()).toEqual([])
    await write(daysLater(end, -7))
    await write(daysLater(end, -6))
    expect(await mails()).toEqual([`Il tuo piano finisce ${theDay(end)}`])
    await at.database.pool.query('delete from mail')
    await take({ ...PREMIUM, amount: 0 })
    await write(daysLater(end, -7))
    expect(await mails()).toEqual([])
  })

  it('remind of an invoice three, ten and twenty days after it was due, and no more once it is paid', async () => {
    await take({ typeOfAccount: 'premium', subscriptionType: 'yearly', amount: 59_780 })
    const [{ id, number, dueDate }] = await invoices()
    await night(daysLater(dueDate, 1))
    const counts: number[] = []
    for (let late = 1; late <= 25; late++) {
      const before = (await mails()).length
      await write(daysLater(dueDate, late))
      if ((await mails()).length > before) counts.push(late)
    }
    expect(counts).toEqual([3, 10, 20])
    expect(new Set(await mails())).toEqual(new Set([`La fattura ${number} è da pagare`]))
    await at.database.pool.query('delete from mail')
    await pay(id)
    await write(daysLater(dueDate, 3))
    expect(await mails()).toEqual([])
  })
})

describe('an invoice', () => {
  it('is paid once, however often it is asked, and by nobody else', async () => {
    await take(PREMIUM)
    const [{ id }] = await invoices()
    const others = await newVendor(at, 'Altri')
    expect((await pay(id, others)).status).toBe(404)
    expect((await pay(id, villa, 'stripe')).body.code).toBe('rule_broken')
    const before = await balance('received:test')
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect([await balance('received:test'), await balance(`vendor:${villa.vendorId}`)]).toEqual([
      before + 5_978,
      0,
    ])
    const last = await villa.call('POST', `/api/Vendor/getLastPaidBilling?idVendor=${villa.vendorId}`)
    expect(last.body).toMatchObject({ id, state: 'paid', method: 'test' })
  })

  it('has the next number of its year, without a gap and without a double, however many are issued at once or undone', async () => {
    // What other tests issued a month from now may be of the next year.
    const numbers = async () =>
      (
        await at.database.pool.query('select serial from invoice where year = $1 order by serial', [
          Number(today().slice(0, 4)),
        ])
      ).rows.map(({ serial }) => serial as number)
    const before = (await numbers()).length
    const many = await Promise.all(Array.from({ length: 12 }, (_, n) => onBase(`Villa ${n}`)))
    for (const [n, one] of many.entries())
      await one.call('PUT', '/api/Vendor/setBillingData', { ...DATA, vatNumber: vatNumber(20 + n) })
    const undone = (vendorId: string) =>
      at.database.db
        .transaction(async (tx) => {
          const now = new Date().toISOString()
          const charge = { lines: [], netCents: 1, vatCents: 0, totalCents: 1, start: today(), end: today() }
          const parties = { seller: ISSUER, buyer: EMPTY_BILLING }
          await issueInvoice({ vendorId, description: 'x', charge }, parties, { today: today(), now }, tx)
          throw new Error('undone')
        })
        .catch((error: Error) => error.message)
    const answers = await Promise.all(
      many.map(async (one, n) => (n % 3 === 0 ? undone(one.vendorId) : (await take(PREMIUM, one)).status)),
    )
    expect(answers).toEqual(many.map((_, n) => (n % 3 === 0 ? 'undone' : 200)))
    expect(await numbers()).toEqual(Array.from({ length: before + 8 }, (_, n) => n + 1))
  })

  it('is had as a file by whose it is and by administrators, and kept by nothing on the way', async () => {
    await take(PREMIUM)
    const [{ id, number }] = await invoices()
    const get = (who: Person, role: string, accept: string) =>
      fetch(`${at.url}/api/${role}/getInvoice/${id}`, {
        headers: { authorization: `Bearer ${who.token}`, accept },
      })
    const xml = await get(villa, 'Vendor', 'application/xml')
    expect([xml.status, xml.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(xml.headers.get('content-disposition')).toMatch(/filename="IT01234567897_[A-Z0-9]{5}\.xml"/)
    expect(await xml.text()).toContain(`<Numero>${number}</Numero>`)
    const pdf = await get(await newAdmin(at), 'Admin', 'application/pdf')
    expect([pdf.headers.get('content-type'), (await pdf.text()).slice(0, 5)]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
    const others = await newVendor(at, 'Curiosi')
    expect((await get(others, 'Vendor', 'application/pdf')).status).toBe(404)
    expect((await get(others, 'Admin', 'application/pdf')).status).toBe(403)
  })

  it('is the last that was paid by when it was paid', async () => {
    await take(PREMIUM)
    await take({ typeOfAccount: 'elite', subscriptionType: 'monthly', amount: 6_100 })
    const [second, first] = await invoices()
    expect(second.lines).toHaveLength(2)
    await pay(second.id)
    await pay(first.id)
    const last = await villa.call('POST', `/api/Vendor/getLastPaidBilling?idVendor=${villa.vendorId}`)
    expect(last.body.id).toBe(first.id)
  })

  it('says for ever what it said, and outlives the account it is of', async () => {
    await take(PREMIUM)
    const [{ id }] = await invoices()
    await villa.call('PUT', '/api/Vendor/setBillingData', { legalName: 'Altro nome Srl' })
    await villa.call('DELETE', `/api/Vendor/deleteVendor/${villa.vendorId}`)
    const admin = await newAdmin(at)
    const { body } = await admin.call('GET', '/api/Admin/getAllBilling')
    expect(body.items.map((entry: { id: string }) => entry.id)).toContain(id)
    const { rows } = await at.database.pool.query('select buyer from invoice where id = $1', [id])
    expect(rows[0].buyer.legalName).toBe('Villa Aperta Srl')
    for (const write of [
      `update invoice set net_cents = 1, total_cents = 1 where id = '${id}'`,
      `delete from invoice where id = '${id}'`,
      'truncate invoice cascade',
      'truncate movement',
    ])
      await expect(at.database.pool.query(write)).rejects.toThrow(/kept/)
  })
})

it('the movements of an event come to nothing, and none is changed', async () => {
  await take(PREMIUM)
  const { rows } = await at.database.db.execute(sql`select sum(cents)::int as cents from movement`)
  expect(rows[0]!.cents).toBe(0)
  const [{ id }] = await invoices()
  const { pool } = at.database
  await expect(
    pool.query(
      `insert into movement (event, account, cents, what, invoice_id, at) values ($1, 'sales', 5, 'paid', $2, now())`,
      [newId(), id],
    ),
  ).rejects.toThrow(/come to nothing/)
  await expect(pool.query('update movement set cents = 0')).rejects.toThrow(/kept/)
})

describe('what administrators do with invoices', () => {
  const list = async (admin: Person, asking = '') =>
    (await admin.call('GET', `/api/Admin/getAllBilling${asking}`)).body.items

  it('is to look through all of them, by what has become of each and for whom it is', async () => {
    const admin = await newAdmin(at)
    await villa.call('PUT', '/api/Vendor/setBillingData', { legalName: 'Olmo Contorto Srl' })
    await take(PREMIUM)
    const [{ id, number }] = await invoices()
    for (const asking of ['?q=olmo', '?q=contorto&state=due', '?q=olmo&state=da-seguire', `?q=${number}`])
      expect((await list(admin, asking)).map((entry: { id: string }) => entry.id)).toContain(id)
    expect(await list(admin, '?q=olmo&state=paid')).toEqual([])
    const file = await fetch(`${at.url}/api/Admin/getAllBilling?q=olmo`, {
      headers: { authorization: `Bearer ${admin.token}`, accept: 'text/csv' },
    })
    expect(await file.text()).toContain(`${number};`)
    expect((await villa.call('GET', '/api/Admin/getAllBilling')).status).toBe(403)
  })

  it('is to note a transfer that came in, once; the plan that waited for it holds again', async () => {
    const admin = await newAdmin(at)
    const seen = (id: string, reference = 'CRO 123', who = admin) =>
      who.call('PUT', `/api/Admin/markInvoicePaid/${id}`, { reference })
    await take({ ...PREMIUM, subscriptionType: 'yearly', amount: 59_780 })
    const [{ id, dueDate }] = await invoices()
    await night(daysLater(dueDate, 21))
    expect([(await held()).suspended, await plan()]).toEqual([true, 'base'])
    const { status, body } = await seen(id)
    expect([status, body.state, body.method, body.reference]).toEqual([200, 'paid', 'transfer', 'CRO 123'])
    expect([(await held()).suspended, await plan()]).toEqual([false, 'premium'])
    expect((await seen(id, 'un’altra')).body).toMatchObject({ reference: 'CRO 123', version: body.version })
    expect([await balance(`vendor:${villa.vendorId}`), (await seen(newId())).status]).toEqual([0, 404])
    expect((await seen(id, 'mia', villa)).status).toBe(403)
  })
})

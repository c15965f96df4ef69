import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { creditOf } from '#contract/billing/credit.ts'
import { vatOf } from '#contract/plan/plan-change.ts'
import { COMPANY } from '#tests/support/invoice-data.ts'
import { invoicedVendor } from '#tests/support/invoiced-vendor.ts'
import { schemaFaults } from '#tests/support/fatturapa-schema.ts'
import { type Person, type TestApp, newAdmin, startTestApp } from '#tests/support/test-app.ts'
import { balanceOf } from './ledger.ts'

let at: TestApp
let admin: Person
let villa: Person & { vendorId: string }
beforeAll(async () => {
  at = await startTestApp(undefined, COMPANY)
  admin = await newAdmin(at)
})
afterAll(() => at.close())
beforeEach(async () => {
  villa = await invoicedVendor(at)
})

const invoices = async () =>
  (await villa.call('POST', `/api/Vendor/getBillingByVendor?idVendor=${villa.vendorId}`)).body
const theInvoice = async () => (await invoices()).at(-1)
const pay = (billingId: string) =>
  villa.call('POST', '/api/Vendor/payInvoiceAsync', { billingId, method: 'test' })
const credit = (id: string, netCents: number, reason = 'Pagata due volte') =>
  admin.call('POST', `/api/Admin/creditInvoice/${id}`, { netCents, reason })
const refund = (id: string, cents: number, reference = '') =>
  admin.call('POST', `/api/Admin/refundInvoice/${id}`, { cents, reference })
const owed = () => balanceOf(`vendor:${villa.vendorId}`, at.database.db)
const plan = async () => (await villa.call('GET', '/api/User/me')).body.value.typeOfAccount as string
const mails = async () =>
  (
    await at.database.pool.query('select subject from mail where about @> array[$1] order by id', [
      villa.vendorId,
    ])
  ).rows.map(({ subject }) => subject as string)

describe('a credit note', () => {
  it('takes back a part with the next number, its reason and its VAT; what is left is what is paid', async () => {
    const { id, number } = await theInvoice()
    const { status, body } = await credit(id, 1_000)
    expect([status, body.state, body.creditedCents]).toEqual([200, 'due', 1_220])
    const [note] = await invoices()
    expect(note).toMatchObject({
      kind: 'credit',
      state: 'issued',
      credits: { id, number },
      reason: 'Pagata due volte',
      totalCents: 1_220,
    })
    expect(Number(note.number.split('/')[1])).toBe(Number(number.split('/')[1]) + 1)
    expect([await owed(), await plan()]).toEqual([4_758, 'premium'])
    await pay(id)
    expect([await owed(), (await theInvoice()).receivedCents]).toEqual([0, 4_758])
    expect(await mails()).toEqual([`Nota di credito ${note.number} per la fattura ${number}`])
    const xml = await fetch(`${at.url}/api/Vendor/getInvoice/${note.id}`, {
      headers: { authorization: `Bearer ${villa.token}`, accept: 'application/xml' },
    })
    const text = await xml.text()
    expect(text).toMatch(/TD04[\s\S]*DatiFattureCollegate>\s*<IdDocumento>/)
    expect(await schemaFaults([text])).toEqual([])
  })

  it('of the whole of an unpaid one leaves nothing to pay, and the plan that it was for ends', async () => {
    const { id } = await theInvoice()
    expect((await credit(id, 4_900)).body.state).toBe('cancelled')
    expect([await owed(), await plan(), (await pay(id)).body.code]).toEqual([0, 'base', 'rule_broken'])
    expect((await villa.call('GET', '/api/Vendor/getSubscription')).body).toBeNull()
  })

  it('that ends a plan tells whoever looks what the plan showed', async () => {
    const wedding = newId()
    const { pool } = at.database
    await pool.query("update vendor set type_of_account = 'elite' where id = $1", [villa.vendorId])
    await pool.query(
      `insert into real_wedding (id, vendor_id, slug, title, couple, date, city, region, story, pictures, credits, state,
         created_at, updated_at, version)
       values ($1, $2, $3, 'Un giorno', 'Luisa e Pietro', '2026-06-01', 'Siena', 'toscana', '[]', '[]', '[]', 'published', now(), now(), 1)`,
      [wedding, villa.vendorId, wedding],
    )
    await credit((await theInvoice()).id, 4_900)
    const { rows } = await pool.query(
      "select kind from change where entity_id = $1 and audience = 'public' order by seq",
      [wedding],
    )
    expect([await plan(), rows.at(-1)?.kind]).toEqual(['base', 'deleted'])
  })

  it('is never of more than is left, nor of a credit note, nor by a vendor; many at once credit it once', async () => {
    const { id } = await theInvoice()
    expect((await credit(id, 4_901)).body.detail).toMatch(/^Restano da stornare 49,00/)
    const answers = await Promise.all(Array.from({ length: 5 }, () => credit(id, 4_900)))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422, 422, 422])
    const [note] = await invoices()
    expect((await credit(note.id, 1)).body.detail).toMatch(/già una nota di credito/)
    expect((await pay(note.id)).body.code).toBe('rule_broken')
    const asVendor = await villa.call('POST', `/api/Admin/creditInvoice/${id}`, { netCents: 1, reason: 'x' })
    expect([asVendor.status, (await credit(id, 1, '')).status]).toEqual([403, 400])
  })

  it('leaves the plan where a later invoice stands for its period', async () => {
    await pay((await theInvoice()).id)
    await villa.call('POST', '/api/Vendor/updateTypeAccountVendor', {
      typeOfAccount: 'elite',
      subscriptionType: 'monthly',
      amount: 6_100,
    })
    await credit((await theInvoice()).id, 4_900)
    expect(await plan()).toBe('elite')
  })

  it('may come in many parts: each within a cent of its VAT, all of them together exactly the invoice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 30 }), (parts) => {
        let net = 0
        let vat = 0
        for (const part of parts) {
          const { vatCents } = creditOf(net, part)
          expect(Math.abs(vatCents - part * 0.22)).toBeLessThanOrEqual(1)
          net += part
          vat += vatCents
        }
        expect(vat).toBe(vatOf(net))
      }),
    )
  })
})

describe('a refund', () => {
  it('gives back what came in for what was credited, by the way it came, in parts, and never more', async () => {
    const { id, number } = await theInvoice()
    await pay(id)
    expect((await refund(id, 1)).body.detail).toMatch(/^Non c’è niente da rimborsare/)
    await credit(id, 4_900)
    expect([await owed(), await plan()]).toEqual([-5_978, 'base'])
    const before = await balanceOf('received:test', at.database.db)
    expect((await refund(id, 978)).body).toMatchObject({
      refundedCents: 978,
      receivedCents: 5_000,
      state: 'paid',
    })
    expect((await refund(id, 5_001)).body.detail).toMatch(/^Restano da rimborsare 50,00/)
    expect((await refund(id, 5_000)).status).toBe(200)
    expect([await owed(), (await balanceOf('received:test', at.database.db)) - before]).toEqual([0, -5_978])
    expect((await refund(id, 1)).status).toBe(422)
    expect((await mails()).filter((subject) => subject === `Rimborso per la fattura ${number}`)).toHaveLength(
      2,
    )
  })

  it('of a transfer says by which one it went back', async () => {
    const { id } = await theInvoice()
    await admin.call('PUT', `/api/Admin/markInvoicePaid/${id}`, { reference: 'CRO 1' })
    await credit(id, 4_900)
    expect((await refund(id, 5_978)).body.detail).toMatch(/^Scrivi il riferimento/)
    expect((await refund(id, 5_978, 'CRO 2')).status).toBe(200)
    const { rows } = await at.database.pool.query(
      "select note from movement where invoice_id = $1 and what = 'refunded'",
      [id],
    )
    expect(rows.map(({ note }) => note)).toEqual(['CRO 2', 'CRO 2'])
  })
})

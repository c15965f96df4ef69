import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unservedCredit } from '#contract/billing/credit.ts'
import { newId } from '#contract/kit/new-id.ts'
import { COMPANY, PREMIUM, companyInvoiceData } from '#tests/support/invoice-data.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newVendor,
  send,
  startTestApp,
} from '#tests/support/test-app.ts'
import { untilTold } from '#tests/support/until-told.ts'
import { balanceOf } from './ledger.ts'
import { releaseUnpaid } from './placement-service.ts'

let now = new Date('2026-11-21T10:00:00.000Z')
let at: TestApp
let admin: Person
let villa: Person & { vendorId: string }
beforeAll(async () => {
  at = await startTestApp(() => now, COMPANY)
  admin = await newAdmin(at)
})
afterAll(() => at.close())
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00.000Z')
  await at.database.pool.query('delete from vendor_visibility')
  villa = await newVendor(at, 'Villa Aperta')
  await at.database.pool.query("update billing_data set vat_number = ''")
  await villa.call('PUT', '/api/Vendor/setBillingData', companyInvoiceData('Villa Aperta Srl'))
})

const SOLD = { kind: 'sold', netCents: 24_000, payBy: '2026-11-30' }
const placed = (more: object = {}) => ({
  id: newId(),
  vendorId: villa.vendorId,
  placement: 'home',
  from: '2026-11-16',
  to: '2026-12-13',
  weight: 10,
  price: SOLD,
  ...more,
})
const add = (body: object) => admin.call('POST', '/api/Admin/addVisibilityVendor', body)
const change = (id: string, body: object) =>
  admin.call('PUT', `/api/Admin/updateVisibilityByVendorId/${id}`, body)
const all = async () => (await admin.call('GET', '/api/Admin/findAllVisibilityVendor')).body
const invoices = async () =>
  (await villa.call('POST', `/api/Vendor/getBillingByVendor?idVendor=${villa.vendorId}`)).body
const pay = (billingId: string) =>
  villa.call('POST', '/api/Vendor/payInvoiceAsync', { billingId, method: 'test' })
const owed = () => balanceOf(`vendor:${villa.vendorId}`, at.database.db)
const atHome = async () => {
  await untilTold(at)
  const { body } = await send(`${at.url}/api/Vendor/getTopVendors`, 'GET', '')
  return body.filter(({ sponsored }: { sponsored?: true }) => sponsored).map(({ id }: { id: string }) => id)
}
const night = async (day: string) => {
  now = new Date(`${day}T03:10:00.000Z`)
  return releaseUnpaid(at.database, at.url, () => now)
}

describe('a placement that is sold', () => {
  it('has one invoice however often it is sent, waits for its payment, and is shown once it is paid', async () => {
    const one = placed()
    const answers = await Promise.all([add(one), add(one), add(one)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const [invoice, ...others] = await invoices()
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      placementId: one.id,
      netCents: 24_000,
      vatCents: 5_280,
      totalCents: 29_280,
      dueDate: '2026-11-30',
      periodStart: '2026-11-16',
      periodEnd: '2026-12-13',
      state: 'due',
    })
    expect(await owed()).toBe(29_280)
    expect(await atHome()).toEqual([])
    expect((await all())[0]).toMatchObject({
      state: 'waits',
      sale: { number: invoice.number, netCents: 24_000, payBy: '2026-11-30' },
    })
    await pay(invoice.id)
    expect([await atHome(), (await all())[0].state, await owed()]).toEqual([[villa.vendorId], 'sold', 0])
    const mail = await at.database.pool.query('select subject from mail where about @> array[$1]', [
      villa.vendorId,
    ])
    expect(mail.rows).toEqual([{ subject: `Il tuo posto in evidenza: fattura ${invoice.number}` }])
  })

  it('is kept until its day and free afterwards: nothing is owed, and it cannot be paid any more', async () => {
    const one = placed()
    await add(one)
    const [invoice] = await invoices()
    expect(await night('2026-11-30')).toBe(0)
    expect(await night('2026-12-01')).toBe(1)
    expect(await night('2026-12-01')).toBe(0)
    const [note] = await invoices()
    expect(note).toMatchObject({ kind: 'credit', totalCents: 29_280, placementId: null })
    expect(note.reason).toMatch(/non è stato pagato entro il 30 novembre 2026/)
    expect([await owed(), (await all())[0].state]).toEqual([0, 'released'])
    expect((await pay(invoice.id)).body.code).toBe('rule_broken')
    expect((await change(one.id, { weight: 3 })).body.detail).toMatch(/è tornato libero/)
    // The same vendor may have the same days again.
    const again = placed({ price: { ...SOLD, payBy: '2026-12-05' } })
    expect((await add(again)).status).toBe(200)
  })

  it('waits for a debit that is on its way', async () => {
    await add(placed())
    const [{ id }] = await invoices()
    await at.database.pool.query(
      `insert into stripe_checkout (session_id, invoice_id, vendor_id, state, opened_at, updated_at)
       values ('cs_1', $1, $2, 'clearing', now(), now())`,
      [id, villa.vendorId],
    )
    expect(await night('2026-12-02')).toBe(0)
  })

  it('credited whole is shown no more, and takes no plan with it that ends on the same day', async () => {
    await at.database.pool.query("update vendor set type_of_account = 'base' where id = $1", [villa.vendorId])
    await villa.call('POST', '/api/Vendor/updateTypeAccountVendor', PREMIUM)
    const { end } = (await villa.call('GET', '/api/Vendor/getSubscription')).body
    await add(placed({ to: end }))
    const [invoice] = await invoices()
    await pay(invoice.id)
    expect(await atHome()).toEqual([villa.vendorId])
    await admin.call('POST', `/api/Admin/creditInvoice/${invoice.id}`, {
      netCents: 24_000,
      reason: 'Sbaglio',
    })
    expect(await atHome()).toEqual([])
    // Asked again, the payment changes nothing.
    await pay(invoice.id)
    expect((await all())[0].state).toBe('released')
    expect((await villa.call('GET', '/api/Vendor/getSubscription')).body).toMatchObject({ plan: 'premium' })
  })

  it('is moved by as many days, and is neither another’s nor deleted', async () => {
    const one = placed()
    await add(one)
    expect((await change(one.id, { from: '2026-11-23', to: '2026-12-20' })).body.from).toBe('2026-11-23')
    expect((await change(one.id, { to: '2026-12-27' })).body.detail).toMatch(/venduto per 28 giorni/)
    expect((await change(one.id, { placement: 'list' })).body.detail).toMatch(/con una fattura/)
    const gone = await admin.call('DELETE', `/api/Admin/deleteVisibilityVendor/${one.id}`)
    expect(gone.body.detail).toMatch(/stornala/)
    expect(await all()).toHaveLength(1)
  })

  it('is refused to who cannot be invoiced, for days that are over, and kept neither too long nor until yesterday', async () => {
    const refused = async (more: object) => (await add(placed(more))).body.detail as string
    expect(await refused({ from: '2026-11-01', to: '2026-11-20' })).toMatch(/già passati/)
    for (const payBy of ['2026-11-20', '2026-12-14', '2027-01-21'])
      expect(await refused({ price: { ...SOLD, payBy } })).toMatch(/scegli un altro giorno/)
    await at.database.pool.query("update billing_data set vat_number = ''")
    expect(await refused({})).toMatch(/mancano i dati per le fatture/)
    expect((await add(placed({ price: { ...SOLD, netCents: 0 } }))).status).toBe(400)
    expect([await invoices(), await all()]).toEqual([[], []])
  })
})

it('a placement that is given, or of before there were prices, has no invoice and is shown', async () => {
  const { price: _, ...before } = placed({ from: '2026-12-01' })
  const gift = placed({ to: '2026-11-30', price: { kind: 'gift' } })
  await add(before)
  await add(gift)
  expect((await all()).map(({ state, sale }: { state: string; sale: null }) => [state, sale])).toEqual([
    ['unpriced', null],
    ['gift', null],
  ])
  expect([await atHome(), await invoices()]).toEqual([[villa.vendorId], []])
})

describe('days that were paid for and not served', () => {
  const suspended = (since: string, until: string | null) =>
    at.database.pool.query('insert into vendor_suspension (vendor_id, since, until) values ($1, $2, $3)', [
      villa.vendorId,
      since,
      until,
    ])
  const sold = async () => {
    await add(placed())
    const [invoice] = await invoices()
    await pay(invoice.id)
    return invoice.id as string
  }
  const unserved = async (day: string) => {
    now = new Date(`${day}T10:00:00.000Z`)
    return (await all())[0].unserved
  }

  it('are those of which the page was suspended for half or longer, from the payment until yesterday', async () => {
    await sold()
    // Before it was paid, and for less than half of any day.
    await suspended('2026-11-17T00:00:00+01', '2026-11-20T00:00:00+01')
    await suspended('2026-11-27T20:00:00+01', '2026-11-28T08:00:00+01')
    expect(await unserved('2026-12-01')).toBe(0)
    await suspended('2026-11-23T00:00:00+01', '2026-11-25T18:00:00+01')
    expect(await unserved('2026-11-24')).toBe(1)
    expect(await unserved('2026-12-01')).toBe(3)
    // Two of one day come to half of it; one that is not over goes on, and ends with the placement.
    await suspended('2026-11-29T00:00:00+01', '2026-11-29T07:00:00+01')
    await suspended('2026-11-29T18:00:00+01', '2026-11-29T23:00:00+01')
    await suspended('2026-12-10T12:00:00+01', null)
    expect(await unserved('2026-12-02')).toBe(4)
    expect(await unserved('2026-12-31')).toBe(8)
  })

  it('are credited by their share once: what was credited meanwhile is seen, and nothing is left to propose', async () => {
    const id = await sold()
    await suspended('2026-11-23T00:00:00+01', '2026-11-26T00:00:00+01')
    now = new Date('2026-12-01T10:00:00.000Z')
    const [{ sale, unserved: days }] = await all()
    const netCents = unservedCredit(sale, days, 28)
    expect([days, netCents]).toEqual([3, 2_571])
    const body = { netCents, reason: 'Tre giorni con la pagina sospesa', creditedNetCents: 0 }
    const credit = () => admin.call('POST', `/api/Admin/creditInvoice/${id}`, body)
    const answers = await Promise.all([credit(), credit()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 422)!.body.detail).toMatch(/Nel frattempo/)
    const [after] = await all()
    expect([after.state, after.sale.creditedNetCents]).toEqual(['sold', 2_571])
    expect(unservedCredit(after.sale, after.unserved, 28)).toBe(0)
    // All of them never come to more than the price.
    expect(unservedCredit(after.sale, 28, 28)).toBe(24_000 - 2_571)
  })

  it('are noted as a page that was out is suspended and let work again; of a draft nothing is', async () => {
    const manage = (id: string, active: boolean) =>
      admin.call('POST', '/api/Admin/manageActiveDeactivateVendor', {
        id,
        active,
        reason: active ? '' : 'Un motivo.',
      })
    const noted = async (id: string) => {
      const { rows } = await at.database.pool.query(
        'select until is null as open from vendor_suspension where vendor_id = $1',
        [id],
      )
      return rows.map(({ open }) => open as boolean)
    }
    await manage(villa.vendorId, false)
    expect(await noted(villa.vendorId)).toEqual([true])
    await manage(villa.vendorId, true)
    expect(await noted(villa.vendorId)).toEqual([false])
    const draft = await newVendor(at, 'Villa Bozza')
    await at.database.pool.query('update vendor set active = false, first_shown_at = null where id = $1', [
      draft.vendorId,
    ])
    await at.database.pool.query('delete from vendor_suspension where vendor_id = $1', [draft.vendorId])
    await manage(draft.vendorId, false)
    expect(await noted(draft.vendorId)).toEqual([])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { COMPANY } from '#tests/support/invoice-data.ts'
import { invoicedVendor } from '#tests/support/invoiced-vendor.ts'
import { type StripeServer, startStripeServer } from '#tests/support/stripe-server.ts'
import { type Person, type TestApp, newAdmin, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { balanceOf } from '../ledger.ts'
import { openCheckout } from './checkout-service.ts'
import { refundAtStripe } from './refund-service.ts'
import { lookAtCheckouts } from './settle-service.ts'
import { createStripe } from './stripe-client.ts'

const SECRET = 'whsec_prova'
/** With its VAT 12,20. */
const CREDIT = { netCents: 1_000, reason: 'Due settimane senza pagina' }

let stripe: StripeServer
let at: TestApp
let villa: Person & { vendorId: string }
let billingId: string
beforeAll(async () => {
  stripe = await startStripeServer()
  at = await startTestApp(undefined, {
    ...COMPANY,
    STRIPE_SECRET_KEY: 'sk_test_prova',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: stripe.url,
  })
})
afterAll(async () => {
  await at.close()
  await stripe.close()
})
beforeEach(async () => {
  stripe.events.length = 0
  stripe.refunds.length = 0
  stripe.away = false
  villa = await invoicedVendor(at)
  billingId = (await invoice()).id
})

const invoice = async () =>
  (await villa.call('POST', `/api/Vendor/getBillingByVendor?idVendor=${villa.vendorId}`)).body[0]
const open = (who: Person = villa, id = billingId) =>
  who.call('POST', '/api/Vendor/openCheckout', { billingId: id })
const sessionOf = ({ url }: { url: string }) => url.split('/').at(-1)!
const opened = async () => sessionOf((await open()).body)
const lookBack = () => villa.call('POST', '/api/Vendor/payInvoiceAsync', { billingId, method: 'stripe' })
const tell = (event = stripe.events[0]!, secret = SECRET, age = 0) => stripe.tell(at.url, event, secret, age)
const balances = async () => [
  await balanceOf(`vendor:${villa.vendorId}`, at.database.db),
  await balanceOf('received:stripe', at.database.db),
]
const port = () => ({
  stripe: createStripe({ secretKey: 'sk_test_prova', webhookSecret: SECRET, apiUrl: stripe.url }),
  database: at.database,
  publicUrl: () => at.url,
  clock: () => new Date(Date.now() + 3_600_000),
})

describe('the page on which an invoice is paid', () => {
  it('asks for its sum, and is one however often it is asked for', async () => {
    const first = await opened()
    const [second, third] = await Promise.all([opened(), opened()])
    expect([second, third]).toEqual([first, first])
    expect(stripe.sessions.get(first)).toMatchObject({
      amount_total: 5_978,
      currency: 'eur',
      metadata: { invoice: billingId },
    })
  })

  it('is another when it is over, and none where nothing is owed, of another, or not there', async () => {
    const first = await opened()
    stripe.expire(first)
    const second = await opened()
    expect(second).not.toBe(first)
    const other = await newVendor(at, 'Altra')
    expect((await open(other)).status).toBe(404)
    stripe.pay(second)
    await lookBack()
    expect((await open()).body.code).toBe('rule_broken')
  })

  it('says in words that Stripe does not answer, and is there again afterwards', async () => {
    stripe.away = true
    const { status, body } = await open()
    expect([status, body.detail]).toEqual([503, 'Chi riceve i pagamenti non risponde: riprova fra poco.'])
    stripe.away = false
    expect((await open()).status).toBe(200)
  })
})

describe('a payment', () => {
  it('is applied once, whatever is told twice, out of order, or after the return to the page', async () => {
    const [, before] = await balances()
    const session = await opened()
    stripe.pay(session, 'debit')
    stripe.clear(session, true)
    const [completed, succeeded] = stripe.events
    const statuses = [await tell(succeeded), await tell(completed), await tell(succeeded)]
    statuses.push(...(await Promise.all([tell(completed), tell(succeeded)])))
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    const { body } = await lookBack()
    expect(body).toMatchObject({ state: 'paid', method: 'stripe', reference: expect.stringMatching(/^pi_/) })
    expect(await balances()).toEqual([0, before! + 5_978])
  })

  it('is known at the return when nothing was told yet, and without a return when nobody told or came back', async () => {
    stripe.pay(await opened())
    expect((await lookBack()).body.state).toBe('paid')
    expect(await tell()).toBe(200)
    expect((await balances())[0]).toBe(0)
    await villa.call('POST', '/api/Vendor/updateTypeAccountVendor', {
      typeOfAccount: 'elite',
      subscriptionType: 'monthly',
      amount: 6_100,
    })
    billingId = (await invoice()).id
    stripe.pay(await opened())
    await lookAtCheckouts(port())
    expect((await invoice()).state).toBe('paid')
  })

  it('that takes days is under way until it clears, and can be made anew when it is refused', async () => {
    const session = await opened()
    stripe.pay(session, 'debit')
    await tell()
    expect((await invoice()).state).toBe('due')
    expect((await open()).body.detail).toMatch(/già partito/)
    stripe.clear(session, false)
    await tell(stripe.events[1])
    expect((await invoice()).state).toBe('due')
    expect(await opened()).not.toBe(session)
  })

  it('of what was paid by a transfer meanwhile goes back whole, once', async () => {
    const session = await opened()
    const admin = await newAdmin(at)
    await admin.call('PUT', `/api/Admin/markInvoicePaid/${billingId}`, { reference: 'CRO 1' })
    stripe.pay(session)
    await tell()
    await tell({ ...stripe.events[0]!, id: 'evt_again' })
    await lookBack()
    expect(stripe.refunds).toEqual([stripe.sessions.get(session)!.payment_intent!.id])
    expect(await invoice()).toMatchObject({ state: 'paid', method: 'transfer' })
    expect((await balances())[0]).toBe(0)
  })

  it('that was credited goes back by the way it came, no more than that, and once', async () => {
    const session = await opened()
    stripe.pay(session)
    await tell()
    const admin = await newAdmin(at)
    const ask = (call: string, body: object) => admin.call('POST', `/api/Admin/${call}/${billingId}`, body)
    await ask('creditInvoice', CREDIT)
    expect((await ask('refundInvoice', { cents: 1_221, reference: '' })).body.code).toBe('rule_broken')
    const { body } = await ask('refundInvoice', { cents: 1_220, reference: '' })
    expect([body.refundedCents, stripe.refunds]).toEqual([
      1_220,
      [stripe.sessions.get(session)!.payment_intent!.id],
    ])
    expect((await ask('refundInvoice', { cents: 1_220, reference: '' })).body.code).toBe('rule_broken')
    expect([stripe.refunds.length, (await balances())[0]]).toEqual([1, 0])
  })

  it('that goes back in part goes once, however often the same request comes', async () => {
    stripe.pay(await opened())
    await tell()
    const admin = await newAdmin(at)
    await admin.call('POST', `/api/Admin/creditInvoice/${billingId}`, CREDIT)
    const ask = (key: string) =>
      admin.call(
        'POST',
        `/api/Admin/refundInvoice/${billingId}`,
        { cents: 600, reference: '' },
        { 'Idempotency-Key': key },
      )
    const key = newId()
    const answers = [await ask(key), await ask(key)]
    expect(answers.map(({ body }) => body.refundedCents)).toEqual([600, 600])
    expect(stripe.refunds).toHaveLength(1)
    expect((await ask(newId())).body.refundedCents).toBe(1_200)
    expect(stripe.refunds).toHaveLength(2)
  })

  it('of what was credited in part meanwhile asks for what is left', async () => {
    const former = await opened()
    const admin = await newAdmin(at)
    await admin.call('POST', `/api/Admin/creditInvoice/${billingId}`, CREDIT)
    const session = await opened()
    expect(session).not.toBe(former)
    stripe.pay(session)
    await tell(stripe.events.at(-1))
    expect([(await lookBack()).body.state, (await balances())[0]]).toEqual(['paid', 0])
  })

  it('whose page was made and not noted is asked for anew where a part was credited since', async () => {
    await openCheckout(port(), villa.vendorId, billingId)
    const admin = await newAdmin(at)
    await admin.call('POST', `/api/Admin/creditInvoice/${billingId}`, CREDIT)
    const session = await opened()
    expect(stripe.sessions.get(session)!.amount_total).toBe(5_978 - 1_220)
  })

  it('that went back and was not noted is noted by the same sum again, and no other sum goes', async () => {
    stripe.pay(await opened())
    await tell()
    const admin = await newAdmin(at)
    const ask = (call: string, body: object) => admin.call('POST', `/api/Admin/${call}/${billingId}`, body)
    await ask('creditInvoice', CREDIT)
    await refundAtStripe(port(), billingId, 600, async () => false)
    const other = await ask('refundInvoice', { cents: 1_220, reference: '' })
    expect([other.body.code, other.body.detail]).toEqual([
      'rule_broken',
      expect.stringMatching(/ripeti lo stesso importo/),
    ])
    expect((await ask('refundInvoice', { cents: 600, reference: '' })).body.refundedCents).toBe(600)
    expect(stripe.refunds).toHaveLength(1)
  })

  it('is looked for only so often by one vendor', async () => {
    await opened()
    const looked = []
    for (let i = 0; i <= 30; i += 1) looked.push((await lookBack()).status)
    expect(looked.slice(-2)).toEqual([200, 429])
  })

  it('of another sum is not taken for the invoice’s', async () => {
    const session = await opened()
    stripe.sessions.get(session)!.amount_total = 1
    stripe.pay(session)
    await tell()
    expect((await invoice()).state).toBe('due')
    expect(stripe.refunds).toHaveLength(1)
  })
})

it('what is not signed by Stripe, or was signed long ago, changes nothing', async () => {
  stripe.pay(await opened())
  expect([await tell(stripe.events[0], 'whsec_altro'), await tell(stripe.events[0], SECRET, 301)]).toEqual([
    400, 400,
  ])
  expect((await invoice()).state).toBe('due')
})

it('where money moves no test payment is one', async () => {
  const { body } = await villa.call('POST', '/api/Vendor/payInvoiceAsync', { billingId, method: 'test' })
  expect([body.code, (await invoice()).state]).toEqual(['rule_broken', 'due'])
})

it('what was told is acted on when Stripe answers again', async () => {
  stripe.pay(await opened())
  stripe.away = true
  expect(await tell()).toBeGreaterThanOrEqual(500)
  stripe.away = false
  expect(await tell()).toBe(200)
  expect((await invoice()).state).toBe('paid')
})

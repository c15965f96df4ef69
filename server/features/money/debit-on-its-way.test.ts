import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { daysLater } from '#contract/plan/plan-change.ts'
import { COMPANY, companyInvoiceData } from '#tests/support/invoice-data.ts'
import { vendorOnBase } from '#tests/support/invoiced-vendor.ts'
import { type Person, type TestApp, startTestApp } from '#tests/support/test-app.ts'
import { writeMoneyMails } from './money-mails.ts'
import { endPeriods } from './period-ends.ts'

const ISSUER = {
  name: COMPANY.COMPANY_NAME,
  address: COMPANY.COMPANY_ADDRESS,
  vat: COMPANY.COMPANY_VAT,
  email: COMPANY.COMPANY_EMAIL,
  example: false,
}

let at: TestApp
let villa: Person & { vendorId: string }
let invoice: { id: string; number: string; dueDate: string }
beforeAll(async () => {
  at = await startTestApp(undefined, COMPANY)
})
afterAll(() => at.close())
beforeEach(async () => {
  villa = await vendorOnBase(at, 'Villa Aperta')
  await at.database.pool.query("update billing_data set vat_number = ''")
  await villa.call('PUT', '/api/Vendor/setBillingData', companyInvoiceData('Villa Aperta Srl'))
  await take({ typeOfAccount: 'premium', subscriptionType: 'yearly', amount: 59_780 })
  invoice = await entry()
})

const take = (body: object) => villa.call('POST', '/api/Vendor/updateTypeAccountVendor', body)
/** Refused for its sum, where nothing else is in the way. */
const takeLarger = async () =>
  (await take({ typeOfAccount: 'elite', subscriptionType: 'yearly', amount: 1 })).body
const entry = async () =>
  (await villa.call('POST', `/api/Vendor/getBillingByVendor?idVendor=${villa.vendorId}`)).body[0]
const held = async () => (await villa.call('GET', '/api/Vendor/getSubscription')).body
const plan = async () => (await villa.call('GET', '/api/User/me')).body.value.typeOfAccount as string
const clockOf = (day: string) => () => new Date(`${day}T02:00:00Z`)
const afterDue = (days: number) => daysLater(invoice.dueDate, days)
const night = (day: string) => endPeriods(at.database, ISSUER, clockOf(day))
async function remindersOn(day: string): Promise<string[]> {
  await writeMoneyMails(at.database, at.url, clockOf(day))
  const { rows } = await at.database.pool.query('select subject from mail where about @> array[$1]', [
    villa.vendorId,
  ])
  return rows.map(({ subject }) => subject as string).filter((subject) => subject.endsWith('è da pagare'))
}
const debit = () =>
  at.database.pool.query(
    `insert into stripe_checkout (session_id, invoice_id, vendor_id, state, opened_at, updated_at)
     values ($1::text, $1::uuid, $2, 'clearing', now(), now())`,
    [invoice.id, villa.vendorId],
  )
const debitFails = () =>
  at.database.pool.query("update stripe_checkout set state = 'failed' where invoice_id = $1", [invoice.id])

it('an invoice whose debit is on its way does not become late', async () => {
  await debit()
  await night(afterDue(1))
  expect((await entry()).state).toBe('due')
  await debitFails()
  await night(afterDue(2))
  expect((await entry()).state).toBe('overdue')
})

it('one that is late already is waited for: nobody is reminded, the plan stays and a larger one can be had', async () => {
  await night(afterDue(1))
  await debit()
  expect([await remindersOn(afterDue(3)), (await takeLarger()).code]).toEqual([[], 'amount_changed'])
  await night(afterDue(21))
  expect([await plan(), (await held()).suspended]).toEqual(['premium', false])
})

it('one whose debit is refused in the end is late as before', async () => {
  await night(afterDue(1))
  await debit()
  await night(afterDue(21))
  await debitFails()
  expect((await takeLarger()).detail).toContain(`Prima paga la fattura ${invoice.number}`)
  expect(await remindersOn(afterDue(20))).toEqual([`La fattura ${invoice.number} è da pagare`])
  await night(afterDue(22))
  expect([await plan(), (await held()).suspended]).toEqual(['base', true])
})

it('a plan goes on with its yes while the debit of the period before is on its way', async () => {
  const { end } = await held()
  await night(afterDue(1))
  await debit()
  await take({ typeOfAccount: 'premium', subscriptionType: 'yearly', amount: 0 })
  await night(daysLater(end, 1))
  expect([await plan(), (await held()).start]).toEqual(['premium', daysLater(end, 1)])
})

/**
 * Vendors who take plans, pay for them from two devices at once and are credited, all at the same time and while the server
 * is killed: what each was answered is counted here, and held against what the database has at the end.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#contract/kit/new-id.ts'
import { isVatNumber } from '#contract/kit/vat-number.ts'
import { COMPANY, companyInvoiceData } from '#tests/support/invoice-data.ts'
import { type Person, newAdmin, newVendor } from '#tests/support/product-people.ts'
import type { ProductProcess } from '#tests/support/product-process.ts'

export const SOAK_ENVIRONMENT = {
  ...COMPANY,
  REQUESTS_PER_MINUTE: '10000000',
}
/** Vendors who are at it at the same time. */
const AT_ONCE = 12
/** So many invoices of one vendor: what lists them reads them all. */
const PAYMENTS_OF_ONE = 50
/** So many sign in from one address in a quarter of an hour. */
const MOST_VENDORS = 90
const AGAIN_AFTER_MS = 50
/** Of so many kills, one takes the database as well. */
const BOTH_EACH = 5

/** What was answered with a yes. */
interface Answered {
  issues: number
  credits: number
  refunds: number
  /** Ids of invoices. */
  paid: string[]
}
export interface SoakCount extends Record<string, number> {
  payments: number
  kills: number
}

/** @param say told of each kill, with how many payments there are. @returns the counts, and what is wrong by name */
export async function soakMoney(
  product: ProductProcess,
  { payments, kills }: { payments: number; kills: number },
  say: (done: number, killed: number) => void,
): Promise<{ count: SoakCount; wrong: Record<string, number> }> {
  const admin = await newAdmin(product)
  const answered: Answered = { issues: 0, credits: 0, refunds: 0, paid: [] }
  const vendors = Math.min(MOST_VENDORS, Math.max(AT_ONCE, Math.ceil(payments / PAYMENTS_OF_ONE)))
  const each = Math.ceil(payments / vendors / 2)
  const people: Person[] = []
  for (let n = 0; n < vendors; n++) people.push(await invoicedVendor(product, n))

  // Whoever fails ends the others.
  const ends = new AbortController()
  async function killer(): Promise<number> {
    let killed = 0
    while (killed < kills && !ends.signal.aborted) {
      await pause(5)
      if (answered.paid.length < ((killed + 1) * payments) / (kills + 1)) continue
      // Anywhere in what is under way just then.
      await pause(Math.random() * 60)
      killed++
      await product.kill(killed % BOTH_EACH === 0 ? 'server-and-database' : 'server')
      await product.start()
      say(answered.paid.length, killed)
    }
    return killed
  }
  const waiting = people.keys()
  async function worker() {
    for (const n of waiting)
      for (let round = 0; round < each; round++)
        await takeAndGiveBack(product, people[n]!, admin, answered, ends.signal)
  }
  const working = Promise.all(Array.from({ length: AT_ONCE }, worker)).finally(() => ends.abort())
  const killing = killer().catch((error: unknown) => {
    ends.abort(error)
    throw error
  })
  const [killed] = await Promise.all([killing, working])
  const count = { payments: answered.paid.length, kills: killed, ...answered, paid: answered.paid.length }
  return { count, wrong: await wrongIn(product, answered) }
}

const vatNumber = (n: number) => {
  const digits = String(10_000_000 + n).padStart(10, '0')
  return Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(isVatNumber)!
}
async function invoicedVendor(product: ProductProcess, n: number): Promise<Person & { vendorId: string }> {
  const vendor = await newVendor(product, `Villa ${n}`)
  const data = { ...companyInvoiceData(`Villa ${n} Srl`), vatNumber: vatNumber(n) }
  await vendor.call('PUT', '/api/Vendor/setBillingData', data)
  return vendor
}

interface Reply {
  status: number
  body: any
}

/** Sends until there is an answer, under one key, as a device does however often the server dies. */
async function untilAnswered(
  { url }: ProductProcess,
  { token }: Person,
  method: string,
  path: string,
  body: object | undefined,
  signal: AbortSignal,
): Promise<Reply> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Idempotency-Key': newId(),
    ...(body && { 'Content-Type': 'application/json' }),
  }
  for (;;) {
    signal.throwIfAborted()
    try {
      const response = await fetch(url + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      if (response.status < 500 && response.status !== 429)
        return { status: response.status, body: await response.json() }
    } catch {
      // It died under it: once more.
    }
    await pause(AGAIN_AFTER_MS)
  }
}

/** Premium, paid; Elite over it, paid; Elite credited whole, which ends the plan, and refunded: two payments. */
async function takeAndGiveBack(
  product: ProductProcess,
  vendor: Person,
  admin: Person,
  answered: Answered,
  signal: AbortSignal,
) {
  const { vendorId } = vendor as Person & { vendorId: string }
  const ask = (who: Person, method: string, path: string, body?: object) =>
    untilAnswered(product, who, method, path, body, signal)
  async function buy(typeOfAccount: string): Promise<{ id: string; netCents: number; totalCents: number }> {
    const path = '/api/Vendor/updateTypeAccountVendor'
    const wanted = { typeOfAccount, subscriptionType: 'monthly' }
    // What it costs today is what is said to who offers another amount.
    const { body: refusal } = await ask(vendor, 'POST', path, { ...wanted, amount: 1 })
    const reply = await ask(vendor, 'POST', path, { ...wanted, amount: refusal.amountCents })
    ensure(reply)
    answered.issues++
    const list = await ask(vendor, 'POST', `/api/Vendor/getBillingByVendor?idVendor=${vendorId}`)
    ensure(list)
    return list.body.find(({ state }: { state: string }) => state === 'due')
  }
  async function pay(billingId: string) {
    const once = () =>
      ask(vendor, 'POST', '/api/Vendor/payInvoiceAsync', { billingId, method: 'test' }).then(ensure)
    await Promise.all([once(), once()])
    answered.paid.push(billingId)
  }
  await pay((await buy('premium')).id)
  const { id, netCents, totalCents } = await buy('elite')
  await pay(id)
  ensure(await ask(admin, 'POST', `/api/Admin/creditInvoice/${id}`, { netCents, reason: 'Prova' }))
  answered.credits++
  ensure(await ask(admin, 'POST', `/api/Admin/refundInvoice/${id}`, { cents: totalCents, reference: '' }))
  answered.refunds++
}

function ensure({ status, body }: Reply): void {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
}

/** What is to be nothing, by name. */
async function wrongIn({ rows }: ProductProcess, answered: Answered): Promise<Record<string, number>> {
  const [found] = await rows<Record<string, number>>(
    `with paid as (select invoice_id, count(distinct event) as times,
        sum(cents) filter (where account like 'received:%') as cents from movement where what = 'paid' group by 1),
      documents as (select sum(case kind when 'credit' then -net_cents else net_cents end) as net,
        sum(case kind when 'credit' then -vat_cents else vat_cents end) as vat from invoice)
    select
      (select coalesce(sum(greatest(last - made, 0)), 0)::int from (select c.last, count(i.id) as made
        from invoice_counter c left join invoice i using (year) group by c.year, c.last) years) as gaps,
      (select (count(*) - count(distinct (year, serial)))::int from invoice) as doubles,
      (select count(*)::int from paid where times > 1) as "paidTwice",
      (select count(*)::int from unnest($1::uuid[]) as told (id) where not exists (select 1 from paid p
        join invoice i on i.id = p.invoice_id where i.id = told.id and i.state = 'paid' and p.cents = i.total_cents)) as "paidLost",
      (select count(*)::int from paid where not invoice_id = any ($1::uuid[])) as "paidUnasked",
      (select abs(count(*) - $2)::int from invoice where kind = 'invoice') as "issuedOtherwise",
      (select abs(count(*) - $3)::int from invoice where kind = 'credit') as "creditedOtherwise",
      (select abs(count(distinct event) - $4)::int from movement where what = 'refunded') as "refundedOtherwise",
      (select abs(coalesce(sum(cents), 0))::int from movement) as "ledgerCents",
      (select count(*)::int from (select event from movement group by event having sum(cents) <> 0) torn) as "tornEvents",
      (select count(*)::int from (select account from movement where account like 'vendor:%' group by account
        having sum(cents) <> 0) open) as "vendorsOwing",
      (select abs((select sum(cents) from movement where account = 'sales') + net)::int from documents) as "salesCents",
      (select abs((select sum(cents) from movement where account = 'vat') + vat)::int from documents) as "vatCents"`,
    [answered.paid, answered.issues, answered.credits, answered.refunds],
  )
  return found!
}

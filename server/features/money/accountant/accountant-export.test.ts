import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysLater } from '#contract/plan/plan-change.ts'
import { ZIP_TYPE } from '#contract/wire/zip-type.ts'
import { schemaFaults } from '#tests/support/fatturapa-schema.ts'
import { COMPANY } from '#tests/support/invoice-data.ts'
import { invoicedVendor } from '#tests/support/invoiced-vendor.ts'
import { type Person, type TestApp, newAdmin, startTestApp } from '#tests/support/test-app.ts'
import { zipContents } from '#tests/support/zip-contents.ts'
import { italianDay } from '../../../platform/italian-day.ts'

let at: TestApp
let owner: Person
let accountant: Person
let clients = 0
const NUMBERS = ['12345678903', '01234567897', '00743110157']
beforeAll(async () => {
  at = await startTestApp(undefined, COMPANY)
  owner = await newAdmin(at)
  accountant = await newAdmin(at, 'accountant')
})
afterAll(() => at.close())

const day = italianDay()
/** @returns the id of its invoice of today, paid */
async function paidInvoice(legalName: string): Promise<string> {
  const villa = await invoicedVendor(at, legalName, NUMBERS[clients++])
  const { body } = await villa.call('POST', `/api/Vendor/getBillingByVendor?idVendor=${villa.vendorId}`)
  await villa.call('POST', '/api/Vendor/payInvoiceAsync', { billingId: body[0].id, method: 'test' })
  return body[0].id as string
}
const sumsOf = async (from: string, to: string, who = accountant) =>
  who.call('GET', `/api/Admin/exportBilling?from=${from}&to=${to}`)
const ask = (from: string, to: string, who = accountant) =>
  fetch(`${at.url}/api/Admin/exportBilling?from=${from}&to=${to}`, {
    headers: { authorization: `Bearer ${who.token}`, accept: ZIP_TYPE },
  })
const cents = (written: string) => (written === '' ? 0 : Math.round(Number(written.replace(',', '.')) * 100))

describe('the accountant’s export', () => {
  it('is every document as XML and PDF and the movements as CSV, with the sums of the ledger', async () => {
    const first = await paidInvoice('Villa Aperta Srl')
    await paidInvoice('=HYPERLINK("http://x")')
    await owner.call('POST', `/api/Admin/creditInvoice/${first}`, { netCents: 1_000, reason: 'Sconto' })
    await owner.call('POST', `/api/Admin/refundInvoice/${first}`, { cents: 1_220, reference: '' })
    const sums = await sumsOf(day, day)
    expect(sums.body).toEqual({
      invoices: 2,
      credits: 1,
      movements: 15,
      netCents: 9_800 - 1_000,
      vatCents: 2_156 - 220,
      totalCents: 11_956 - 1_220,
      receivedCents: 11_956 - 1_220,
      addsUp: true,
    })
    const answer = await ask(day, day)
    expect(answer.headers.get('content-disposition')).toContain(`fatture_${day}_${day}.zip`)
    const files = await zipContents(await answer.blob())
    const year = day.slice(0, 4)
    expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toEqual([
      `pdf/fattura-${year}-1.pdf`,
      `pdf/fattura-${year}-2.pdf`,
      `pdf/nota-di-credito-${year}-3.pdf`,
    ])
    const xml = [...files].filter(([name]) => /^xml\/IT01234567897_[A-Z0-9]{5}\.xml$/.test(name))
    expect(xml).toHaveLength(3)
    expect(await schemaFaults(xml.map(([, content]) => content.toString()))).toEqual([])
    expect(files.get(`pdf/fattura-${year}-1.pdf`)!.subarray(0, 5).toString()).toBe('%PDF-')

    const csv = files.get(`movimenti_${day}_${day}.csv`)!.toString()
    expect(csv.startsWith('\uFEFFData;Operazione;Documento;')).toBe(true)
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
    const lines = csv.trimEnd().split('\r\n').slice(1)
    const { rows } = await at.database.pool.query(
      `select account, sum(greatest(cents, 0))::int as debit, sum(greatest(-cents, 0))::int as credit from movement
       group by 1`,
    )
    const WORDS: Record<string, string> = {
      sales: 'Ricavi',
      vat: 'IVA a debito',
      'received:test': 'Incassi, pagamento di prova',
    }
    const ledger: Record<string, [number, number]> = {}
    for (const { account, debit, credit } of rows) {
      const words = WORDS[account] ?? 'Clienti'
      const [debits, credits] = ledger[words] ?? [0, 0]
      ledger[words] = [debits + debit, credits + credit]
    }
    const written: typeof ledger = {}
    for (const line of lines) {
      const [account, debit, credit] = line.split(';').slice(-5, -2) as [string, string, string]
      const [debits, credits] = written[account] ?? [0, 0]
      written[account] = [debits + cents(debit), credits + cents(credit)]
    }
    expect(written).toEqual(ledger)
    expect(lines).toHaveLength(15)
  })

  it('is refused in words for a period that holds nothing, is longer than a year or ends before it begins', async () => {
    const refusal = async (from: string, to: string) => {
      const answer = await ask(from, to)
      return [answer.status, ((await answer.json()) as { detail: string }).detail]
    }
    expect(await refusal('2001-01-01', '2001-12-31')).toEqual([
      422,
      'In questo periodo non ci sono fatture, note di credito né movimenti: scegline un altro.',
    ])
    expect((await refusal('2024-01-01', '2025-01-01'))[1]).toContain('al massimo un anno')
    expect((await refusal('2024-02-01', '2024-01-01'))[1]).toContain('prima di cominciare')
    expect((await sumsOf('2024-01-01', '2024-12-31')).status).toBe(200)
    expect((await sumsOf('2024-01-01', 'ieri')).status).toBe(400)
  })

  it('waits while documents and movements say other things, and the sums say so', async () => {
    const to = daysLater(day, -30)
    const { pool } = at.database
    const { rows } = await pool.query('select id from invoice limit 1')
    await pool.query(
      `insert into movement (event, account, cents, what, invoice_id, at) select $1, account, cents, 'issued', $1, $2
       from (values ('sales', -100), ('vendor:x', 100)) as one (account, cents)`,
      [rows[0].id, `${to}T10:00:00Z`],
    )
    expect((await sumsOf(to, to)).body.addsUp).toBe(false)
    expect((await ask(to, to)).status).toBe(422)
    expect((await (await ask(day, day)).blob()).size).toBeGreaterThan(1_000)
  })

  it('is in the register, and nobody’s but owners’ and accountants’', async () => {
    const editor = await newAdmin(at, 'editor')
    expect((await ask(day, day, editor)).status).toBe(403)
    await (await ask(day, day)).blob()
    const register = await owner.call('GET', '/api/Admin/getRegister?kind=export')
    expect(register.body.items[0]).toMatchObject({ kind: 'export', call: 'Admin/exportBilling' })
  })
})

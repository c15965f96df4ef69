import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COMPANY } from '#tests/support/invoice-data.ts'
import { invoicedVendor } from '#tests/support/invoiced-vendor.ts'
import { type IntermediaryServer, startIntermediaryServer } from '#tests/support/intermediary-server.ts'
import { type Person, type TestApp, newAdmin, startTestApp } from '#tests/support/test-app.ts'
import { exchangeInvoices } from './exchange-round.ts'
import { intermediaryChannel } from './intermediary-channel.ts'

let at: TestApp
let admin: Person
let villa: Person & { vendorId: string }
let there: IntermediaryServer
/** As long as a test waits for one that is late. */
const WITHIN_MS = 300
beforeAll(async () => {
  at = await startTestApp(undefined, COMPANY)
  admin = await newAdmin(at)
})
afterAll(() => at.close())
beforeEach(async () => {
  there = await startIntermediaryServer()
  await at.database.pool.query("update invoice set sdi_state = 'none'")
  villa = await invoicedVendor(at)
})
afterEach(() => there.close())

const exchange = async (who = villa) =>
  (await who.call('POST', `/api/Vendor/getBillingByVendor?idVendor=${who.vendorId}`)).body.at(-1).exchange
const begun = Date.now()
/** @param minutes after the first */
const run = (minutes = 0, token = there.token) =>
  exchangeInvoices(
    at.database,
    intermediaryChannel({ url: there.url, token }, WITHIN_MS),
    () => new Date(begun + minutes * 60_000),
  )
const fileName = () => [...there.invoices.keys()].at(-1)!.replace('.xml', '')

describe('an intermediary', () => {
  it('is given an invoice once, and its answer is noted and put aside', async () => {
    expect(await run()).toEqual({ sent: 1, answered: 0 })
    expect(await run(1)).toEqual({ sent: 0, answered: 0 })
    expect([there.sends, [...there.invoices.keys()]]).toEqual([
      1,
      [expect.stringMatching(/^IT01234567897_[A-Z0-9]{5}\.xml$/)],
    ])
    there.answers.set(`${fileName()}_RC_001.xml`, '<x/>')
    expect(await run(2)).toEqual({ sent: 0, answered: 1 })
    expect([(await exchange()).state, there.answers.size]).toEqual(['delivered', 0])
  })

  it('that breaks off or is late after it took the file has it once, however often it is sent', async () => {
    there.faults = ['cut', 'late', 'cut']
    expect((await run()).sent).toBe(0)
    expect(await exchange()).toMatchObject({
      state: 'to-send',
      reason: 'L’intermediario non risponde: si riprova da soli.',
    })
    expect([(await run(2)).sent, (await run(5)).sent]).toEqual([0, 0])
    expect((await run(10)).sent).toBe(1)
    expect([there.sends, there.invoices.size]).toEqual([4, 1])
    expect(await exchange()).toMatchObject({ state: 'sent', reason: null })
  })

  it('that is in trouble is tried again after pauses that grow, and says so on the invoice', async () => {
    there.faults = Array.from({ length: 50 }, () => 'away' as const)
    const tried: number[] = []
    for (let minute = 0; minute <= 200; minute++) {
      const before = there.sends
      await run(minute)
      if (there.sends > before) tried.push(minute)
    }
    expect(tried).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183])
    expect((await exchange()).reason).toBe('L’intermediario è in difficoltà (500): si riprova da soli.')
    there.faults = []
    expect((await run(300)).sent).toBe(1)
  })

  it('that is away holds nobody else up: after three in succession the rest waits for the next minute', async () => {
    for (const name of ['Due Srl', 'Tre Srl', 'Quattro Srl', 'Cinque Srl']) await invoicedVendor(at, name)
    there.faults = ['away', 'away', 'away']
    expect(await run()).toEqual({ sent: 0, answered: 0 })
    expect(there.sends).toBe(3)
    expect((await run(0.5)).sent).toBe(2)
    expect((await run(2)).sent).toBe(3)
  })

  it('that refuses the file says why; corrected, it goes under another name and the same number', async () => {
    there.faults = ['refuses']
    expect((await run()).sent).toBe(0)
    expect(await exchange()).toMatchObject({
      state: 'refused',
      reason: 'L’intermediario non la accetta: La partita IVA non è attiva.',
    })
    expect((await run(500)).sent).toBe(0)
    const { body } = await villa.call('POST', `/api/Vendor/getBillingByVendor?idVendor=${villa.vendorId}`)
    expect((await admin.call('POST', `/api/Admin/sendInvoiceAgain/${body[0].id}`)).status).toBe(200)
    expect((await run(501)).sent).toBe(1)
    expect(there.invoices.size).toBe(1)
    expect([...there.invoices.values()][0]).toContain(`<Numero>${body[0].number}</Numero>`)
  })

  it('that takes no such key is told apart', async () => {
    expect((await run(0, 'una-chiave-sbagliata')).sent).toBe(0)
    expect((await exchange()).reason).toBe('L’intermediario non accetta la chiave (FATTURAPA_TOKEN).')
  })

  it('that says an answer twice, or does not hand it out, changes nothing a second time', async () => {
    await run()
    there.keepsAnswers = true
    there.answers.set(`${fileName()}_MC_001.xml`, '<x/>')
    expect((await run(1)).answered).toBe(1)
    expect((await run(2)).answered).toBe(0)
    there.isSilent = true
    expect((await run(3)).answered).toBe(0)
    there.isSilent = there.keepsAnswers = false
    await run(4)
    expect([(await exchange()).state, there.answers.size]).toEqual(['not-delivered', 0])
  })
})

import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COMPANY } from '#tests/support/invoice-data.ts'
import { invoicedVendor } from '#tests/support/invoiced-vendor.ts'
import { schemaFaults } from '#tests/support/fatturapa-schema.ts'
import { type Person, type TestApp, newAdmin, startTestApp } from '#tests/support/test-app.ts'
import { type ExchangeChannel, folderChannel } from './exchange-channel.ts'
import { exchangeInvoices } from './exchange-round.ts'
import { readReceipt } from './receipt.ts'

let at: TestApp
let admin: Person
let villa: Person & { vendorId: string }
let directory: string
let channel: ExchangeChannel
beforeAll(async () => {
  at = await startTestApp(undefined, COMPANY)
  admin = await newAdmin(at)
})
afterAll(() => at.close())
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'fatturapa-'))
  channel = folderChannel(directory)
  await at.database.pool.query("update invoice set sdi_state = 'none'")
  villa = await invoicedVendor(at)
})

const entry = async () =>
  (await villa.call('POST', `/api/Vendor/getBillingByVendor?idVendor=${villa.vendorId}`)).body.at(-1)
const run = (by = channel) => exchangeInvoices(at.database, by)
const outbox = () => readdir(path.join(directory, 'outbox'))
const answer = (file: string, kind: string, content = '<x/>') =>
  writeFile(path.join(directory, 'inbox', `${file.replace('.xml', '')}_${kind}_001.xml`), content)
const REFUSAL = `<?xml version="1.0"?><ns3:NotificaScarto xmlns:ns3="http://www.fatturapa.gov.it/sdi/messaggi/v1.0">
  <ListaErrori><Errore><Codice>00305</Codice><Descrizione>Partita IVA del cessionario non valida</Descrizione></Errore>
  <Errore><Codice>00306</Codice><Descrizione>Codice fiscale non valido</Descrizione></Errore></ListaErrori></ns3:NotificaScarto>`

describe('an invoice at the exchange', () => {
  it('is sent once under a name of its own, and is delivered when the receipt says so', async () => {
    expect((await entry()).exchange.state).toBe('to-send')
    expect(await run()).toEqual({ sent: 1, answered: 0 })
    expect(await run()).toEqual({ sent: 0, answered: 0 })
    const [file] = await outbox()
    expect(file).toMatch(/^IT01234567897_[A-Z0-9]{5}\.xml$/)
    expect(await schemaFaults([await readFile(path.join(directory, 'outbox', file!), 'utf8')])).toEqual([])
    expect((await entry()).exchange.state).toBe('sent')
    await answer(file!, 'RC')
    expect(await run()).toEqual({ sent: 0, answered: 1 })
    expect((await entry()).exchange.state).toBe('delivered')
    await answer(file!, 'RC')
    expect(await run()).toEqual({ sent: 0, answered: 0 })
    expect(await readdir(path.join(directory, 'inbox'))).toEqual(['read'])
  })

  it('is the same file again where the process died before or after it left', async () => {
    const dies = { ...channel, send: () => Promise.reject(new Error('killed')) }
    expect((await run(dies)).sent).toBe(0)
    const left = {
      ...channel,
      send: async (name: string, xml: string) => {
        await channel.send(name, xml)
        throw new Error('killed')
      },
    }
    expect((await run(left)).sent).toBe(0)
    expect((await entry()).exchange.state).toBe('to-send')
    await Promise.all([run(), run(), run()])
    expect([(await outbox()).length, (await entry()).exchange.state]).toEqual([1, 'sent'])
  })

  it('that is refused says why, is corrected with today’s data, and goes again under its number with another name', async () => {
    await run()
    const [file] = await outbox()
    await answer(file!, 'NS', REFUSAL)
    await run()
    const { id, number, exchange } = await entry()
    expect(exchange).toMatchObject({
      state: 'refused',
      reason: '00305: Partita IVA del cessionario non valida; 00306: Codice fiscale non valido',
    })
    const listed = await admin.call('GET', '/api/Admin/getAllBilling?exchange=refused')
    expect(listed.body.items.map((one: { id: string }) => one.id)).toEqual([id])
    await villa.call('PUT', '/api/Vendor/setBillingData', { legalName: 'Villa Chiusa Srl' })
    const again = () => admin.call('POST', `/api/Admin/sendInvoiceAgain/${id}`)
    expect((await again()).body.exchange.state).toBe('to-send')
    expect((await again()).status).toBe(422)
    await run()
    const files = await outbox()
    expect(files).toHaveLength(2)
    const second = files.find((name) => name !== file)!
    const xml = await readFile(path.join(directory, 'outbox', second), 'utf8')
    expect(xml).toContain(`<Numero>${number}</Numero>`)
    expect(xml).toContain('<Denominazione>Villa Chiusa Srl</Denominazione>')
    await answer(second, 'MC')
    await run()
    expect((await entry()).exchange.state).toBe('not-delivered')
    await expect(
      at.database.pool.query(`update invoice set buyer = '{}', sdi_state = 'to-send' where id = $1`, [id]),
    ).rejects.toThrow(/kept/)
  })

  it('is not sent for a company that is an example', async () => {
    await at.database.pool.query("update invoice set sdi_state = 'none'")
    expect(await run()).toEqual({ sent: 0, answered: 0 })
  })
})

it('a receipt is known by its name; what is none is none', () => {
  expect(readReceipt('IT01234567897_0000A_MC_1.xml', '')).toEqual({
    fileName: 'IT01234567897_0000A',
    kind: 'MC',
    reason: null,
  })
  expect(readReceipt('IT01234567897_0000A_XX_001.xml', '')).toBeUndefined()
  expect(readReceipt('../IT01234567897_0000A_RC_001.xml', '')).toBeUndefined()
})

import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { DEVICE_FAULT } from '#tests/support/device-fault.ts'
import { type TestApp, newAdmin, newCouple, newVendor, send, startTestApp } from '#tests/support/test-app.ts'
import { sendWaitingMails } from '#tests/support/mail-round.ts'
import type { SendMail } from '../../platform/mail/mail.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.close())

const asked = (more: object = {}) => ({
  id: newId(),
  name: 'Lucia',
  email: 'Lucia@prova.test',
  category: 'altro',
  subject: 'Non trovo la mia data',
  text: 'Ho scelto il giorno ma non lo vedo più.',
  ...more,
})
const add = (body: object) => send(`${at.url}/api/Assistance/addRequest`, 'POST', '', body)
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'olive' } })
    .jpeg()
    .toBuffer()
const attach = (requestId: string, fileId: string, payload: Buffer) =>
  at.app.server.inject({
    method: 'PUT',
    url: `/api/Assistance/attachment/${requestId}/${fileId}?name=schermo.jpg`,
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  })

describe('a request for help', () => {
  it('gets a number of its own, and is one however often it is sent', async () => {
    const body = asked()
    const first = await add(body)
    const again = await add(body)
    const other = await add(asked())
    expect(first.body).toMatchObject({ state: 'open', email: 'lucia@prova.test', files: [] })
    expect(first.body.number).toMatch(/^A-\d{4}-\d{6}$/)
    expect(again.body).toEqual(first.body)
    expect(other.body.number).not.toBe(first.body.number)
    expect((await add({ ...body, text: 'Un altro testo, di un altro.' })).body.code).toBe('already_exists')
  })

  it('carries what the device had got over, and no more of it than there can be', async () => {
    const { body } = await add(asked({ faults: [DEVICE_FAULT] }))
    expect(body.faults).toEqual([DEVICE_FAULT])
    expect((await add(asked())).body.faults).toEqual([])
    for (const faults of [
      Array(51).fill(DEVICE_FAULT),
      [{ ...DEVICE_FAULT, message: 'x'.repeat(161) }],
      [{ ...DEVICE_FAULT, notes: 'mie' }],
    ])
      expect((await add(asked({ faults }))).body.code).toBe('malformed')
  })

  it('is turned away when a robot filled what people do not see', async () => {
    expect((await add(asked({ website: 'http://casino.test' }))).body.code).toBe('rule_broken')
  })

  it('is seen by its own account with its state, and by administrators, and by nobody else', async () => {
    const [anna, eva, villa, admin] = [
      await newCouple(at),
      await newCouple(at),
      await newVendor(at),
      await newAdmin(at),
    ]
    const { body } = await anna.call('POST', '/api/Assistance/addRequest', asked())
    const own = async (who: typeof anna | typeof villa) =>
      (await who.call('GET', '/api/Assistance/getOwnRequests')).body.map(({ id }: { id: string }) => id)
    expect([await own(anna), await own(eva), await own(villa)]).toEqual([[body.id], [], []])
    const seen = await admin.call('POST', '/api/Admin/findRequestByCoupleId', anna.coupleId)
    expect(seen.body).toMatchObject([{ id: body.id, fromType: 'couple', fromId: anna.coupleId }])
  })

  it('may come from an account that is suspended: it says how to write to us', async () => {
    const villa = await newVendor(at)
    await at.database.pool.query(
      `update vendor set active = false, deactivation_reason = 'Di prova.' where id = $1`,
      [villa.vendorId],
    )
    const { status, body } = await villa.call('POST', '/api/Assistance/addRequest', asked())
    expect([status, body.state]).toEqual([200, 'open'])
  })
})

describe('what an account has asked', () => {
  const left = async (id: string) =>
    (await at.database.pool.query('select 1 from assistance_request where from_id = $1', [id])).rowCount

  it('goes with the account, a couple’s as a vendor’s, and so do a vendor’s files', async () => {
    const [anna, villa] = [await newCouple(at), await newVendor(at)]
    for (const who of [anna, villa]) await who.call('POST', '/api/Assistance/addRequest', asked())
    await at.database.pool.query(
      `insert into file (id, owner_id, kind, name, alt, key, bytes, widths, placeholder, created_at)
       values ($1, $2, 'document', 'contratto.pdf', '', $3, 10, '{}', '', now())`,
      [newId(), villa.vendorId, newId()],
    )
    expect([await left(anna.coupleId), await left(villa.vendorId)]).toEqual([1, 1])
    await anna.call('DELETE', `/api/Couple/deleteCouple/${anna.coupleId}`)
    await villa.call('DELETE', `/api/Vendor/deleteVendor/${villa.vendorId}`)
    expect([await left(anna.coupleId), await left(villa.vendorId)]).toEqual([0, 0])
    const files = await at.database.pool.query('select 1 from file where owner_id = $1', [villa.vendorId])
    expect(files.rowCount).toBe(0)
  })
})

describe('its receipt', () => {
  const send = (sendMail: SendMail) => sendWaitingMails(at.database.pool, sendMail)
  it('goes once to the address given, with the number and no word of the sender', async () => {
    await send(async () => undefined)
    const { body } = await add(asked({ name: '<b>Lucia</b>', text: 'Riga una\n<script>alert(1)</script>' }))
    const mails: { to: string; subject: string; text: string; html: string }[] = []
    const take = async (mail: (typeof mails)[number]) => void mails.push(mail)
    expect((await send(take)).sent).toBe(1)
    expect((await send(take)).sent).toBe(0)
    expect(mails[0]).toMatchObject({ to: 'lucia@prova.test', subject: `La tua richiesta ${body.number}` })
    expect(mails[0]!.text + mails[0]!.html).not.toMatch(/Riga|Lucia|script/)
  })

  it('is tried again when the post failed', async () => {
    await add(asked())
    const fail = async () => Promise.reject(new Error('no post today'))
    expect(await send(fail)).toEqual({ sent: 0, failed: 1 })
    expect(await send(async () => undefined)).toEqual({ sent: 1, failed: 0 })
  })
})

describe('a file of who has no account', () => {
  it('is drawn anew and goes with its request alone', async () => {
    const [body, fileId] = [asked(), newId()]
    const taken = await attach(body.id, fileId, await picture())
    expect([taken.statusCode, taken.json().kind]).toEqual([200, 'picture'])
    const other = await add(asked({ files: [{ fileId }] }))
    expect(other.body.code).toBe('rule_broken')
    const own = await add({ ...body, files: [{ fileId }] })
    expect(own.body.files).toMatchObject([{ id: fileId, kind: 'picture' }])
    expect((await attach(body.id, fileId, await picture())).statusCode).toBe(200)
    expect((await attach(newId(), fileId, await picture())).json().code).toBe('already_exists')
  })

  it('never lands in the space of an account, whatever the request is called', async () => {
    const [anna, villa] = [await newCouple(at), await newVendor(at)]
    for (const [who, ownerId] of [
      [anna, anna.coupleId],
      [villa, villa.vendorId],
    ] as const) {
      const used = async () => (await who.call('GET', '/api/Files/getUsage')).body
      const before = await used()
      const fileId = newId()
      expect((await attach(ownerId, fileId, await picture())).statusCode).toBe(200)
      expect(await used()).toEqual(before)
      const { rows } = await at.database.pool.query('select owner_id from file where id = $1', [fileId])
      expect(rows[0].owner_id).not.toBe(ownerId)
    }
  })

  it('is refused by what it is, and by its size, and leaves nothing behind', async () => {
    const left = () => readdirSync(path.join(at.dataDir, 'media'), { recursive: true }).length
    const before = left()
    const page = await attach(newId(), newId(), Buffer.from('<html><script>alert(1)</script>'))
    expect([page.statusCode, page.json().code]).toEqual([415, 'unsupported_media_type'])
    const large = await attach(newId(), newId(), Buffer.alloc(10 * 1024 * 1024 + 1, 1))
    expect(large.statusCode).toBe(413)
    expect(left()).toBe(before)
  })
})

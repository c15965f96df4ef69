import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { WITH_SUPPORT } from '#contract/lists/vendors/message-words.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'

let at: TestApp
let admin: Person
beforeAll(async () => {
  at = await startTestApp()
  admin = await newAdmin(at)
})
afterAll(() => at.close())

const say = (who: Person, other: string, text: string) =>
  who.call('POST', '/api/Messages/send', { id: newId(), with: other, text })
const read = (who: Person, conversation: string) =>
  who.call('GET', `/api/Messages/getMessages?with=${conversation}`)

/** A couple and a vendor that have begun to talk. */
async function talking() {
  const [anna, villa] = [await newCouple(at), await newVendor(at)]
  const { body } = await say(anna, villa.vendorId, 'Buongiorno, siete liberi il 12 giugno?')
  return { anna, villa, id: body.conversationId as string }
}

describe('a reported conversation', () => {
  it('is read by administrators from then on, until they close the report', async () => {
    const { anna, villa, id } = await talking()
    const report = (who: Person) =>
      who.call('POST', `/api/Messages/report/${id}`, { kind: 'fraud', note: 'Chiede soldi fuori' })
    expect((await report(await newCouple(at))).status).toBe(404)
    expect((await report(anna)).status).toBe(200)
    expect((await report(anna)).status).toBe(200)
    expect((await report(villa)).status).toBe(200)
    const reports = (await admin.call('GET', '/api/Messages/getReports')).body.items
    const own = reports.filter((one: { conversation: { id: string } }) => one.conversation.id === id)
    expect(own.map((one: { by: string; kind: string }) => `${one.by} ${one.kind}`)).toEqual([
      'couple fraud',
      'vendor fraud',
    ])
    expect((await read(admin, id)).body.messages).toHaveLength(1)
    expect((await say(admin, id, 'Buongiorno')).status).toBe(404)
    for (const one of own) await admin.call('PUT', `/api/Messages/closeReport/${one.id}`)
    expect((await read(admin, id)).status).toBe(404)

    // Who reported it is told once, however often it is closed.
    await admin.call('PUT', `/api/Messages/closeReport/${own[0].id}`)
    const { rows } = await at.database.pool.query(
      `select recipient from mail where subject = 'Abbiamo letto la tua segnalazione' and recipient = any($1) order by 1`,
      [[anna.email, villa.email]],
    )
    expect(rows.map(({ recipient }) => recipient)).toEqual([anna.email, villa.email].toSorted())
  })
})

describe('the record of an account', () => {
  it('says what it wrote to us and which of its conversations somebody reported, and nothing of the others', async () => {
    const { anna, villa, id } = await talking()
    const of = async (kind: 'couple' | 'vendor', whose: string) =>
      (await admin.call('GET', `/api/Messages/getAccountConversations?kind=${kind}&id=${whose}`)).body
    expect(await of('couple', anna.coupleId)).toEqual({ support: null, reported: [] })
    await say(anna, WITH_SUPPORT, 'Buongiorno')
    await anna.call('POST', `/api/Messages/report/${id}`, { kind: 'fraud' })
    const { support, reported } = await of('couple', anna.coupleId)
    expect(support).toMatchObject({ messages: 1, waits: true })
    expect(reported).toMatchObject([{ conversationId: id, byThem: true, kind: 'fraud', closedAt: null }])
    expect(await of('vendor', villa.vendorId)).toMatchObject({ support: null, reported: [{ byThem: false }] })

    await admin.call('PUT', `/api/Messages/closeReport/${reported[0].id}`)
    await say(admin, support.id, 'Eccoci')
    expect(await of('couple', anna.coupleId)).toMatchObject({
      support: { messages: 2, waits: false },
      reported: [{ closedAt: expect.any(String) }],
    })
  })
})

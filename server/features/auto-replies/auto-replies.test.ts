import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EMPTY_AUTO_REPLIES } from '#contract/vendors/auto-reply.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { Message } from '#contract/vendors/message.ts'
import {
  type Person,
  type TestApp,
  logIn,
  newCouple,
  newPartner,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'
import { writeUnreadMails } from '../messages/unread-mail.ts'

/** A Monday at eleven in Italy. */
const OPEN = '2027-06-14T09:00:00Z'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let now = new Date(OPEN)
let at: TestApp
beforeAll(async () => {
  at = await startTestApp(() => now)
})
afterAll(() => at.close())
beforeEach(() => {
  now = new Date(OPEN)
})

type Vendor = Person & { vendorId: string }
const pass = (ms: number) => (now = new Date(now.getTime() + ms))
const set = (villa: Vendor, body: object) => villa.call('PUT', '/api/Vendor/setAutoReplies', body)
const say = (who: Person, villa: string, text: string, id = newId()) =>
  who.call('POST', '/api/Messages/send', { id, with: villa, text })
const ask = (who: Person, vendorId: string, more: object = {}) =>
  who.call('POST', '/api/Bookings/addBooking', { id: newId(), vendorId, eventDate: '2028-06-10', ...more })
const said = async (who: Person, other: string): Promise<Message[]> =>
  (await who.call('GET', `/api/Messages/getMessages?with=${other}`)).body.messages
const automatic = async (who: Person, other: string) =>
  (await said(who, other)).flatMap((one) => (one.automatic ? [[one.automatic, one.text]] : []))

/** A couple, and a vendor that answers by itself whatever it may. */
async function two(words: object = {}) {
  const [anna, villa] = [await newCouple(at), await newVendor(at)]
  await set(villa, { firstMessageOn: true, firstMessageText: 'Grazie!', ...words })
  return { anna, villa, to: villa.vendorId }
}

describe('what a vendor says of its answers', () => {
  it('is nothing before it is written, then what it wrote over what there is to begin with', async () => {
    const villa = await newVendor(at)
    expect((await villa.call('GET', '/api/Vendor/getAutoReplies')).body).toBeNull()
    const { body } = await set(villa, { closedOn: true, baseVersion: 0 })
    expect(body).toMatchObject({ ...EMPTY_AUTO_REPLIES, closedOn: true, id: villa.vendorId })
  })

  it('merges thing by thing what two devices write, and refuses in words what cannot be meant', async () => {
    const villa = await newVendor(at)
    const holiday = (from: string, to = from) => ({ id: newId(), from, to })
    const [may, june] = [holiday('2027-05-01'), holiday('2027-06-02')]
    const { version } = (await set(villa, { holidays: [], baseVersion: 0 })).body
    await set(villa, { holidays: [may], baseVersion: version })
    // Its other device, which has not heard of it.
    await logIn(at, villa)
    const merged = await set(villa, { holidays: [june], baseVersion: version })
    expect(merged.body.holidays).toHaveLength(2)
    const wrong = await set(villa, { holidays: [holiday('2027-06-03', '2027-06-02')] })
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'body.holidays'])
    const late = await set(villa, { hours: [{ day: 'lun', opens: '18:00', closes: '09:00' }] })
    expect(late.body.detail).toMatch(/chiusura/)
    const { body } = await villa.call('GET', '/api/Vendor/getAutoReplies')
    expect(body).toMatchObject({ holidays: merged.body.holidays, hours: EMPTY_AUTO_REPLIES.hours })
  })
})

describe('an automatic answer', () => {
  it('follows the message it answers, is marked for both, and leaves it unread for the vendor', async () => {
    const { anna, villa, to } = await two({ firstMessageText: 'Ciao {nome}, a presto per il {data}!' })
    await anna.call('PUT', `/api/Couple/updateCouple/${anna.coupleId}`, {
      partners: [{ firstName: 'Anna' }, { firstName: 'Marco' }],
      weddingDate: '2028-06-10',
    })
    await say(anna, to, 'Buongiorno')
    const words = 'Ciao Anna, a presto per il 10 giugno 2028!'
    for (const [who, other] of [
      [anna, to],
      [villa, anna.coupleId],
    ] as const)
      expect(
        (await said(who, other)).map(({ by, number, text, automatic: why }) => [by, number, text, why]),
      ).toEqual([
        ['couple', 1, 'Buongiorno', undefined],
        ['vendor', 2, words, 'first_message'],
      ])
    const [conversation] = (await villa.call('GET', '/api/Messages/getConversations')).body
    expect(conversation.unread).toMatchObject({ vendor: 1, couple: 1 })
  })

  it('is given once in 24 hours, and again after them', async () => {
    const { anna, to } = await two({ closedOn: true, closedText: 'Chiuso', hours: [] })
    await say(anna, to, 'Uno')
    pass(DAY - MINUTE)
    await say(anna, to, 'Due')
    expect(await automatic(anna, to)).toEqual([['out_of_hours', 'Chiuso']])
    pass(MINUTE)
    await say(anna, to, 'Tre')
    expect(await automatic(anna, to)).toHaveLength(2)
  })

  it('is one, of whatever both partners send at once, and of what is sent twice', async () => {
    const { anna, to } = await two({ bookingOn: true, closedOn: true, hours: [] })
    const marco = await newPartner(at, anna)
    const id = newId()
    await Promise.all([
      ...['Uno', 'Due', 'Tre'].flatMap((text) => [say(anna, to, text), say(marco, to, text)]),
      say(anna, to, 'Ancora', id),
      say(anna, to, 'Ancora', id),
      ask(anna, to),
    ])
    expect(await automatic(anna, to)).toHaveLength(1)
    const all = await said(anna, to)
    expect(all.map(({ number }) => number)).toEqual(all.map((_, n) => n + 1))
    expect(all).toHaveLength(8)
  })

  it('answers no answer: not the vendor’s own words, nor those of another’s', async () => {
    const { anna, villa, to } = await two({
      keywordsOn: true,
      keywords: [{ id: newId(), words: ['ciao'], text: 'Ciao!' }],
    })
    await ask(anna, to)
    await say(villa, anna.coupleId, 'Ciao')
    expect(await automatic(anna, to)).toEqual([])
  })

  it('is not given by who is suspended, nor to who is blocked', async () => {
    const { anna, villa, to } = await two({ bookingOn: true, firstMessageOn: false })
    await say(anna, to, 'Buongiorno')
    const { conversationId } = (await said(anna, to))[0]!
    await villa.call('PUT', `/api/Messages/block/${conversationId}`, { blocked: true })
    expect((await ask(anna, to)).status).toBe(200)
    await villa.call('PUT', `/api/Messages/block/${conversationId}`, { blocked: false })
    await set(villa, { keywordsOn: true, keywords: [{ id: newId(), words: ['sì'], text: 'Sì' }] })
    await at.database.pool.query(
      `update vendor set active = false, deactivation_reason = 'Di prova.' where id = $1`,
      [to],
    )
    await say(anna, to, 'Sì')
    expect(await automatic(anna, to)).toEqual([])
  })

  it('begins the conversation where a couple asks for a day, with that day in it', async () => {
    const { anna, villa, to } = await two({ bookingOn: true, bookingText: 'Per il {data}, {nome}?' })
    await anna.call('PUT', `/api/Couple/updateCouple/${anna.coupleId}`, {
      partners: [{ firstName: 'Anna' }, { firstName: 'Marco' }],
    })
    const id = newId()
    for (const _ of [1, 2]) await ask(anna, to, { id, message: 'Siete liberi?' })
    expect(await automatic(anna, to)).toEqual([['booking_request', 'Per il 10 giugno 2028, Anna e Marco?']])
    expect(await automatic(villa, anna.coupleId)).toHaveLength(1)
    // The greeting is still owed to the first words, but not on the same day.
    await say(anna, to, 'Buongiorno')
    expect(await automatic(anna, to)).toHaveLength(1)
  })

  it('goes by clocks in Italy, on the day they change too', async () => {
    const hours = [{ day: 'dom', opens: '09:00', closes: '18:00' }]
    const { anna, to } = await two({ closedOn: true, closedText: 'Chiuso', hours, firstMessageOn: false })
    // Half past nine, an hour after it would have been in winter.
    now = new Date('2027-03-28T07:30:00Z')
    await say(anna, to, 'Buongiorno')
    expect(await automatic(anna, to)).toEqual([])
    now = new Date('2027-10-31T07:30:00Z')
    await say(anna, to, 'Buongiorno')
    expect(await automatic(anna, to)).toEqual([['out_of_hours', 'Chiuso']])
  })

  it('is no news for a mail', async () => {
    const { anna, to } = await two()
    await say(anna, to, 'Buongiorno')
    pass(30 * MINUTE)
    await writeUnreadMails(at.database, 'http://lovoglio.test', () => now)
    const { rows } = await at.database.pool.query(
      'select couple_mailed_at, vendor_mailed_at is not null as vendor from conversation where couple_id = $1',
      [anna.coupleId],
    )
    expect(rows).toEqual([{ couple_mailed_at: null, vendor: true }])
  })
})

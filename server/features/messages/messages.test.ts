import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HUBS } from '#contract/wire/hubs.ts'
import type { Conversation, Message } from '#contract/vendors/message.ts'
import { TYPING, WITH_SUPPORT } from '#contract/lists/vendors/message-words.ts'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newPartner,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'
import { until } from '#tests/support/until.ts'
import { untilTold } from '#tests/support/until-told.ts'
import { sendWaitingMails } from '#tests/support/mail-round.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'
import { writeUnreadMails } from './unread-mail.ts'

let now = new Date('2027-02-01T10:00:00Z')
let at: TestApp
let admin: Person
beforeAll(async () => {
  at = await startTestApp(() => now)
  admin = await newAdmin(at)
})
afterAll(() => at.close())

const pass = (ms: number) => (now = new Date(now.getTime() + ms))
const MINUTE = 60_000

const say = (who: Person, other: string, text: string, more: object = {}) =>
  who.call('POST', '/api/Messages/send', { id: newId(), with: other, text, ...more })
const read = async (who: Person, other: string, more = '') =>
  (await who.call('GET', `/api/Messages/getMessages?with=${other}${more}`)).body as {
    conversation: Conversation | null
    messages: Message[]
    more: boolean
  }
const texts = async (who: Person, other: string) => (await read(who, other)).messages.map(({ text }) => text)
const list = async (who: Person) =>
  (await who.call('GET', '/api/Messages/getConversations')).body as Conversation[]
const mark = (who: Person, other: string, upTo: number) =>
  who.call('PUT', '/api/Messages/markRead', { with: other, upTo })
const statusOf = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer
  return [status, body.code]
}

/** A couple and a vendor that have begun to talk. */
async function talking() {
  const [anna, villa] = [await newCouple(at), await newVendor(at)]
  const { body } = await say(anna, villa.vendorId, 'Buongiorno, siete liberi il 12 giugno?')
  return { anna, villa, first: body as Message, id: body.conversationId as string }
}

describe('a conversation', () => {
  it('begins with the couple’s first message, and both read it in the order it was said', async () => {
    const { anna, villa } = await talking()
    const marco = await newPartner(at, anna)
    await say(villa, anna.coupleId, 'Buongiorno a voi! Sì.')
    await say(marco, villa.vendorId, 'Che bello.')
    const said = ['Buongiorno, siete liberi il 12 giugno?', 'Buongiorno a voi! Sì.', 'Che bello.']
    expect(await texts(anna, villa.vendorId)).toEqual(said)
    expect(await texts(villa, anna.coupleId)).toEqual(said)
    const { messages } = await read(villa, anna.coupleId)
    expect(messages.map(({ number, by, author }) => `${number} ${by} ${author}`)).toEqual([
      '1 couple Anna',
      '2 vendor Villa di prova',
      '3 couple Marco',
    ])
  })

  it('is listed for both with the other’s name, the last words and what is unread, the newest first', async () => {
    const { anna, villa } = await talking()
    const foto = await newVendor(at, 'Foto Rossi')
    const partners = [
      { firstName: 'Anna', lastName: 'Lombardi' },
      { firstName: 'Marco', lastName: 'Ferri' },
    ]
    await anna.call('PUT', `/api/Couple/updateCouple/${anna.coupleId}`, { partners })
    pass(MINUTE)
    await say(anna, foto.vendorId, 'Avete posto?')
    expect((await list(anna)).map(({ vendor }) => vendor!.name)).toEqual(['Foto Rossi', 'Villa di prova'])
    const [seen] = await list(villa)
    expect(seen).toMatchObject({
      couple: { names: 'Anna Lombardi e Marco Ferri', greeted: 'Anna e Marco' },
      last: { text: 'Buongiorno, siete liberi il 12 giugno?', by: 'couple', author: 'Anna' },
      unread: { couple: 0, vendor: 1, support: 0 },
    })
    expect(JSON.stringify(seen)).not.toMatch(/prova\.test/)
  })

  it('is begun by a vendor only with a couple that has asked for a day', async () => {
    const [anna, villa] = [await newCouple(at), await newVendor(at)]
    expect(await statusOf(say(villa, anna.coupleId, 'Compra!'))).toEqual([404, 'not_found'])
    expect((await villa.call('GET', `/api/Messages/getMessages?with=${anna.coupleId}`)).status).toBe(404)
    const asked = { id: newId(), vendorId: villa.vendorId, eventDate: '2027-06-12' }
    await anna.call('POST', '/api/Bookings/addBooking', asked)
    expect((await read(villa, anna.coupleId)).conversation).toBeNull()
    expect((await say(villa, anna.coupleId, 'Grazie della richiesta.')).status).toBe(200)
  })

  it('is nobody else’s: the same two alone, whatever id another names', async () => {
    const { anna, villa, id, first } = await talking()
    const [eva, foto] = [await newCouple(at), await newVendor(at)]
    expect((await read(eva, villa.vendorId)).messages).toEqual([])
    for (const who of [eva, foto]) {
      for (const other of [anna.coupleId, id, first.id])
        expect((await who.call('GET', `/api/Messages/getMessages?with=${other}`)).status).toBe(404)
      expect(await list(who)).toEqual([])
    }
    expect(await statusOf(foto.call('PUT', `/api/Messages/block/${id}`, { blocked: true }))).toEqual([
      404,
      'not_found',
    ])
    expect((await admin.call('GET', `/api/Messages/getMessages?with=${id}`)).status).toBe(404)
    expect(await list(admin)).not.toContainEqual(expect.objectContaining({ id }))
  })

  it('is read a page at a time, backwards', async () => {
    const { anna, villa } = await talking()
    for (let at = 2; at <= 7; at++) await say(anna, villa.vendorId, `Riga ${at}`)
    const last = await read(villa, anna.coupleId, '&limit=3')
    expect([last.messages.map(({ number }) => number), last.more]).toEqual([[5, 6, 7], true])
    const first = await read(villa, anna.coupleId, '&limit=10&before=5')
    expect([first.messages.map(({ number }) => number), first.more]).toEqual([[1, 2, 3, 4], false])
  })
})

describe('a message', () => {
  it('is one however often it is sent, and nobody takes its id', async () => {
    const { anna, villa } = await talking()
    const body = { id: newId(), with: villa.vendorId, text: 'Una volta sola' }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => anna.call('POST', '/api/Messages/send', body)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await texts(villa, anna.coupleId)).toHaveLength(2)
    expect(await statusOf(anna.call('POST', '/api/Messages/send', { ...body, text: 'Altro' }))).toEqual([
      409,
      'already_exists',
    ])
    const eva = await newCouple(at)
    expect(await statusOf(eva.call('POST', '/api/Messages/send', body))).toEqual([409, 'already_exists'])
  })

  it('of two written at once gets a number of its own', async () => {
    const { anna, villa } = await talking()
    const marco = await newPartner(at, anna)
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 3 === 0
          ? say(villa, anna.coupleId, `v${index}`)
          : say(index % 2 ? anna : marco, villa.vendorId, `c${index}`),
      ),
    )
    const { messages } = await read(anna, villa.vendorId)
    expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
  })

  it('carries pictures that only who knows their address opens, and no file of another', async () => {
    const { anna, villa } = await talking()
    const sent = await sendFile(at, anna, await phonePhoto(64, 48))
    const files = [{ fileId: sent.body.id }]
    const { body } = await say(anna, villa.vendorId, '', { files })
    expect(body.files).toMatchObject([{ id: sent.body.id, kind: 'picture' }])
    expect((await read(villa, anna.coupleId)).messages.at(-1)!.files[0]).toEqual(body.files[0])
    const eva = await newCouple(at)
    expect(await statusOf(say(eva, villa.vendorId, '', { files }))).toEqual([422, 'rule_broken'])
    expect(await statusOf(say(anna, villa.vendorId, 'Ancora', { files }))).toEqual([422, 'rule_broken'])
    expect((await read(eva, villa.vendorId)).conversation).toBeNull()
  })

  it('says something: without words or files it is refused, and what hides is taken out', async () => {
    const { anna, villa } = await talking()
    expect(await statusOf(say(anna, villa.vendorId, '   '))).toEqual([400, 'malformed'])
    expect((await say(anna, villa.vendorId, 'x'.repeat(4001))).status).toBe(400)
    const { body } = await say(anna, villa.vendorId, 'Ciao\u202e <b>bella</b>')
    expect(body.text).toBe('Ciao <b>bella</b>')
  })

  it('is read when its reader says so, and the writer hears since when', async () => {
    const { anna, villa, first } = await talking()
    await say(anna, villa.vendorId, 'E il 13?')
    expect((await mark(villa, anna.coupleId, first.number)).body).toMatchObject({
      unread: { vendor: 1, couple: 0 },
      read: { vendor: 1 },
    })
    const { messages } = await read(anna, villa.vendorId)
    expect(messages.map(({ readAt }) => readAt !== undefined)).toEqual([true, false])
    // Farther than there is anything, and backwards: neither says more than was read.
    expect((await mark(villa, anna.coupleId, 900)).body.read.vendor).toBe(2)
    expect((await mark(villa, anna.coupleId, 1)).body).toMatchObject({
      read: { vendor: 2 },
      unread: { vendor: 0 },
    })
  })
})

describe('a vendor that blocks a couple', () => {
  it('is written to no more until it takes that back, and the couple is told why', async () => {
    const { anna, villa, id } = await talking()
    const block = (blocked: boolean) => villa.call('PUT', `/api/Messages/block/${id}`, { blocked })
    expect((await block(true)).body).toMatchObject({ id, blocked: true })
    expect(await statusOf(say(anna, villa.vendorId, 'Ci siete?'))).toEqual([403, 'conversation_blocked'])
    expect(await statusOf(say(villa, anna.coupleId, 'Ecco'))).toEqual([403, 'conversation_blocked'])
    expect((await list(anna))[0]).toMatchObject({ blocked: true })
    await block(false)
    expect((await say(anna, villa.vendorId, 'Ci siete?')).status).toBe(200)
  })
})

describe('support', () => {
  it('is asked by couples and vendors, who waits longest is answered first, and each sees its own alone', async () => {
    const [anna, villa] = [await newCouple(at), await newVendor(at)]
    await say(anna, WITH_SUPPORT, 'Non riesco a invitare Marco')
    pass(MINUTE)
    await say(villa, WITH_SUPPORT, 'Come si cambia la copertina?')
    const queue = () => list(admin).then((all) => all.map(({ last }) => last.text))
    expect(await queue()).toEqual(['Non riesco a invitare Marco', 'Come si cambia la copertina?'])
    const [waits] = await list(admin)
    pass(MINUTE)
    const { body } = await say(admin, waits!.id, 'Proviamo insieme.')
    expect(body).toMatchObject({ by: 'support', author: 'Assistenza Lovoglio' })
    expect(await queue()).toEqual(['Come si cambia la copertina?', 'Proviamo insieme.'])
    expect(await texts(anna, WITH_SUPPORT)).toEqual(['Non riesco a invitare Marco', 'Proviamo insieme.'])
    expect(await texts(villa, WITH_SUPPORT)).toEqual(['Come si cambia la copertina?'])
  })

  it('hears also who is suspended, who writes to nobody else', async () => {
    const { anna, villa } = await talking()
    await at.database.pool.query('update couple set active = false where id = $1', [anna.coupleId])
    expect((await say(anna, WITH_SUPPORT, 'Perché sono sospesa?')).status).toBe(200)
    expect(await statusOf(say(anna, villa.vendorId, 'Ciao'))).toEqual([403, 'deactivated'])
  })
})

describe('what an account has said', () => {
  it('stays with the vendor without the couple’s name and files, and nobody answers it; what support was told goes', async () => {
    const { anna, villa, id } = await talking()
    const sent = await sendFile(at, anna, await phonePhoto(64, 48))
    await say(anna, villa.vendorId, 'Eccoci', { files: [{ fileId: sent.body.id }] })
    await say(anna, WITH_SUPPORT, 'Cancelliamo tutto')
    await anna.call('DELETE', `/api/Couple/deleteCouple/${anna.coupleId}`)
    const { messages, conversation } = await read(villa, anna.coupleId)
    expect(messages.map(({ author, files }) => [author, files.length])).toEqual([
      ['Una coppia', 0],
      ['Una coppia', 0],
    ])
    expect(conversation).toMatchObject({ closed: true, couple: { names: 'Una coppia' } })
    expect(await statusOf(say(villa, anna.coupleId, 'Peccato'))).toEqual([409, 'conversation_closed'])
    const { body } = await villa.call('GET', '/api/sync/ownVendorChanges?after=0')
    // To who was never here the conversation comes once, closed as it is.
    expect(body.changes.at(-1)).toMatchObject({ event: 'ConversationCreate', payload: { id, closed: true } })
    expect((await list(admin)).map(({ coupleId }) => coupleId)).not.toContain(anna.coupleId)
  })

  it('stays with the couple when the vendor goes, and goes with the last of the two', async () => {
    const { anna, villa, id } = await talking()
    await say(villa, WITH_SUPPORT, 'Chiudo l’attività')
    await say(villa, anna.coupleId, 'A presto')
    await villa.call('DELETE', `/api/Vendor/deleteVendor/${villa.vendorId}`)
    expect((await list(anna))[0]).toMatchObject({ closed: true, vendor: { name: 'Fornitore eliminato' } })
    expect(await texts(anna, villa.vendorId)).toHaveLength(2)
    expect(await statusOf(say(anna, villa.vendorId, 'Ci siete?'))).toEqual([409, 'conversation_closed'])
    await anna.call('DELETE', `/api/Couple/deleteCouple/${anna.coupleId}`)
    const { rowCount } = await at.database.pool.query(
      'select 1 from conversation where id = $1 or vendor_id = $2',
      [id, villa.vendorId],
    )
    expect(rowCount).toBe(0)
  })
})

describe('a mail about messages', () => {
  interface Sent {
    to: string
    subject: string
    text: string
  }
  const mails: Sent[] = []
  const round = async () => {
    mails.length = 0
    await writeUnreadMails(at.database, at.url, () => now)
    await sendWaitingMails(at.database.pool, async (mail) => void mails.push(mail))
  }

  it('goes to the vendor after ten minutes unread, once in six hours, and says neither the words nor an address', async () => {
    const { anna, villa } = await talking()
    const own = () => mails.filter(({ to }) => to === villa.email)
    pass(9 * MINUTE)
    await round()
    expect(own()).toEqual([])
    pass(2 * MINUTE)
    await round()
    expect(own()).toHaveLength(1)
    expect(own()[0]!.text).toContain(`/vendor/messages?c=${anna.coupleId}`)
    expect(own()[0]!.text).toContain('Anna e Marco')
    expect(own()[0]!.text).not.toMatch(new RegExp(`12 giugno|${anna.email}`))
    pass(MINUTE)
    await say(anna, villa.vendorId, 'Ancora niente?')
    pass(60 * MINUTE)
    await round()
    expect(own()).toEqual([])
    pass(6 * 60 * MINUTE)
    await round()
    expect(own()).toHaveLength(1)
    pass(7 * 60 * MINUTE)
    await round()
    expect(own(), 'nothing new was said').toEqual([])
  })

  it('goes to both partners, and not at all for what was read', async () => {
    const { anna, villa } = await talking()
    const marco = await newPartner(at, anna)
    const { body } = await say(villa, anna.coupleId, 'Eccoci')
    pass(11 * MINUTE)
    await round()
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([anna.email, marco.email]))
    await say(villa, anna.coupleId, 'Ci sentiamo domani?')
    await mark(marco, villa.vendorId, body.number + 1)
    pass(7 * 60 * MINUTE)
    await round()
    expect(mails.map(({ to }) => to)).not.toContain(anna.email)
  })

  it('that fails holds up no other and is not sent twice', async () => {
    const [one, two] = [await talking(), await talking()]
    pass(11 * MINUTE)
    const reached: string[] = []
    const failing = async ({ to }: Sent) => {
      if (to === one.villa.email) throw new Error('no post today')
      reached.push(to)
    }
    await writeUnreadMails(at.database, at.url, () => now)
    expect((await sendWaitingMails(at.database.pool, failing)).failed).toBe(1)
    expect(reached).toContain(two.villa.email)
    await round()
    expect(mails.filter(({ to }) => to === two.villa.email)).toEqual([])
  })
})

describe('live', () => {
  async function listen(who: Person, hub: keyof typeof HUBS) {
    const heard: { event: string; args: any[] }[] = []
    const connection = new HubConnectionBuilder()
      .configureLogging(LogLevel.None)
      .withUrl(at.url + HUBS[hub], { accessTokenFactory: () => who.token })
      .build()
    for (const event of ['MessageCreate', 'ConversationCreate', 'ConversationUpdate', TYPING])
      connection.on(event, (...args) => heard.push({ event, args }))
    await connection.start()
    const events = () => heard.map(({ event }) => event)
    return { connection, heard, events, clear: () => (heard.length = 0) }
  }
  /** Until what was written has been told, and longer while it is on its way. @param proof what is to have been heard by then */
  async function told(proof: () => void): Promise<void> {
    await untilTold(at)
    await new Promise((done) => setTimeout(done, 250))
    await until(proof)
  }

  it('tells a message and what is read to the two, and to no administrator; what support is told, to administrators', async () => {
    const { anna, villa } = await talking()
    const eva = await newCouple(at)
    const ears = {
      anna: await listen(anna, 'couple'),
      eva: await listen(eva, 'couple'),
      admin: await listen(admin, 'couple'),
      villa: await listen(villa, 'vendor'),
      other: await listen(await newVendor(at), 'vendor'),
    }
    const hear = (...events: string[]) =>
      told(() => {
        for (const ear of [ears.anna, ears.villa]) expect(ear.events()).toEqual(events)
      })
    await say(anna, villa.vendorId, 'Mi sentite?')
    // Of what changes twice before it is told only the last is.
    await hear('MessageCreate', 'ConversationUpdate')
    await mark(villa, anna.coupleId, 2)
    await hear('MessageCreate', 'ConversationUpdate', 'ConversationUpdate')
    for (const ear of [ears.anna, ears.villa]) {
      expect(ear.heard.at(-1)!.args[0]).toMatchObject({ read: { vendor: 2 }, unread: { vendor: 0 } })
      ear.clear()
    }
    for (const ear of [ears.eva, ears.admin, ears.other]) expect(ear.events()).toEqual([])
    await say(villa, WITH_SUPPORT, 'Aiuto')
    await told(() => {
      expect(ears.admin.events()).toEqual(['MessageCreate', 'ConversationCreate'])
      expect(ears.villa.events()).toEqual(['MessageCreate', 'ConversationCreate'])
    })
    expect(ears.anna.events()).toEqual([])
    await Promise.all(Object.values(ears).map(({ connection }) => connection.stop()))
  })

  it('tells who writes to the other end alone, not more often than every two seconds, and keeps nothing of it', async () => {
    const { anna, villa } = await talking()
    const eva = await newCouple(at)
    const ears = {
      anna: await listen(anna, 'couple'),
      eva: await listen(eva, 'couple'),
      villa: await listen(villa, 'vendor'),
    }
    for (let time = 0; time < 5; time++) await ears.anna.connection.invoke(TYPING, villa.vendorId)
    await ears.eva.connection.invoke(TYPING, villa.vendorId)
    await told(() => expect(ears.villa.heard).toEqual([{ event: TYPING, args: [anna.coupleId] }]))
    expect([ears.anna.heard, ears.eva.heard]).toEqual([[], []])
    await expect(ears.anna.connection.invoke(TYPING, { id: 1 })).rejects.toThrow('not_understood')
    await Promise.all(Object.values(ears).map(({ connection }) => connection.stop()))
  })
})

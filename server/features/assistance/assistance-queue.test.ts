/** What everybody has asked, as administrators work through it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { QueuedRequest } from '#contract/admin/assistance.ts'
import { newId } from '#contract/kit/new-id.ts'
import { sendWaitingMails } from '#tests/support/mail-round.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newVendor,
  send,
  startTestApp,
} from '#tests/support/test-app.ts'
import type { SendMail } from '../../platform/mail/mail.ts'

let at: TestApp
let admin: Person
let anna: Person & { coupleId: string }
beforeAll(async () => {
  at = await startTestApp()
  ;[admin, anna] = [await newAdmin(at), await newCouple(at)]
})
afterAll(() => at.close())
beforeEach(() => at.database.pool.query('delete from assistance_request'))

const asked = (more: object = {}) => ({
  id: newId(),
  name: 'Lucia',
  email: 'lucia@prova.test',
  category: 'altro',
  subject: 'Non trovo la mia data',
  text: 'Ho scelto il giorno ma non lo vedo più.',
  ...more,
})
const add = async (who?: Person, more?: object): Promise<string> => {
  const address = `${at.url}/api/Assistance/addRequest`
  const { status, body } = await send(address, 'POST', who?.token ?? '', asked(more))
  expect(status).toBe(200)
  return body.id
}
const queue = async (asking = ''): Promise<QueuedRequest[]> => {
  const { status, body } = await admin.call('GET', `/api/Assistance/getQueue${asking}`)
  expect(status).toBe(200)
  return body.items
}
const move = (id: string, body: object, who = admin) =>
  who.call('PUT', `/api/Assistance/moveRequest/${id}`, body)
const note = (requestId: string, more: object = {}, who = admin) =>
  who.call('POST', '/api/Assistance/addNote', { id: newId(), requestId, text: 'Ho guardato.', ...more })
const mails = async () => {
  const sent: Parameters<SendMail>[0][] = []
  await sendWaitingMails(at.database.pool, async (mail) => void sent.push(mail))
  return sent
}

describe('the queue of requests', () => {
  it('has what visitors, couples and vendors have asked, who waits longest first, with whom it came from', async () => {
    const villa = await newVendor(at, 'Villa Serena')
    const ids = [await add(), await add(anna), await add(villa)]
    const rows = await queue()
    expect(rows.map(({ id }) => id)).toEqual(ids)
    expect(rows.map(({ fromType, fromName }) => [fromType, fromName])).toEqual([
      ['visitor', null],
      ['couple', 'Anna e Marco'],
      ['vendor', 'Villa Serena'],
    ])
    expect(rows[0]).toMatchObject({ state: 'open', assignedTo: null, assignedName: null, notes: [] })
  })

  it('is narrowed by number, name, subject, and by how an address begins', async () => {
    const id = await add(undefined, { name: 'Onorina', email: 'onorina@lontano.test', subject: 'La fattura' })
    await add()
    const [found] = await queue('?q=onorina')
    for (const words of ['onorìna', 'fattura', found!.number, 'onorina@lon'])
      expect((await queue(`?q=${encodeURIComponent(words)}`)).map((row) => row.id)).toEqual([id])
    expect(await queue('?q=nessuno')).toEqual([])
  })

  it('is left by what is solved or closed, which can be opened again', async () => {
    const id = await add()
    expect((await move(id, { state: 'solved' })).body).toMatchObject({ state: 'solved', version: 2 })
    expect([(await queue()).length, (await queue('?queue=risolte')).length]).toEqual([0, 1])
    await move(id, { state: 'closed' })
    expect((await queue('?queue=chiuse')).length).toBe(1)
    await move(id, { state: 'in_progress' })
    expect((await queue()).map((row) => row.state)).toEqual(['in_progress'])
  })

  it('says whose work a request is; who takes it has it in work', async () => {
    const id = await add()
    expect((await move(id, { mine: true })).body).toMatchObject({
      state: 'in_progress',
      assignedName: 'Amministrazione',
    })
    expect((await move(id, { mine: false })).body).toMatchObject({ state: 'in_progress', assignedTo: null })
    expect((await move(newId(), { mine: true })).status).toBe(404)
  })

  it('is no couple’s to read, nor to write on', async () => {
    const id = await add(anna)
    expect((await anna.call('GET', '/api/Assistance/getQueue')).status).toBe(403)
    expect((await move(id, { state: 'solved' }, anna)).status).toBe(403)
    expect((await note(id, {}, anna)).status).toBe(403)
  })
})

describe('what administrators write on a request', () => {
  it('is a note that they alone read', async () => {
    const id = await add(anna)
    await mails()
    expect((await note(id)).body).toMatchObject({ text: 'Ho guardato.', sent: false })
    const [row] = await queue()
    expect(row!.notes).toMatchObject([{ text: 'Ho guardato.', authorName: 'Amministrazione' }])
    const { body: own } = await anna.call('GET', '/api/Assistance/getOwnRequests')
    expect([own[0].answers, JSON.stringify(own)]).toEqual([
      undefined,
      expect.not.stringContaining('guardato'),
    ])
    expect(await mails()).toEqual([])
    expect((await admin.call('POST', '/api/Admin/findNoteCoupleByRequestId', id)).body).toMatchObject([
      { text: 'Ho guardato.', sent: false },
    ])
  })

  it('or an answer: a mail to the address that was given, read in the account as well, and the work of who wrote it', async () => {
    const id = await add(anna, { email: 'anna@altrove.test' })
    await mails()
    const text = 'Buongiorno,\nora c’è. <b>A presto</b>'
    const said = { id: newId(), text, sent: true }
    const first = await note(id, said)
    expect((await note(id, said)).body).toEqual(first.body)
    const sent = await mails()
    expect(sent).toHaveLength(1)
    const [row] = await queue()
    expect(sent[0]).toMatchObject({
      to: 'anna@altrove.test',
      subject: `Risposta alla tua richiesta ${row!.number}`,
    })
    expect(sent[0]!.text).toContain('ora c’è.')
    expect(sent[0]!.html).not.toContain('<b>')
    expect(row).toMatchObject({ state: 'in_progress', assignedName: 'Amministrazione' })
    const { body: own } = await anna.call('GET', '/api/Assistance/getOwnRequests')
    expect(own[0].answers).toMatchObject([{ text: first.body.text }])
  })

  it('is refused for a request that is not there, and for another’s id', async () => {
    const [id, other] = [await add(), await add()]
    expect((await note(newId())).body.code).toBe('not_found')
    const mine = { id: newId() }
    await note(id, mine)
    expect((await note(other, mine)).body.code).toBe('already_exists')
    // What is a note already does not go by mail under its id.
    expect((await note(id, { ...mine, sent: true })).body.code).toBe('already_exists')
    expect((await note(id, { text: '' })).status).toBe(400)
  })

  it('goes with the account that asked', async () => {
    const eva = await newCouple(at)
    await note(await add(eva), { sent: true })
    await eva.call('DELETE', `/api/Couple/deleteCouple/${eva.coupleId}`)
    expect((await at.database.pool.query('select 1 from request_note')).rowCount).toBe(0)
    expect((await mails()).filter(({ subject }) => subject.startsWith('Risposta'))).toEqual([])
  })
})

import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newPartner,
  newDraftVendor,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'
import { until } from '#tests/support/until.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'

let at: TestApp
let anna: Person & { coupleId: string }
const open: { stop(): Promise<void> }[] = []
beforeAll(async () => {
  at = await startTestApp()
  anna = await newCouple(at)
})
afterAll(async () => {
  await Promise.all(open.map((connection) => connection.stop()))
  await at.close()
})

const EVENTS = [
  'TaskCreate',
  'TaskUpdate',
  'TaskDeleted',
  'CoupleUpdate',
  'CoupleDeleted',
  'BudgetItemCreate',
  'WeddingBudgetCreate',
  'VendorCreate',
  'VendorUpdate',
  'VendorDeleted',
  'VideoVendorCreate',
  'RequestQueueUpdate',
  'WeddingQueueUpdate',
  'ReviewQueueUpdate',
  'ContestQueueUpdate',
]

async function listen(hub: string, token = '') {
  const builder = new HubConnectionBuilder().configureLogging(LogLevel.None)
  const connection = builder
    .withUrl(`${at.url}/hubs/${hub}`, token ? { accessTokenFactory: () => token } : {})
    .build()
  const heard: { event: string; args: any[] }[] = []
  for (const event of EVENTS) connection.on(event, (...args) => heard.push({ event, args }))
  await connection.start()
  open.push(connection)
  const next = (event: string) =>
    until(() => {
      const found = heard.find((one) => one.event === event)
      if (!found)
        throw new Error(`${event} was not heard; heard: ${heard.map((one) => one.event).join(', ')}`)
      return found.args
    })
  return { connection, heard, next }
}

describe('hubs/couple', () => {
  it('tells both partners and administrators of a change within a second, and no other couple', async () => {
    const marco = await newPartner(at, anna)
    const [partner, other, admin] = await Promise.all([
      listen('couple', marco.token),
      newCouple(at).then(({ token }) => listen('couple', token)),
      newAdmin(at).then(({ token }) => listen('couple', token)),
    ])
    const task = { id: newId(), title: 'Provare il menù', category: 'catering' }
    await anna.call('POST', '/api/Couple/addTaskCouple', task)
    const [heard, seq] = await partner.next('TaskCreate')
    expect(heard).toMatchObject({ ...task, version: 1 })
    expect(seq).toBeGreaterThan(0)
    expect((await admin.next('TaskCreate'))[0].id).toBe(task.id)
    await anna.call('DELETE', `/api/Couple/deleteTaskCouple/${task.id}`)
    expect((await partner.next('TaskDeleted'))[0]).toBe(task.id)
    expect(other.heard).toEqual([])
  })

  it('tells administrators that what waits for them is another, each of what is theirs to work through, and not what', async () => {
    const [support, editor, villa] = [
      await newAdmin(at, 'support'),
      await newAdmin(at, 'editor'),
      await newVendor(at),
    ]
    const [sara, rita] = [await listen('couple', support.token), await listen('couple', editor.token)]
    const id = newId()
    const asked = {
      id,
      name: 'Anna',
      email: 'anna@prova.test',
      category: 'altro',
      subject: 'Una cosa sola',
      text: 'Una cosa segreta, che nessuno legge qui.',
    }
    expect((await anna.call('POST', '/api/Assistance/addRequest', asked)).status).toBe(200)
    expect((await sara.next('RequestQueueUpdate'))[0]).toEqual({ id })
    await at.database.pool.query("update vendor set type_of_account = 'elite' where id = $1", [
      villa.vendorId,
    ])
    const wedding = newId()
    await villa.call('POST', '/api/Vendor/addRealWedding', { id: wedding, title: 'Sotto i limoni' })
    // Of a draft nobody reads anything; one that was taken off is read again.
    await at.database.pool.query(
      `update real_wedding set taken_off = '{"state": "off", "reason": "Prova", "at": "2026-01-01T00:00:00.000Z"}' where id = $1`,
      [wedding],
    )
    await villa.call('PUT', `/api/Vendor/updateRealWedding/${wedding}`, { title: 'Sotto gli ulivi' })
    expect((await rita.next('WeddingQueueUpdate'))[0]).toEqual({ id: wedding })
    expect((await sara.next('WeddingQueueUpdate'))[0]).toEqual({ id: wedding })
    expect(rita.heard.map(({ event }) => event)).toEqual(['WeddingQueueUpdate'])
  })

  it('tells administrators of a review to read, or reported, and of a contest, whoever decides it', async () => {
    const [support, editor, villa] = [
      await newAdmin(at, 'support'),
      await newAdmin(at, 'editor'),
      await newVendor(at),
    ]
    const [sara, rita] = [await listen('couple', support.token), await listen('couple', editor.token)]
    const [review, asked, booked, giulia] = [newId(), newId(), newId(), await newCouple(at)]
    await at.database.pool.query(
      `insert into booking (id, couple_id, vendor_id, event_date, state, created_at, updated_at, version)
       values ($1, $2, $3, current_date - 2, 'completed', now(), now(), 1)`,
      [booked, giulia.coupleId, villa.vendorId],
    )
    const written = {
      id: review,
      vendorId: villa.vendorId,
      rating: 5,
      text: 'Una festa come la volevamo noi.',
    }
    expect((await giulia.call('POST', '/api/Vendor/addReviewByIdVendor', written)).status).toBe(200)
    expect((await rita.next('ReviewQueueUpdate'))[0]).toEqual({ id: review })
    expect((await sara.next('ReviewQueueUpdate'))[0]).toEqual({ id: review })

    const day = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)
    const request = { id: asked, vendorId: villa.vendorId, eventDate: day }
    await giulia.call('POST', '/api/Bookings/addBooking', request)
    const contest = { reason: 'false_contact', words: 'Il numero non esiste e nessuno risponde.' }
    expect((await villa.call('POST', `/api/Leads/contest/${asked}`, contest)).status).toBe(200)
    expect((await sara.next('ContestQueueUpdate'))[0]).toEqual({ id: asked })

    for (const one of [sara, rita]) one.heard.length = 0
    const [publish, decision] = [{ verdict: 'publish' }, { upheld: false, answer: 'Abbiamo verificato.' }]
    expect((await support.call('PUT', `/api/Reviews/moderate/${review}`, publish)).status).toBe(200)
    expect((await rita.next('ReviewQueueUpdate'))[0]).toEqual({ id: review })
    expect((await support.call('PUT', `/api/Leads/decide/${asked}`, decision)).status).toBe(200)
    expect((await sara.next('ContestQueueUpdate'))[0]).toEqual({ id: asked })
    for (const one of [sara, rita]) one.heard.length = 0
    expect(
      (await anna.call('POST', `/api/Reviews/report/${review}`, { kind: 'false', note: '' })).status,
    ).toBe(200)
    expect((await rita.next('ReviewQueueUpdate'))[0]).toEqual({ id: review })
    // An editor decides no contests.
    expect(rita.heard.map(({ event }) => event)).toEqual(['ReviewQueueUpdate'])
  })

  it('refuses visitors, vendors and tokens that open nothing', async () => {
    await expect(listen('couple')).rejects.toThrow(/401/)
    await expect(listen('couple', 'lvs_falso')).rejects.toThrow(/401/)
    const vendor = await newVendor(at)
    await expect(listen('couple', vendor.token)).rejects.toThrow(/403/)
  })

  it('lets a client that was away catch up by sequence, and nobody else read it', async () => {
    const before = (await anna.call('GET', '/api/sync/changes?after=0')).body.seq
    for (const title of ['uno', 'due', 'tre'])
      await anna.call('POST', '/api/Couple/addTaskCouple', { id: newId(), title, category: 'altro' })
    const { body } = await anna.call('GET', `/api/sync/changes?after=${before}`)
    expect(body.changes.map((change: any) => [change.event, change.payload.title])).toEqual([
      ['TaskCreate', 'uno'],
      ['TaskCreate', 'due'],
      ['TaskCreate', 'tre'],
    ])
    expect(body).toMatchObject({ reset: false, more: false })
    const other = await newCouple(at)
    expect(
      (await other.call('GET', `/api/sync/changes?after=${before}`)).body.changes.map((c: any) => c.event),
    ).toEqual(['CoupleCreate'])
  })

  it('ends with the session: sign-out closes the connection within a second', async () => {
    const couple = await newCouple(at)
    const { connection } = await listen('couple', couple.token)
    const closed = new Promise((resolve) => connection.onclose(resolve))
    await couple.call('POST', '/api/User/logout')
    await closed
    expect((await couple.call('POST', '/api/Couple/getTaskCoupleById')).status).toBe(401)
  })
})

describe('hubs/vendor and hubs/videoVendor', () => {
  it('tell every visitor of vendors and their videos as they come, change and go', async () => {
    const [vendors, videos] = [await listen('vendor'), await listen('videoVendor')]
    const villa = await newDraftVendor(at, 'Villa Ascolta')
    const photo = await phonePhoto(60, 40)
    const gallery = []
    for (let each = 0; each < 3; each++) gallery.push({ fileId: (await sendFile(at, villa, photo)).body.id })
    const description =
      'Una villa fra i cipressi, con una corte per cento invitati e una limonaia per la pioggia.'
    await villa.call('PUT', `/api/Vendor/updateVendor/${villa.vendorId}`, { description, gallery })
    await villa.call('PUT', `/api/Vendor/publishPage/${villa.vendorId}`)
    expect((await vendors.next('VendorCreate'))[0]).toMatchObject({ businessName: 'Villa Ascolta' })
    expect((await vendors.next('VendorCreate'))[0]).not.toHaveProperty('private')
    await villa.call('PUT', `/api/Vendor/updateVendor/${villa.vendorId}`, { headline: 'Sul colle' })
    // What changes at once after it was told waits for its turn: a public push a second for each vendor.
    expect((await vendors.next('VendorUpdate'))[0]).toMatchObject({
      headline: 'Sul colle',
      version: 4,
    })
    const video = { id: newId(), title: 'La festa', provider: 'vimeo', source: '12345', position: 0 }
    await villa.call('POST', '/api/Vendor/addVideoVendor', video)
    expect((await videos.next('VideoVendorCreate'))[0]).toMatchObject(video)
    await villa.call('DELETE', `/api/Vendor/deleteVendor/${villa.vendorId}`)
    expect((await vendors.next('VendorDeleted'))[0]).toBe(villa.vendorId)
    expect((await fetch(`${at.url}/api/Vendor/getVendorById?id=${villa.vendorId}`)).status).toBe(410)
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { ADMIN_QUEUES, type AdminQueue } from '#contract/lists/admin/admin-queues.ts'
import { ROUTES } from '#contract/routes.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'

let at: TestApp
let ada: Person
let lea: Person
beforeAll(async () => {
  at = await startTestApp()
  ada = await newAdmin(at)
  lea = await newAdmin(at)
})
afterAll(() => at.close())

type Couple = Awaited<ReturnType<typeof newCouple>>
type Vendor = Awaited<ReturnType<typeof newVendor>>
type Account = 'couple' | 'vendor'
interface Two {
  couple: Couple
  vendor: Vendor
}

const DAY = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10)
const ok = async (asked: Promise<{ status: number; body: any }>) => {
  const { status, body } = await asked
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

async function booked({ couple, vendor: { vendorId } }: Two): Promise<string> {
  const id = newId()
  await ok(couple.call('POST', '/api/Bookings/addBooking', { id, vendorId, eventDate: DAY }))
  return id
}
async function reviewed({ couple, vendor }: Two): Promise<string> {
  const booking = await booked({ couple, vendor })
  const quote = { totalCents: 1, validUntil: DAY, lines: [{ label: 'Sala', amountCents: 1 }], notes: '' }
  await ok(vendor.call('PUT', `/api/Bookings/stepByVendor/${booking}`, { step: 'quote', quote }))
  await ok(couple.call('PUT', `/api/Bookings/stepByCouple/${booking}`, { step: 'accept' }))
  const review = {
    id: newId(),
    vendorId: vendor.vendorId,
    rating: 5,
    title: 'Bella',
    text: 'Ci siamo trovati bene, davvero bene.',
    aspects: { quality: 5, kindness: 5, flexibility: 5, value: 5 },
  }
  await ok(couple.call('POST', '/api/Vendor/addReviewByIdVendor', review))
  return review.id
}
/** A review of others that is out, which one of the two reports. */
const reported = (by: Account) => async (two: Two) => {
  const id = await reviewed({ couple: await newCouple(at), vendor: await newVendor(at) })
  await ok(ada.call('PUT', `/api/Reviews/moderate/${id}`, { verdict: 'publish' }))
  await ok(two[by].call('POST', `/api/Reviews/report/${id}`, { kind: 'false', note: '' }))
  return id
}
const asksForHelp = (by: Account) => async (two: Two) => {
  const said = {
    name: 'Anna',
    email: 'anna@altrove.test',
    category: 'altro',
    subject: 'Aiuto',
    text: 'Non si apre la pagina.',
  }
  const { id } = await ok(
    two[by].call('POST', '/api/Assistance/addRequest', { id: newId(), ...said, files: [] }),
  )
  return id as string
}
async function contested(two: Two): Promise<string> {
  const id = await booked(two)
  const said = { reason: 'false_contact', words: 'Il numero non esiste e nessuno risponde.' }
  await ok(two.vendor.call('POST', `/api/Leads/contest/${id}`, said))
  return id
}
async function told({ vendor }: Two): Promise<string> {
  const files = Array.from({ length: 3 }, () => newId())
  for (const id of files) await sendFile(at, vendor, await phonePhoto(60, 40), { id })
  const { id } = await ok(
    vendor.call('POST', '/api/Vendor/addRealWedding', {
      id: newId(),
      title: 'In cortile',
      couple: 'Anna e Marco',
      date: '2026-06-20',
      city: 'Siena',
      region: 'toscana',
      story: ['Una tavola lunga.'],
      pictures: files.map((fileId) => ({ fileId, alt: '' })),
      credits: [{ vendorId: vendor.vendorId, role: 'La villa' }],
      consent: true,
      state: 'published',
    }),
  )
  return id as string
}

/** What waits in a queue, and whose accounts take it out when they are erased. */
const WAITING: readonly {
  what: string
  queue: AdminQueue
  list: string
  goesWith: readonly Account[]
  make: (two: Two) => Promise<string>
}[] = [
  {
    what: 'a couple’s request for help',
    queue: 'requestQueue',
    list: 'queue=aperte&sort=created',
    goesWith: ['couple'],
    make: asksForHelp('couple'),
  },
  {
    what: 'a vendor’s request for help',
    queue: 'requestQueue',
    list: 'queue=aperte&sort=created',
    goesWith: ['vendor'],
    make: asksForHelp('vendor'),
  },
  {
    what: 'a review that nobody has read',
    queue: 'reviewQueue',
    list: 'queue=pending&sort=created',
    goesWith: ['couple', 'vendor'],
    make: reviewed,
  },
  {
    what: 'a review that a couple reported',
    queue: 'reviewQueue',
    list: 'queue=reported&sort=created',
    goesWith: ['couple'],
    make: reported('couple'),
  },
  {
    what: 'a review that a vendor reported',
    queue: 'reviewQueue',
    list: 'queue=reported&sort=created',
    goesWith: ['vendor'],
    make: reported('vendor'),
  },
  {
    what: 'a contested request',
    queue: 'contestQueue',
    list: 'queue=da-decidere&sort=at',
    goesWith: ['couple', 'vendor'],
    make: contested,
  },
  {
    what: 'a real wedding',
    queue: 'weddingQueue',
    list: 'queue=da-leggere&sort=updated',
    goesWith: ['vendor'],
    make: told,
  },
]

const pathOf = (account: Account, by: 'own' | 'admin', { couple, vendor }: Two) => {
  const role = by === 'admin' ? 'Admin' : account === 'couple' ? 'Couple' : 'Vendor'
  return account === 'couple'
    ? `/api/${role}/deleteCouple/${couple.coupleId}`
    : `/api/${role}/deleteVendor/${vendor.vendorId}`
}
const WAYS: Readonly<Record<string, (account: Account, two: Two) => Promise<unknown>>> = {
  'by its owner': (account, two) => ok(two[account].call('DELETE', pathOf(account, 'own', two))),
  'by two administrators': async (account, two) => {
    const asked = await ada.call('DELETE', pathOf(account, 'admin', two), { reason: 'Doppione' })
    const { approvalId } = asked.body.waits
    return ok(lea.call('POST', `/api/Admin/decideApproval/${approvalId}`, { verdict: 'confirm', words: '' }))
  },
}

const CASES = WAITING.flatMap((one) =>
  one.goesWith.flatMap((account) => Object.keys(WAYS).map((way) => ({ ...one, account, way }))),
)

it('every queue that is told to administrators is among these', () => {
  expect([...new Set(WAITING.map(({ queue }) => queue))].toSorted()).toEqual(
    Object.keys(ADMIN_QUEUES).toSorted(),
  )
})

it.each(CASES)('$what goes with a $account that is erased $way, and its open queue is told', async (one) => {
  const two = { couple: await newCouple(at), vendor: await newVendor(at) }
  const id = await one.make(two)
  const inQueue = async () => {
    const { items } = await ok(ada.call('GET', `${ROUTES[ADMIN_QUEUES[one.queue]].path}?${one.list}`))
    return items.some((item: { id: string }) => item.id === id) as boolean
  }
  expect(await inQueue()).toBe(true)
  const { pool } = at.database
  const [{ seq }] = (await pool.query('select coalesce(max(seq), 0) as seq from change')).rows
  await WAYS[one.way]!(one.account, two)
  expect(await inQueue()).toBe(false)
  const { rows } = await pool.query(
    'select distinct topic, kind from change where seq > $1 and audience = $2',
    [seq, `queue:${one.queue}`],
  )
  expect(rows).toEqual([{ topic: one.queue, kind: 'updated' }])
})

it('a published review without its author’s name is another for who reads them', async () => {
  const two = { couple: await newCouple(at), vendor: await newVendor(at) }
  const id = await reviewed(two)
  await ok(ada.call('PUT', `/api/Reviews/moderate/${id}`, { verdict: 'publish' }))
  const { pool } = at.database
  const [{ seq }] = (await pool.query('select max(seq) as seq from change')).rows
  await ok(two.couple.call('DELETE', pathOf('couple', 'own', two)))
  const { rows } = await pool.query(
    `select entity_id from change where seq > $1 and audience = 'queue:reviewQueue'`,
    [seq],
  )
  expect(rows).toEqual([{ entity_id: id }])
})

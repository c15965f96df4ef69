/** All that a couple has is in its copy, and nothing of another's: a kind or a table that is forgotten fails by its name. */
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COPY_PAGE, COPY_PARTS, type CopyPart } from '#contract/plan/copy.ts'
import { COUPLE_KINDS } from '#contract/entities.ts'
import { newId } from '#contract/kit/new-id.ts'
import { COUPLE_ENTITIES } from '#server/features/sync/entities.ts'
import { type Answer, type TestApp, newCouple, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'
import { type Couple, SAMPLES, waysOf } from './samples.ts'

let at: TestApp
let anna: Couple
let others: Couple
beforeAll(async () => {
  at = await startTestApp()
  ;[anna, others] = await Promise.all([newCouple(at), newCouple(at)])
})
afterAll(() => at.close())

type EntityPart = (typeof COUPLE_ENTITIES)[number]['topic']
const DAY = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10)

const said = (text: string) => ({ id: newId(), with: 'support', text })

/** How one is made of what is no entity of a list. */
const MAKERS: Record<Exclude<CopyPart, EntityPart>, () => Promise<Answer | { status: number; body: any }>> = {
  couple: async () => ({ status: 200, body: { id: anna.coupleId } }),
  booking: async () => {
    const { vendorId } = await newVendor(at)
    const asked = { id: newId(), vendorId, eventDate: DAY, message: 'Siete liberi?' }
    return anna.call('POST', '/api/Bookings/addBooking', asked)
  },
  conversation: async () => {
    const { body } = await anna.call('POST', '/api/Messages/send', said('Buongiorno'))
    return { status: 200, body: { id: body.conversationId } }
  },
  message: () => anna.call('POST', '/api/Messages/send', said('Un’altra domanda')),
  ownReview: async () => {
    const { vendorId } = await newVendor(at)
    const id = newId()
    await at.database.pool.query(
      `insert into review (id, couple_id, vendor_id, author, rating, text, photos, verified, state, created_at, updated_at, version)
       values ($1, $2, $3, 'Anna', 5, 'Una giornata bellissima con loro', '[]', true, 'pending', now(), now(), 1)`,
      [id, anna.coupleId, vendorId],
    )
    return { status: 200, body: { id } }
  },
  assistanceRequest: () =>
    anna.call('POST', '/api/Assistance/addRequest', {
      id: newId(),
      name: 'Anna',
      email: anna.email,
      category: 'altro',
      subject: 'La copia',
      text: 'Come si riporta?',
    }),
}

const pageOf = async (who: Couple, part: CopyPart, after?: string) => {
  const query = new URLSearchParams({ part, ...(after && { after }) })
  const { status, body } = await who.call('GET', `/api/Couple/getCopyPart?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { items: { id: string }[]; next: string | null }
}
const idsOf = async (who: Couple, part: CopyPart) => (await pageOf(who, part)).items.map(({ id }) => id)

describe.each(COPY_PARTS)('%s', (part) => {
  it('is in the copy of its couple, and in no other’s', async () => {
    const entity = COUPLE_ENTITIES.find(({ topic }) => topic === part)
    const make = async () => {
      if (!entity) return MAKERS[part as keyof typeof MAKERS]()
      const sample = SAMPLES[entity.topic]
      return waysOf(sample, entity.calls).make!(at, anna, await sample.body(at, anna))
    }
    const { status, body } = await make()
    expect(status, JSON.stringify(body)).toBe(200)
    const { items } = await pageOf(anna, part)
    const copied = items.find(({ id }) => id === body.id)
    expect(copied).toBeDefined()
    if (entity) expect(entity.Whole.safeParse(copied).error).toBeUndefined()
    expect(await idsOf(others, part)).not.toContain(body.id)
  })
})

it('is a thing of the server’s for every kind of the contract', () => {
  expect(COUPLE_ENTITIES.map(({ topic }) => topic).toSorted()).toEqual(Object.keys(COUPLE_KINDS).toSorted())
})

/** What names a couple and is in no copy, and why. */
const NOT_COPIED: Record<string, string> = {
  couple_member: 'who has joined, which the couple itself says',
  admin_act: 'the register of administrators',
  admin_act_change: 'the register of administrators',
  approval: 'what administrators ask of each other',
  account_note: 'what administrators note for each other',
  account_look: 'what support did, which the account is told in its list of devices',
  lead_contest: 'what a vendor says to us of a request',
  couple_invitation: 'a secret shown once, by its hash',
  file: 'the files themselves go with what shows them',
}
/** Which part a table is in. */
const COPIED: Record<string, CopyPart> = {
  ...Object.fromEntries(COUPLE_ENTITIES.map(({ table, topic }) => [getTableConfig(table).name, topic])),
  booking: 'booking',
  conversation: 'conversation',
  review: 'ownReview',
  assistance_request: 'assistanceRequest',
}

it('leaves out no table that names a couple, unless it is said why', async () => {
  const { rows } = await at.database.pool.query(
    `select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('couple_id', 'owner_id', 'from_id') order by 1`,
  )
  const forgotten = rows.map(({ name }) => name).filter((name) => !(name in COPIED) && !(name in NOT_COPIED))
  expect(forgotten).toEqual([])
})

it('has what was said to the last message, page by page', async () => {
  const talkative = await newCouple(at)
  const { body: first } = await talkative.call('POST', '/api/Messages/send', said('La prima'))
  await at.database.pool.query(
    `insert into message (id, conversation_id, number, "by", partner, text, files, created_at, updated_at, version)
     select gen_random_uuid(), $1, n + 1, 'couple', 'one', 'ancora', '[]', now(), now(), 1 from generate_series(1, $2) n`,
    [first.conversationId, COPY_PAGE],
  )
  await at.database.pool.query('update conversation set messages = $2 where id = $1', [
    first.conversationId,
    COPY_PAGE + 1,
  ])
  const page = await pageOf(talkative, 'message')
  expect(page.items).toHaveLength(COPY_PAGE)
  const rest = await pageOf(talkative, 'message', page.next!)
  expect([rest.items.length, rest.next]).toEqual([1, null])
  expect(new Set([...page.items, ...rest.items].map(({ id }) => id)).size).toBe(COPY_PAGE + 1)
})

it('asks who it is, and which part', async () => {
  expect((await fetch(`${at.url}/api/Couple/getCopyPart?part=task`)).status).toBe(401)
  expect((await anna.call('GET', '/api/Couple/getCopyPart?part=vendor')).status).toBe(400)
})

it('takes a picture back from a copy under its own id, after the server has long thrown its file away', async () => {
  const photo = await phonePhoto(60, 40)
  const { body: file } = await sendFile(at, anna, photo)
  const kept = { id: newId(), fileId: file.id as string, caption: 'Noi due' }
  const add = () => anna.call('POST', '/api/Couple/addGalleryPicture', kept)
  expect((await add()).status).toBe(200)
  expect((await anna.call('DELETE', `/api/Couple/deleteGalleryPicture/${kept.id}`)).status).toBe(200)
  await at.database.pool.query('delete from file where id = $1', [kept.fileId])
  expect((await add()).status).toBe(422)
  expect((await sendFile(at, anna, photo, { id: kept.fileId })).body.id).toBe(kept.fileId)
  expect((await add()).body).toMatchObject({ ...kept, picture: { id: kept.fileId } })
})

it.each([
  ['where the same person wrote it since', async () => undefined],
  [
    'where nobody remembers who wrote it, for it is too long ago',
    (id: string) => at.database.pool.query('delete from field_history where entity_id = $1', [id]),
  ],
])('marks what an edit out of a copy goes over, %s', async (_, meanwhile) => {
  const { body: task } = await anna.call('POST', '/api/Couple/addTaskCouple', {
    id: newId(),
    title: 'Fedi',
    category: 'altro',
  })
  const change = (body: object) => anna.call('PUT', `/api/Couple/updateTaskCouple/${task.id}`, body)
  await change({ title: 'Le fedi di oggi', baseVersion: 1 })
  await meanwhile(task.id)
  const back = await change({ title: 'Fedi', notes: '', baseVersion: 1, restored: true })
  expect(back.body).toMatchObject({ title: 'Fedi', version: 3 })
  const { body: open } = await anna.call('GET', '/api/Couple/getConflicts')
  expect(open.filter(({ entityId }: any) => entityId === task.id)).toEqual([
    expect.objectContaining({ field: 'title', previous: 'Le fedi di oggi' }),
  ])
})

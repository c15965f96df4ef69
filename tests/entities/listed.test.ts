/** What a device keeps whole has a number, and who has more is told: nothing is cut without a word. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  BOOKINGS_LISTED,
  CONVERSATIONS_LISTED,
  HISTORY_LISTED,
  REVIEWS_LISTED,
  REQUESTS_LISTED,
} from '#contract/lists/site/listed.ts'
import { newId } from '#contract/kit/new-id.ts'
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
let anna: Person
let villa: Awaited<ReturnType<typeof newVendor>>
beforeAll(async () => {
  at = await startTestApp()
  admin = await newAdmin(at)
  anna = await newCouple(at)
  villa = await newVendor(at)
})
afterAll(() => at.close())

const rows = (query: ReturnType<typeof sql>) => at.database.db.execute(query)
const MINUTES_AGO = sql`now() - make_interval(mins => n)`

it('the reviews of a vendor are the newest, and their averages are of all', async () => {
  const many = REVIEWS_LISTED + 3
  await rows(sql`insert into review (id, vendor_id, author, rating, text, verified, created_at, updated_at, version)
    select gen_random_uuid(), ${villa.vendorId}, 'Anna e Marco', case when n > ${REVIEWS_LISTED} then 1 else 5 end,
      'Una festa come la volevamo.', false, ${MINUTES_AGO}, now(), 1 from generate_series(1, ${many}) n`)
  const url = `${at.url}/api/Vendor/getReviewByIdVendor?id=${villa.vendorId}`
  const { summary, items } = (await (await fetch(url)).json()) as any
  expect(items).toHaveLength(REVIEWS_LISTED)
  expect(items.every(({ rating }: { rating: number }) => rating === 5)).toBe(true)
  expect(summary).toMatchObject({ count: many, distribution: [3, 0, 0, 0, REVIEWS_LISTED] })
  const older = (await (await fetch(`${url}&after=${items.at(-1).id}`)).json()) as any
  expect(older.items).toHaveLength(3)
  expect(older.summary).toEqual(summary)
})

it('whoever waits for an answer of ours is in the queue, however many have one', async () => {
  const couple = sql`(select couple_id from couple_member where uid = ${anna.uid})`
  await rows(sql`with made as (
      insert into conversation (id, couple_id, vendor_id, messages, created_at, updated_at, version)
      select gen_random_uuid(), gen_random_uuid(), null, 1, now(), ${MINUTES_AGO}, 1
        from generate_series(1, ${CONVERSATIONS_LISTED}) n returning id, updated_at)
    insert into message (id, conversation_id, number, "by", text, created_at, updated_at, version)
    select gen_random_uuid(), id, 1, 'support', 'Fatto.', updated_at, updated_at, 1 from made`)
  await anna.call('POST', '/api/Messages/send', { id: newId(), with: 'support', text: 'Ci siete?' })
  await rows(sql`update conversation set updated_at = now() - interval '1 year' where couple_id = ${couple}`)
  const { body } = await admin.call('GET', '/api/Messages/getConversations')
  expect(body).toHaveLength(CONVERSATIONS_LISTED)
  expect(body[0].last.text).toBe('Ci siete?')
  const last = body.at(-1)
  const { body: older } = await admin.call('GET', `/api/Messages/getConversations?after=${last.id}`)
  expect(older).toHaveLength(1)
})

it('what an account has asked us goes on where it was cut', async () => {
  const { rows: made } = await rows(sql`select couple_id as id from couple_member where uid = ${anna.uid}`)
  await rows(sql`insert into assistance_request
      (id, number, from_type, from_id, uid, name, email, category, subject, text, created_at, updated_at, version)
    select gen_random_uuid(), 'T-' || n, 'couple', ${made[0]!['id']}::uuid, ${anna.uid}, 'Anna', 'a@example.test', 'other',
      'Domanda ' || n, 'Testo', ${MINUTES_AGO}, now(), 1 from generate_series(1, ${REQUESTS_LISTED + 2}) n`)
  const { body: first } = await anna.call('GET', '/api/Assistance/getOwnRequests')
  expect(first).toHaveLength(REQUESTS_LISTED)
  const { body: rest } = await anna.call('GET', `/api/Assistance/getOwnRequests?after=${first.at(-1).id}`)
  expect(rest.map(({ subject }: { subject: string }) => subject)).toEqual([
    `Domanda ${REQUESTS_LISTED + 1}`,
    `Domanda ${REQUESTS_LISTED + 2}`,
  ])
})

it('of a vendor’s bookings those to come are there, and the oldest days are left out', async () => {
  const couple = sql`(select couple_id from couple_member where uid = ${anna.uid})`
  await rows(sql`insert into booking (id, couple_id, vendor_id, event_date, state, created_at, updated_at, version)
    select gen_random_uuid(), ${couple}, ${villa.vendorId}, current_date + 30 - n::int, 'declined', ${MINUTES_AGO}, now(), 1
      from generate_series(1, ${BOOKINGS_LISTED + 4}) n`)
  const days = async (after = '') =>
    (await villa.call('GET', `/api/Bookings/getBookingByVendor${after}`)).body as {
      id: string
      eventDate: string
    }[]
  const listed = await days()
  expect(listed).toHaveLength(BOOKINGS_LISTED)
  const oldest = listed.toSorted((a, b) => (a.eventDate < b.eventDate ? -1 : 1))[0]!
  const before = await days(`?before=${oldest.eventDate}`)
  expect(before).toHaveLength(4)
})

it('every article can be leafed through by who writes them', async () => {
  const seen: string[] = []
  await rows(sql`insert into article (id, slug, title, summary, body, author, tags, state, minutes, created_at, updated_at, version)
    select gen_random_uuid(), 'a-' || n, 'Titolo', 'In breve', '[]', '{"name":"Redazione","role":""}', '[]', 'draft', 1,
      now(), ${MINUTES_AGO}, 1 from generate_series(1, 7) n`)
  let after: string | undefined
  do {
    const { body } = await admin.call(
      'GET',
      `/api/News/getAllArticles?limit=3${after ? `&after=${encodeURIComponent(after)}` : ''}`,
    )
    seen.push(...body.items.map(({ slug }: { slug: string }) => slug))
    after = body.next
  } while (after)
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `a-${n}`))
})

it('the values a thing had are read back version by version, none left out between two readings', async () => {
  const id = newId()
  await anna.call('POST', '/api/Couple/addTaskCouple', { id, title: 'Fiori', category: 'altro' })
  await rows(sql`insert into field_history (topic, entity_id, field, version, value, previous, actor, conflict, at)
    select 'task', ${id}, f, n + 1, '1', '0', 'u', false, now()
      from generate_series(1, ${HISTORY_LISTED}) n, (values ('title'), ('notes'), ('category')) fields (f) order by n`)
  const read = async (before = '') =>
    (await anna.call('GET', `/api/Couple/getHistory?entityId=${id}${before}`)).body as { version: number }[]
  const first = await read()
  expect(first.length).toBeGreaterThanOrEqual(HISTORY_LISTED)
  const all = [...first]
  for (let page = first; page.length > 0;) {
    page = await read(`&before=${page.at(-1)!.version}`)
    all.push(...page)
  }
  expect(all).toHaveLength(3 * HISTORY_LISTED)
})

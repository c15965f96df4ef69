import { afterAll, beforeAll, expect, it } from 'vitest'
import { realWeddingLimitText } from '#contract/lists/billing/plan-limit-words.ts'
import { newId } from '#contract/kit/new-id.ts'
import { RealWedding } from '#contract/vendors/real-wedding.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import { type Person, type TestApp, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { tableColumns } from '#tests/support/table-columns.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'
import { realWeddings } from './own-real-wedding-service.ts'

let at: TestApp
let villa: Person & { vendorId: string }
let others: Person & { vendorId: string }
beforeAll(async () => {
  at = await startTestApp()
  ;[villa, others] = await Promise.all([newVendor(at, 'Villa Cipressa'), newVendor(at, 'Foto Altrui')])
})
afterAll(() => at.close())

const EVENTS = CHANGE_EVENTS.publishedWedding
const draft = (more: object = {}) => ({ id: newId(), title: 'Sotto i limoni', ...more })
const add = (body: object, who: Person = villa) => who.call('POST', '/api/Vendor/addRealWedding', body)
const change = (id: string, body: object, who: Person = villa) =>
  who.call('PUT', `/api/Vendor/updateRealWedding/${id}`, body)
const remove = (id: string) => villa.call('DELETE', `/api/Vendor/deleteRealWedding/${id}`)
const own = async (who: Person = villa) =>
  ((await who.call('GET', '/api/Vendor/getOwnRealWeddings')).body as { id: string }[]).map(({ id }) => id)
const open = async (path: string) => (await (await fetch(at.url + path)).text()) as string
/** All that everybody may read of the vendor's weddings. */
const everywhere = async () =>
  (
    await Promise.all(
      [
        `/api/Vendor/getRealWeddingByIdVendor?idVendor=${villa.vendorId}`,
        '/api/Vendor/getRealWeddings',
        '/sitemap/stories.xml',
        '/api/sync/vendorChanges?after=0',
      ].map(open),
    )
  ).join('\n')
const told = async (after: number) =>
  JSON.parse(await open(`/api/sync/vendorChanges?after=${after}`)) as {
    seq: number
    changes: { event: string; payload: any }[]
  }
async function photos(count: number) {
  const files = Array.from({ length: count }, () => newId())
  for (const id of files) await sendFile(at, villa, await phonePhoto(400, 300), { id })
  return files.map((fileId, n) => ({ fileId, alt: `La tavola ${n}` }))
}
const whole = async (more: object = {}) =>
  draft({
    couple: 'Anna e Marco',
    date: '2026-06-20',
    city: 'Siena',
    region: 'toscana',
    pictures: await photos(3),
    consent: true,
    state: 'published',
    ...more,
  })

it('has the table that its contract says', async () => {
  const { said, found } = await tableColumns(at, realWeddings.table)
  expect(said).toEqual(found)
})

it('a draft is its vendor’s alone: no list, page, map of the site or feed of others has it', async () => {
  const { status, body } = await add(draft({ title: 'Ancora da raccontare' }))
  expect([status, body.state, body.date]).toEqual([200, 'draft', null])
  expect(await own()).toContain(body.id)
  expect(await own(others)).not.toContain(body.id)
  const seen = await everywhere()
  for (const word of [body.id, body.slug, body.title]) expect(seen).not.toContain(word)
  expect(await open(`/api/Vendor/getRealWeddingBySlug?slug=${body.slug}`)).toContain('not_found')
  expect((await change(body.id, { title: 'Mio' }, others)).status).toBe(404)
  const heard = (await villa.call('GET', '/api/sync/ownVendorChanges?after=0')).body.changes
  expect(heard).toContainEqual(
    expect.objectContaining({
      event: CHANGE_EVENTS.realWedding.created,
      payload: expect.objectContaining({ id: body.id }),
    }),
  )
})

it('is published only whole, and says what is missing', async () => {
  const { body } = await add(draft({ couple: 'Anna e Marco', city: 'Siena' }))
  const refused = await change(body.id, { state: 'published' })
  expect([refused.status, refused.body.code]).toEqual([422, 'rule_broken'])
  expect(refused.body.detail).toMatch(/il giorno, la regione, almeno 3 foto, il sì degli sposi\.$/)
  const early = await add(await whole({ consent: false }))
  expect(early.body.detail).toMatch(/il sì degli sposi\.$/)
})

it('published, everybody reads it and hears of it, without whether the couple agreed; a draft again, nobody', async () => {
  const { seq } = await told(0)
  const { status, body } = await add(await whole({ title: 'In cortile' }))
  expect([status, body.detail]).toEqual([200, undefined])
  await expect.poll(everywhere).toContain(body.slug)
  const { wedding } = JSON.parse(await open(`/api/Vendor/getRealWeddingBySlug?slug=${body.slug}`))
  expect(RealWedding.parse(wedding)).toMatchObject({ title: 'In cortile', couple: 'Anna e Marco' })
  expect(wedding).not.toHaveProperty('consent')
  expect((await told(seq)).changes).toContainEqual(
    expect.objectContaining({ event: EVENTS.created, payload: wedding }),
  )

  // Who takes the yes away takes the wedding off first.
  expect((await change(body.id, { consent: false })).body.code).toBe('rule_broken')
  const between = (await told(0)).seq
  expect((await change(body.id, { state: 'draft' })).status).toBe(200)
  await expect.poll(everywhere).not.toContain(body.slug)
  expect((await told(between)).changes).toContainEqual(
    expect.objectContaining({ event: EVENTS.deleted, payload: body.id }),
  )
  expect(await own()).toContain(body.id)
})

it('with another title has another address, and the one it had leads to it', async () => {
  const { body } = await add(await whole({ title: 'Prima così' }))
  const { body: renamed } = await change(body.id, { title: 'Poi così' })
  expect([body.slug, renamed.slug]).toEqual([
    expect.stringMatching(/^prima-cosi-/),
    expect.stringMatching(/^poi-cosi-/),
  ])
  expect(await open(`/api/Vendor/getRealWeddingBySlug?slug=${body.slug}`)).toContain(renamed.slug)
  expect((await remove(body.id)).status).toBe(200)
  expect((await remove(body.id)).status).toBe(200)
  expect(await open(`/api/Vendor/getRealWeddingBySlug?slug=${renamed.slug}`)).toContain('deleted')
})

it('are of the plan that has them; what stands when it ends stays, and may be taken off but not put back', async () => {
  const onPlan = (plan: string) =>
    at.database.pool.query('update vendor set type_of_account = $2 where id = $1', [villa.vendorId, plan])
  const { body } = await add(await whole({ title: 'Prima del piano' }))
  await onPlan('premium')
  const refused = await add(draft())
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    422,
    'plan_limit',
    realWeddingLimitText('premium'),
  ])
  expect((await change(body.id, { quote: 'Un giorno solo.' })).status).toBe(200)
  expect((await change(body.id, { state: 'draft' })).status).toBe(200)
  expect((await change(body.id, { state: 'published' })).body.code).toBe('plan_limit')
  await onPlan('elite')
  expect((await change(body.id, { state: 'published' })).status).toBe(200)
})

it('sent twice is one, and two devices that write in different fields both keep theirs', async () => {
  const one = draft()
  const { body } = await add(one)
  expect((await add(one)).body.version).toBe(1)
  await change(body.id, { city: 'Siena', baseVersion: 1 })
  const { body: merged } = await change(body.id, { couple: 'Anna e Marco', baseVersion: 1 })
  expect([merged.city, merged.couple]).toEqual(['Siena', 'Anna e Marco'])
})

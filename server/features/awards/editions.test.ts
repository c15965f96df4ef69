import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Award } from '#contract/vendors/award.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type CallName, ROUTES } from '#contract/routes.ts'
import { servedCalls } from '#server/served-calls.ts'
import { ask, requestOf } from '#tests/access/ask.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newVendor,
  proveAddress,
  startTestApp,
} from '#tests/support/test-app.ts'

type Vendor = Awaited<ReturnType<typeof newVendor>>
let at: TestApp
let jury: Person
let villa: Vendor
let studio: Vendor
let year = 2040
beforeAll(async () => {
  at = await startTestApp()
  jury = await newAdmin(at)
})
afterAll(() => at.close())
beforeEach(async () => {
  year++
  ;[villa, studio] = [await newVendor(at, 'Villa Prova'), await newVendor(at, 'Studio Prova')]
})

const give = async (vendor: Vendor, more: Partial<Award> = {}): Promise<Award> => {
  const award = {
    id: newId(),
    vendorId: vendor.vendorId,
    year,
    category: 'location',
    place: 'winner',
    citation: '',
  }
  const { status, body } = await jury.call('POST', '/api/Vendor/addNewAward', { ...award, ...more })
  expect(status).toBe(200)
  return body
}
const edition = async () =>
  (await jury.call('GET', '/api/Admin/getAwardEditions')).body.find(
    (one: { year: number }) => one.year === year,
  )
const act = async (what: 'publish' | 'withdraw', baseVersion?: number) =>
  jury.call('POST', `/api/Admin/${what}Awards`, {
    id: (await edition()).id,
    baseVersion: baseVersion ?? (await edition()).version,
  })
const ofYear = async () => (await fetch(`${at.url}/api/Vendor/getAwardByYear?year=${year}`)).json()
const yearsOut = async () =>
  (await (await fetch(`${at.url}/api/Vendor/getAwardYears`)).json()).years as number[]
const own = async (vendor: Person) => (await vendor.call('GET', '/api/Vendor/getOwnAwards')).body as Award[]
const changes = async (who: Person, path: string, after = 0) =>
  (await who.call('GET', `/api/sync/${path}?after=${after}`)).body
const mailsTo = async (vendor: Person) =>
  (
    await at.database.pool.query(
      "select subject, text, done_at, due_at > now() + interval '10 minutes' as waits from mail where recipient = $1 or $1 = any(about)",
      [vendor.email],
    )
  ).rows

/** Every read but the administrators', by who may ask it. */
const reads = (servedCalls() as CallName[]).filter((name) => {
  const { access, method, ...route } = ROUTES[name]
  return ['public', 'vendor', 'session'].includes(access) && (method === 'GET' || 'twin' in route)
})
/** The reads whose answers say something of it, to a visitor or to a vendor. */
async function saying(words: readonly string[]): Promise<CallName[]> {
  const naming = new Set<CallName>()
  for (const who of [undefined, villa, studio])
    for (const name of reads) {
      const asked = requestOf(name, villa.vendorId, villa as never, 'twin' in ROUTES[name])
      const url = asked.url
        .replace(/category=[\w-]+/, 'category=location')
        .replace(/q=[^&]*/, 'q=prova')
        .replace(/after=\d+/, 'after=0')
        .replace(/year=-?\d+/, `year=${year}`)
      const { text } = await ask(at, who?.token ?? '', { ...asked, method: 'GET', url })
      if (words.some((one) => text.includes(one))) naming.add(name)
    }
  return [...naming]
}

it('says nothing of what is prepared in any answer but the administrators’, and all of it once published', async () => {
  const first = await give(villa, { citation: 'Per la luce segreta.' })
  const second = await give(studio)
  const words = [first.id, second.id, 'luce segreta', `"award":${year}`]
  expect(await edition()).toMatchObject({ year, publishedAt: null, version: 2 })
  expect(await saying(words)).toEqual([])
  expect(await ofYear()).toEqual([])
  expect((await jury.call('GET', `/api/Admin/getAllAward?year=${year}`)).body).toHaveLength(2)
  // Neither is a change of it told, nor one taken away.
  await jury.call('PUT', `/api/Vendor/updateAwardById/${second.id}`, { citation: 'Altra luce segreta' })
  await jury.call('DELETE', `/api/Vendor/deleteAwardById/${second.id}`)
  expect(await saying([...words, 'Altra luce segreta'])).toEqual([])
  expect(await yearsOut()).not.toContain(year)

  expect((await act('publish')).status).toBe(200)
  await expect
    .poll(() => saying(words))
    .toEqual(
      expect.arrayContaining([
        'Vendor/getAwardByYear',
        'Vendor/getAllVendor',
        'Vendor/search',
        'Vendor/getOwnAwards',
        'sync/ownVendorChanges',
      ]),
    )
  expect((await fetch(`${at.url}/api/Vendor/getAwardByYear`).then((answer) => answer.json()))[0].year).toBe(
    year,
  )
})

it('comes out whole, once, as it was seen: with its open pages, its vendors and their mails', async () => {
  await proveAddress(at, villa)
  const first = await give(villa)
  const second = await give(studio, { place: 'finalist' })
  const seen = await edition()
  expect((await act('publish', seen.version - 1)).body).toMatchObject({ code: 'conflict' })
  const [told, open] = [await changes(villa, 'ownVendorChanges'), await changes(villa, 'vendorChanges')]
  const out = await act('publish')
  expect(out.body).toMatchObject({ year, publishedAt: expect.any(String), version: seen.version + 1 })
  expect((await act('publish', 1)).body).toEqual(out.body)

  expect((await changes(villa, 'ownVendorChanges', told.seq)).changes).toMatchObject([
    { event: 'AwardCreate', payload: { id: first.id } },
  ])
  expect((await own(studio)).map(({ id }) => id)).toEqual([second.id])
  await expect
    .poll(async () =>
      (await changes(villa, 'vendorChanges', open.seq)).changes.map(({ event }: any) => event),
    )
    .toContain('AwardEditionCreate')
  await expect.poll(async () => (await ofYear()).length).toBe(2)
  await expect.poll(async () => (await yearsOut())[0]).toBe(year)
  expect(await mailsTo(villa)).toMatchObject([{ subject: `Hai vinto un award ${year}`, waits: true }])
  expect((await mailsTo(villa))[0].text).toContain('Location: vincitore')
})

it('is taken back: nothing of it stays in sight, mails that wait do not go, and who had one is told', async () => {
  await proveAddress(at, villa)
  const first = await give(villa)
  await act('publish')
  const [told, open] = [await changes(villa, 'ownVendorChanges'), await changes(villa, 'vendorChanges')]
  const back = await act('withdraw')
  expect(back.body).toMatchObject({ year, publishedAt: null })
  expect((await act('withdraw', 1)).body).toEqual(back.body)
  expect(await own(villa)).toEqual([])
  await expect.poll(ofYear).toEqual([])
  await expect.poll(yearsOut).not.toContain(year)
  await expect.poll(() => saying([`"award":${year}`])).toEqual([])
  expect((await changes(villa, 'ownVendorChanges', told.seq)).changes).toMatchObject([
    { event: 'AwardDeleted', payload: first.id },
  ])
  await expect
    .poll(async () =>
      (await changes(villa, 'vendorChanges', open.seq)).changes.map(({ event }: any) => event),
    )
    .toContain('AwardEditionDeleted')
  expect(await mailsTo(villa)).toEqual([])

  await act('publish')
  await at.database.pool.query('update mail set done_at = now() where $1 = any(about)', [villa.vendorId])
  await act('withdraw')
  const subjects = async () =>
    (
      await at.database.pool.query('select subject from mail where $1 = any(about) and done_at is null', [
        villa.vendorId,
      ])
    ).rows
  expect(await subjects()).toEqual([{ subject: `Gli award ${year} sono sospesi per una correzione` }])
})

it('is not published empty, nor by others, and the register has what it was and became', async () => {
  const given = await give(villa)
  const { id, version: baseVersion } = await edition()
  const body = { id, baseVersion }
  for (const what of ['publish', 'withdraw'])
    expect((await villa.call('POST', `/api/Admin/${what}Awards`, body)).status).toBe(403)
  await jury.call('DELETE', `/api/Vendor/deleteAwardById/${given.id}`)
  const empty = await act('publish')
  expect([empty.status, empty.body.code]).toEqual([422, 'rule_broken'])
  await give(villa)
  await act('publish')
  const { rows } = await at.database.pool.query(
    `select c.label, c.before, c.after from admin_act a join admin_act_change c on c.act_id = a.id
      where a.call = 'Admin/publishAwards' and c.thing = 'award_edition' and c.label = $1`,
    [`Award ${year}`],
  )
  expect(rows).toEqual([{ label: `Award ${year}`, before: {}, after: { published_at: expect.any(String) } }])
})

it('is left by an award that is moved to a year that is not out: its vendor sees it no more', async () => {
  const given = await give(villa)
  await give(studio)
  await act('publish')
  expect(await own(villa)).toHaveLength(1)
  const { seq } = await changes(villa, 'ownVendorChanges')
  await jury.call('PUT', `/api/Vendor/updateAwardById/${given.id}`, { year: year + 1 })
  expect(await own(villa)).toEqual([])
  expect((await changes(villa, 'ownVendorChanges', seq)).changes).toMatchObject([
    { event: 'AwardDeleted', payload: given.id },
  ])
  year++
})

it('is out for every year that had awards before there were editions, and who stood twice stands once', async () => {
  const migration = await readFile(
    new URL('../../migrations/0790_award_edition.sql', import.meta.url),
    'utf8',
  )
  const client = await at.database.pool.connect()
  try {
    await client.query('begin; drop table award_edition; drop index award_once; delete from award')
    const insert = `insert into award (id, year, category, vendor_id, place, created_at, updated_at, version, deleted_at)
      values (gen_random_uuid(), $1, 'location', $2, $3, now(), now(), 1, $4)`
    await client.query(insert, [2024, villa.vendorId, 'finalist', null])
    await client.query(insert, [2024, villa.vendorId, 'winner', null])
    await client.query(insert, [2024, studio.vendorId, 'winner', null])
    await client.query(insert, [2023, villa.vendorId, 'winner', new Date()])
    await client.query(migration)
    const { rows: editions } = await client.query(
      'select year, published_at is not null as out from award_edition',
    )
    expect(editions).toEqual([{ year: 2024, out: true }])
    const { rows } = await client.query(
      'select vendor_id, place from award where deleted_at is null order by vendor_id = $1 desc',
      [villa.vendorId],
    )
    expect(rows).toEqual([
      { vendor_id: villa.vendorId, place: 'winner' },
      { vendor_id: studio.vendorId, place: 'winner' },
    ])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

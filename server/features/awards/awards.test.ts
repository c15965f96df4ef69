import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Award } from '#contract/vendors/award.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type Person, type TestApp, newAdmin, newVendor, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
let jury: Person
let year = 2000
beforeAll(async () => {
  at = await startTestApp()
  jury = await newAdmin(at)
})
afterAll(() => at.close())
/** Of an edition that is out. */
beforeEach(async () => {
  year++
  await at.database.pool.query(
    `insert into award_edition (id, year, published_at, created_at, updated_at, version)
     values (gen_random_uuid(), $1, now(), now(), now(), 1)`,
    [year],
  )
})

const awardOf = (vendorId: string, more: Partial<Award> = {}) => ({
  id: newId(),
  vendorId,
  year,
  category: 'location' as const,
  place: 'winner' as const,
  citation: 'Per la luce.',
  ...more,
})
const give = (award: object) => jury.call('POST', '/api/Vendor/addNewAward', award)
const change = (id: string, body: object) => jury.call('PUT', `/api/Vendor/updateAwardById/${id}`, body)
const take = (id: string) => jury.call('DELETE', `/api/Vendor/deleteAwardById/${id}`)
const own = async (vendor: Person): Promise<Award[]> =>
  (await vendor.call('GET', '/api/Vendor/getOwnAwards')).body
/** As visitors see it. */
const ofYear = async () => (await fetch(`${at.url}/api/Vendor/getAwardByYear?year=${year}`)).json()
const cardOf = async (id: string) =>
  (await (await fetch(`${at.url}/api/Vendor/getAllVendor`)).json()).find((card: Award) => card.id === id)

it('is given once, however often it is sent; the vendor has it, and so have pages that were kept', async () => {
  const villa = await newVendor(at)
  expect(await own(villa)).toEqual([])
  expect(await ofYear()).toEqual([])
  expect(await cardOf(villa.vendorId)).not.toHaveProperty('award')
  const award = awardOf(villa.vendorId)
  const { status, body } = await give(award)
  expect([status, body]).toEqual([200, expect.objectContaining({ ...award, version: 1 })])
  expect((await give(award)).body).toEqual(body)
  expect(await own(villa)).toEqual([body])
  await expect.poll(ofYear).toMatchObject([{ id: award.id, vendor: { id: villa.vendorId } }])
  await expect.poll(() => cardOf(villa.vendorId)).toMatchObject({ award: year })
})

it('is changed, but not to another vendor; what was taken is told, and is shown nowhere', async () => {
  const [villa, studio] = [await newVendor(at), await newVendor(at)]
  const { body } = await give(awardOf(villa.vendorId))
  const changed = await change(body.id, { citation: 'Per gli ulivi.', baseVersion: 1 })
  expect(changed.body).toMatchObject({ citation: 'Per gli ulivi.', place: 'winner', version: 2 })
  expect((await change(body.id, { vendorId: studio.vendorId })).status).toBe(400)
  expect((await take(body.id)).body).toEqual({ id: body.id })
  expect((await take(body.id)).status).toBe(200)
  expect((await change(body.id, { citation: 'Ancora' })).status).toBe(410)
  expect(await own(villa)).toEqual([])
  await expect.poll(ofYear).toEqual([])
  await expect.poll(() => cardOf(villa.vendorId)).not.toHaveProperty('award')
  const { body: told } = await villa.call('GET', '/api/sync/ownVendorChanges?after=0')
  expect(told.changes).toMatchObject([{ event: 'AwardDeleted', payload: body.id }])
})

it('is shared by two who won the same, each of whom is told that it is a tie, and when it is none any more', async () => {
  const [villa, studio] = [await newVendor(at), await newVendor(at)]
  const first = (await give(awardOf(villa.vendorId))).body
  expect((await own(villa))[0]).not.toHaveProperty('tied')
  const { body: before } = await villa.call('GET', '/api/sync/ownVendorChanges?after=0')
  const second = (await give(awardOf(studio.vendorId))).body
  expect(await own(villa)).toEqual([{ ...first, tied: true }])
  expect(await own(studio)).toEqual([{ ...second, tied: true }])
  const { body: told } = await villa.call('GET', `/api/sync/ownVendorChanges?after=${before.seq}`)
  expect(told.changes).toMatchObject([{ event: 'AwardUpdate', payload: { id: first.id, tied: true } }])
  await expect.poll(async () => (await ofYear()).length).toBe(2)
  await change(second.id, { place: 'finalist' })
  expect((await own(villa))[0]).not.toHaveProperty('tied')
})

it('has room for three who won and twelve who were close, and a vendor stands once in a year and category', async () => {
  const vendors = await Promise.all(Array.from({ length: 5 }, () => newVendor(at)))
  const [villa, studio, third, fourth] = vendors.map(({ vendorId }) => vendorId)
  const first = (await give(awardOf(villa!))).body
  for (const place of ['winner', 'finalist'] as const) {
    const again = await give(awardOf(villa!, { place }))
    expect([again.status, again.body.code, again.body.detail]).toEqual([
      422,
      'rule_broken',
      expect.stringContaining('ha già un award'),
    ])
  }
  await give(awardOf(studio!))
  await give(awardOf(third!))
  const finalist = (await give(awardOf(fourth!, { place: 'finalist' }))).body
  const fourthWinner = await change(finalist.id, { place: 'winner' })
  expect([fourthWinner.status, fourthWinner.body.detail]).toEqual([
    422,
    expect.stringContaining('al massimo in 3'),
  ])
  // Where one steps down there is room.
  expect((await change(first.id, { place: 'finalist' })).status).toBe(200)
  expect((await change(finalist.id, { place: 'winner' })).status).toBe(200)
  expect((await give(awardOf(villa!, { category: 'torte' }))).status).toBe(200)
  await expect(
    at.database.pool.query(
      `insert into award (id, year, category, vendor_id, place, created_at, updated_at, version)
       values (gen_random_uuid(), $1, 'location', $2, 'finalist', now(), now(), 1)`,
      [year, villa],
    ),
  ).rejects.toThrow('award_once')
})

it('keeps its limits, and is given by administrators to vendors that are there', async () => {
  const [villa, studio] = [await newVendor(at), await newVendor(at)]
  const long = await give(awardOf(villa.vendorId, { citation: 'a'.repeat(601) }))
  expect([long.status, long.body.errors[0].path]).toEqual([400, 'citation'])
  expect((await give(awardOf(villa.vendorId, { year: 1999 }))).status).toBe(400)
  expect((await give(awardOf(newId()))).status).toBe(404)
  expect((await change(newId(), { citation: 'x' })).status).toBe(404)
  const { body } = await give(awardOf(villa.vendorId))
  const by = (method: string, path: string, json?: object) => studio.call(method, `/api/Vendor/${path}`, json)
  expect((await by('POST', 'addNewAward', awardOf(studio.vendorId))).status).toBe(403)
  expect((await by('PUT', `updateAwardById/${body.id}`, { citation: 'Mia' })).status).toBe(403)
  expect((await by('DELETE', `deleteAwardById/${body.id}`)).status).toBe(403)
  expect(await own(studio)).toEqual([])
})

it('is read by administrators whatever has become of its vendor, so that it can be taken', async () => {
  const villa = await newVendor(at, 'Villa Sospesa')
  const { body: award } = await give(awardOf(villa.vendorId))
  const all = async () => (await jury.call('GET', `/api/Admin/getAllAward?year=${year}`)).body
  const whose = { name: 'Villa Sospesa', isPublic: true, slug: 'villa-sospesa', city: expect.any(String) }
  expect(await all()).toEqual([{ ...award, vendor: whose }])
  const suspend = { id: villa.vendorId, active: false, reason: 'Prova' }
  expect((await jury.call('POST', '/api/Admin/manageActiveDeactivateVendor', suspend)).status).toBe(200)
  await expect.poll(ofYear).toEqual([])
  expect(await all()).toEqual([{ ...award, vendor: { ...whose, isPublic: false } }])
  expect((await jury.call('DELETE', `/api/Admin/deleteVendor/${villa.vendorId}`)).status).toBe(200)
  expect(await all()).toMatchObject([{ id: award.id, vendor: { name: null, city: '', isPublic: false } }])
  expect((await take(award.id)).status).toBe(200)
  expect(await all()).toEqual([])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, newCouple, newVendor, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.close())

type Vendor = Awaited<ReturnType<typeof newVendor>>
const write = (vendor: Vendor, body: object, id = vendor.vendorId) =>
  vendor.call('PUT', `/api/Vendor/updateSeoFire/${id}`, body)
/** As visitors read it. */
const seen = async (vendorId: string) =>
  (await fetch(`${at.url}/api/Vendor/getSeoFire?vendorId=${vendorId}`)).json()
const same = async (vendor: Vendor, title: string) =>
  (await vendor.call('GET', `/api/Vendor/getSameTitles?title=${encodeURIComponent(title)}`)).body.map(
    ({ id }: { id: string }) => id,
  )

it('is an empty object before it is written, and then what the vendor wrote, one field at a time', async () => {
  const villa = await newVendor(at)
  expect(await seen(villa.vendorId)).toEqual({})
  const { body } = await write(villa, { title: ' Sposarsi fra gli ulivi ', baseVersion: 0 })
  expect(body).toMatchObject({ id: villa.vendorId, title: 'Sposarsi fra gli ulivi', description: '' })
  // What was kept for everybody is made anew.
  await expect.poll(() => seen(villa.vendorId)).toMatchObject({ title: 'Sposarsi fra gli ulivi' })
  await write(villa, { description: 'Una casa di pietra.', baseVersion: body.version })
  const own = await villa.call('POST', '/api/Vendor/getSeoFire', {})
  expect(own.body).toMatchObject({ title: 'Sposarsi fra gli ulivi', description: 'Una casa di pietra.' })
  await expect.poll(() => seen(villa.vendorId)).toMatchObject({ description: 'Una casa di pietra.' })
})

it('is one however it is added, and nobody else writes it', async () => {
  const [villa, studio] = [await newVendor(at), await newVendor(at)]
  const add = (title: string) => villa.call('POST', '/api/Vendor/addSeoFire', { title, description: '' })
  const first = (await add('Villa')).body
  expect((await add('Villa')).body).toEqual(first)
  expect((await add('La villa')).body).toMatchObject({ id: villa.vendorId, title: 'La villa' })
  expect((await write(studio, { title: 'Mia' }, villa.vendorId)).status).toBe(404)
  expect(await seen(villa.vendorId)).toMatchObject({ title: 'La villa' })
  const long = await write(villa, { title: 'a'.repeat(121) })
  expect([long.status, long.body.errors[0].path]).toEqual([400, 'title'])
})

it('is seen by nobody where its vendor is not, but by the vendor', async () => {
  const [villa, anna] = [await newVendor(at), await newCouple(at)]
  await write(villa, { title: 'Titolo segreto' })
  await at.database.pool.query(
    `update vendor set active = false, deactivation_reason = 'Di prova.' where id = $1`,
    [villa.vendorId],
  )
  expect((await anna.call('POST', '/api/Vendor/getSeoFire', { vendorId: villa.vendorId })).body).toEqual({})
  const open = (await anna.call('GET', '/api/sync/vendorChanges?after=0')).body
  expect(JSON.stringify(open)).not.toContain('Titolo segreto')
  expect((await villa.call('POST', '/api/Vendor/getSeoFire')).body).toMatchObject({ title: 'Titolo segreto' })
})

it('names other pages with the same title, written or made of name, trade and town; never one’s own', async () => {
  const [villa, studio, torte] = [
    await newVendor(at, 'Il giardino'),
    await newVendor(at, 'Il giardino'),
    await newVendor(at, 'Altro nome'),
  ]
  const own = 'Il giardino, location a Siena'
  expect(await same(villa, own.toUpperCase())).toEqual([studio.vendorId])
  await write(studio, { title: 'Studio sul lago' })
  expect(await same(villa, own)).toEqual([])
  expect(await same(villa, 'studio sul LAGO')).toEqual([studio.vendorId])
  await write(torte, { title: own })
  expect(await same(villa, own)).toEqual([torte.vendorId])
  await at.database.pool.query(
    `update vendor set active = false, deactivation_reason = 'Di prova.' where id = $1`,
    [torte.vendorId],
  )
  expect(await same(villa, own)).toEqual([])
})

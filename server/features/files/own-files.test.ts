import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { OwnFiles } from '#contract/media/own-file.ts'
import { type Person, type TestApp, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'

let at: TestApp
let villa: Person & { vendorId: string }
let others: Person & { vendorId: string }
beforeAll(async () => {
  at = await startTestApp()
  ;[villa, others] = await Promise.all([newVendor(at, 'Villa Cipressa'), newVendor(at, 'Foto Altrui')])
})
afterAll(() => at.close())

const send = async (who: Person, name = 'foto.jpg') => {
  const id = newId()
  await sendFile(at, who, await phonePhoto(400, 300), { id, name })
  return id
}
const all = async (who: Person) => OwnFiles.parse((await who.call('GET', '/api/Files/getOwn')).body)
const one = async (id: string) => (await all(villa)).find((file) => file.id === id)
const discard = async (ids: readonly string[], who: Person = villa) =>
  (await who.call('POST', '/api/Files/discard', { ids })).body.discarded

it('names what each file shows, its own and no other’s', async () => {
  const [inGallery, logo, inProject, unused] = [
    await send(villa),
    await send(villa),
    await send(villa),
    await send(villa, 'prova.jpg'),
  ]
  const change = { gallery: { put: [{ fileId: inGallery }] }, logo: { fileId: logo } }
  const { status } = await villa.call('PUT', `/api/Vendor/updateVendor/${villa.vendorId}`, change)
  expect(status).toBe(200)
  const project = { id: newId(), title: 'La cena', position: 0, pictures: [{ fileId: inProject }] }
  expect((await villa.call('POST', '/api/Portfolio/add', project)).status).toBe(200)
  expect((await one(inGallery))!.use).toMatchObject({ of: 'gallery' })
  expect((await one(logo))!.use).toMatchObject({ of: 'logo' })
  expect((await one(inProject))!.use).toEqual({ of: 'project', id: project.id, title: 'La cena' })
  expect(await one(unused)).toMatchObject({ name: 'prova.jpg', use: null, unusedSince: expect.any(String) })
  expect(await all(others)).toEqual([])
})

it('throws away only what is its own, is used by nothing and came more than a day ago', async () => {
  const [used, unused] = [await send(villa), await send(villa)]
  const project = { id: newId(), title: 'Il taglio', position: 1, pictures: [{ fileId: used }] }
  await villa.call('POST', '/api/Portfolio/add', project)
  expect(await discard([used, unused])).toBe(0)
  await at.database.pool.query(
    `update file set created_at = now() - interval '2 days',
    unused_since = case when used_by is null then now() - interval '2 days' end where owner_id = $1`,
    [villa.vendorId],
  )
  expect(await discard([unused], others)).toBe(0)
  expect(await discard([used, unused])).toBe(1)
  expect([Boolean(await one(used)), await one(unused)]).toEqual([true, undefined])
  const { rows } = await at.database.pool.query(`select key from removal where key like '%' || $1 || '/'`, [
    unused,
  ])
  expect(rows.length).toBeLessThanOrEqual(1)
  expect(await discard([unused])).toBe(0)
})

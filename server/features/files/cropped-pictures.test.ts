/** Which point of a picture stays in sight, and what one that was cropped leaves of the one it was cropped from. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'

let at: TestApp
let photo: Buffer
let villa: Person & { vendorId: string }
beforeAll(async () => {
  at = await startTestApp()
  photo = await phonePhoto(360, 240)
})
afterAll(() => at.close())

const send = async (person: Person) => (await sendFile(at, person, photo)).body.id as string
const change = (body: object) => villa.call('PUT', `/api/Vendor/updateVendor/${villa.vendorId}`, body)
const gallery = async (did: object) => (await change({ gallery: did })).body.gallery
const fileOf = async (id: string) =>
  (await at.database.pool.query('select used_by, public_key from file where id = $1', [id])).rows[0] as {
    used_by: string | null
    public_key: string | null
  }
const status = async (url: string) => (await fetch(at.url + url)).status

it('a picture is held by its focal point, which who knows nothing of it leaves as it is', async () => {
  villa = await newVendor(at)
  const id = await send(villa)
  const [put] = await gallery({ put: [{ fileId: id, focus: { x: 0.2, y: 0.75 } }] })
  expect(put.focus).toEqual({ x: 0.2, y: 0.75 })
  const { focus: _, ...old } = put
  const { body } = await change({ gallery: { put: [{ ...old, alt: 'La corte' }] } })
  expect(body.gallery[0]).toMatchObject({ alt: 'La corte', focus: { x: 0.2, y: 0.75 } })
  expect(body.cover.focus).toEqual({ x: 0.2, y: 0.75 })

  // The middle is no point: it is as a picture that never had one.
  const middle = await change({ gallery: { put: [{ ...put, focus: { x: 0.5, y: 0.5 } }] } })
  expect(middle.body.gallery[0]).not.toHaveProperty('focus')
  expect(middle.body.cover).not.toHaveProperty('focus')
  expect((await change({ gallery: { put: [{ ...put, focus: { x: 1.2, y: 0 } }] } })).status).toBe(400)
})

it('a cropped picture keeps what it was cropped from, which others open no more', async () => {
  villa = await newVendor(at)
  const [whole, cropped] = [await send(villa), await send(villa)]
  const [before] = await gallery({ put: [{ fileId: whole }] })
  expect(await status(before.url)).toBe(200)

  const replaced = { put: [{ fileId: cropped, original: whole }], remove: [whole] }
  const [after] = await gallery(replaced)
  expect(after).toMatchObject({ id: cropped, original: whole })
  expect(await status(after.url)).toBe(200)
  expect(await status(before.url)).toBe(404)
  expect(await fileOf(whole)).toEqual({ used_by: villa.vendorId, public_key: null })
  // Sent twice is once.
  expect(await gallery(replaced)).toEqual([after])

  const { body: found } = await villa.call('GET', `/api/Files/getPicture/${whole}`)
  expect(await status(found.url)).toBe(200)
  const other = await newVendor(at)
  expect((await other.call('GET', `/api/Files/getPicture/${whole}`)).status).toBe(404)

  // Back to it: the cropped one is let go of, and it is open again.
  const [back] = await gallery({ put: [{ ...found, alt: '' }], remove: [cropped] })
  expect(back).toMatchObject({ id: whole })
  expect(back).not.toHaveProperty('original')
  expect(await status(back.url)).toBe(200)
  expect((await fileOf(cropped)).used_by).toBeNull()
})

it('a picture cannot say that it was cropped from another’s, nor keep it', async () => {
  villa = await newVendor(at)
  const other = await newVendor(at)
  const [theirs, own] = [await send(other), await send(villa)]
  const [put] = await gallery({ put: [{ fileId: own, original: theirs }] })
  expect(put).not.toHaveProperty('original')
  expect((await fileOf(theirs)).used_by).toBeNull()
})

it('the original goes when the cropped picture does', async () => {
  villa = await newVendor(at)
  const [whole, cropped] = [await send(villa), await send(villa)]
  await gallery({ put: [{ fileId: cropped, original: whole }] })
  expect((await fileOf(whole)).used_by).toBe(villa.vendorId)
  await gallery({ remove: [cropped] })
  expect((await fileOf(whole)).used_by).toBeNull()
})

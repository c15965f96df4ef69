/** Films that vendors send: who may, what they are by their first bytes, how they are read, and when they go. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type Person, type TestApp, newCouple, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { sendFile } from '#tests/support/uploads.ts'

let at: TestApp
let villa: Person & { vendorId: string }
/** As a player sees it: a head that says what it is, and bytes that are known by their place. */
const MP4 = Buffer.concat([
  Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'),
  Buffer.from(Array.from({ length: 968 }, (_, n) => n % 251)),
])
const MOV = Buffer.concat([Buffer.from('\0\0\0\x14ftypqt  \0\0\x02\0qt  ', 'latin1'), MP4.subarray(20)])

beforeAll(async () => {
  at = await startTestApp()
  villa = await newVendor(at)
  await at.database.pool.query(`update vendor set type_of_account = 'premium'`)
})
afterAll(() => at.close())

const send = (person: Person, bytes = MP4) => sendFile(at, person, bytes, { name: 'festa.mp4' })
const add = (fileId: string, id = newId()) =>
  villa.call('POST', '/api/Vendor/addVideoVendor', {
    id,
    title: 'La festa',
    provider: 'file',
    source: `/uploads/${fileId}.mp4`,
    position: 0,
  })
const read = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(at.url + url, { headers, method })
const usedBy = async (id: string) =>
  (await at.database.pool.query('select used_by from file where id = $1', [id])).rows[0]?.used_by

it('a vendor’s film is shown at an address of its own, and read from where one asks', async () => {
  const { body: file } = await send(villa)
  expect(file).toMatchObject({ kind: 'film', bytes: MP4.length, name: 'festa.mp4' })
  const { body: film } = await add(file.id)
  expect(film.source).toMatch(new RegExp(`^/media/v/${file.id}-[0-9a-f]{36}\\.mp4$`))

  const whole = await read(film.source)
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
    200,
    'video/mp4',
    'bytes',
  ])
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(MP4)
  const etag = whole.headers.get('etag')!
  for (const [range, from, to] of [
    ['bytes=10-19', 10, 19],
    ['bytes=990-', 990, 999],
    ['bytes=-5', 995, 999],
    ['bytes=990-5000', 990, 999],
  ] as const) {
    const part = await read(film.source, { range, 'if-range': etag })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/1000`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(MP4.subarray(from, to + 1))
  }
  expect((await read(film.source, { range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200)
  expect((await read(film.source, { range: 'bytes=1000-' })).status).toBe(416)
  const head = await read(film.source, {}, 'HEAD')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '1000'])
  expect((await read(film.source.replace(/mp4$/, 'webm'))).status).toBe(404)
})

it('only a vendor sends films, of a kind that every browser plays', async () => {
  const couple = await newCouple(at)
  expect((await send(couple)).status).toBe(415)
  expect((await send(villa, MOV)).status).toBe(415)
})

it('another’s film cannot be shown, nor one of two films at once', async () => {
  const other = await newVendor(at)
  const { body: theirs } = await send(other)
  expect((await add(theirs.id)).body.code).toBe('rule_broken')
  const { body: own } = await send(villa)
  expect((await add(own.id)).status).toBe(200)
  expect((await add(own.id)).body.code).toBe('rule_broken')
})

it('a film that is taken off is let go of, and comes back whole with what undoes that', async () => {
  const { body: file } = await send(villa)
  const { body: film } = await add(file.id)
  expect(await usedBy(file.id)).toBe(film.id)
  // Other words for it leave the file as it is.
  await villa.call('PUT', `/api/Vendor/updateVideoVendorById/${film.id}`, { title: 'Il ballo' })
  expect(await usedBy(file.id)).toBe(film.id)

  await villa.call('DELETE', `/api/Vendor/deleteVideoVendorById/${film.id}`)
  expect(await usedBy(file.id)).toBeNull()
  expect((await read(film.source)).status).toBe(404)
  const { id, title, provider, source, position } = film
  const back = await villa.call('POST', '/api/Vendor/addVideoVendor', {
    id: newId(),
    title,
    provider,
    source,
    position,
  })
  expect(back.body.id).not.toBe(id)
  expect((await read(back.body.source)).status).toBe(200)
  await villa.call('PUT', `/api/Vendor/updateVideoVendorById/${back.body.id}`, {
    provider: 'vimeo',
    source: '76979871',
  })
  expect(await usedBy(file.id)).toBeNull()
})

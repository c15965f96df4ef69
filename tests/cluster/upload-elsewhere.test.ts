/** Two processes that share a database and an S3 store, and no folder: a file that begins at one may end at the other. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { uploadName } from '#contract/media/file-limits.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { type TestApp, newCouple, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { heavyPhoto, sendFile } from '#tests/support/uploads.ts'

const PART = 256 * 1024
let s3: S3Server
let here: TestApp
let there: TestApp
beforeAll(async () => {
  s3 = await startS3Server()
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = await s3.newBucket()
  const files = {
    FILES_S3_ENDPOINT: endpoint!,
    FILES_S3_BUCKET: bucket,
    FILES_S3_REGION: region,
    FILES_S3_ACCESS_KEY_ID: accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  here = await startTestApp(undefined, files)
  there = await startTestApp(undefined, files, { databaseUrl: here.databaseUrl })
})
afterAll(async () => {
  await there.close()
  await here.close()
  await s3.close()
})

it('an upload that begins at one process goes on at another, is finished there and shown by both', async () => {
  const couple = await newCouple(here)
  const id = newId()
  const photo = await heavyPhoto(2 * PART + 1_000)
  const headers = { Authorization: `Firebase ${couple.idToken}` }
  const name = encodeURIComponent(uploadName(couple.uid, id))
  const begun = await fetch(`${here.url}/v0/b/lovoglio.appspot.com/o?name=${name}`, {
    method: 'POST',
    headers: {
      ...headers,
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Length': String(photo.length),
      'Content-Type': 'application/json; charset=utf-8',
    },
    body: '{"contentType":"image/jpeg"}',
  })
  const { pathname, search } = new URL(begun.headers.get('x-goog-upload-url')!)
  const send = (at: TestApp, command: string, offset: number, body?: Buffer) =>
    fetch(at.url + pathname + search, {
      method: 'POST',
      headers: { ...headers, 'X-Goog-Upload-Command': command, 'X-Goog-Upload-Offset': String(offset) },
      ...(body && { body: new Blob([new Uint8Array(body)]) }),
    })
  expect((await send(here, 'upload', 0, photo.subarray(0, PART))).status).toBe(200)
  const asked = await send(there, 'query', 0)
  expect(asked.headers.get('x-goog-upload-size-received')).toBe(String(PART))
  expect((await send(there, 'upload, finalize', PART, photo.subarray(PART))).status).toBe(200)

  const finish = await fetch(`${there.url}/api/Files/finishUpload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${couple.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, name: 'IMG_0001.jpg' }),
  })
  expect(finish.status).toBe(200)
  const { picture } = (await finish.json()) as { picture: { url: string } }
  for (const at of [here, there]) {
    const shown = await fetch(new URL(picture.url, at.url))
    expect([shown.status, shown.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
  }
})

/** Larger than what lies between a reader and the store, so that one who leaves does so in the middle. */
const FILM_BYTES = 24 * 1024 * 1024
const READERS = 20

it('a film sent at one process is read from where one asks at another, and who leaves holds nothing', async () => {
  const vendor = await newVendor(here)
  await here.database.pool.query(`update vendor set type_of_account = 'premium'`)
  const bytes = Buffer.alloc(FILM_BYTES, 'film')
  bytes.write('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1')
  const { body: file } = await sendFile(here, vendor, bytes, { name: 'festa.mp4' })
  const { body: film } = await vendor.call('POST', '/api/Vendor/addVideoVendor', {
    id: newId(),
    title: 'La festa',
    provider: 'file',
    source: `/uploads/${file.id}.mp4`,
    position: 0,
  })
  const address = there.url + film.source
  const part = await fetch(address, { headers: { range: `bytes=${FILM_BYTES - 1_000}-` } })
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes ${FILM_BYTES - 1_000}-${FILM_BYTES - 1}/${FILM_BYTES}`,
  ])
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(-1_000))).toBe(true)

  const idle = await s3.connections()
  const leaving = Array.from({ length: READERS }, async () => {
    const left = new AbortController()
    const answer = await fetch(address, { signal: left.signal })
    await answer.body!.getReader().read()
    left.abort()
  })
  await Promise.all(leaving)
  await expect.poll(() => s3.connections()).toBeLessThanOrEqual(idle)
  const whole = await fetch(address)
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
})

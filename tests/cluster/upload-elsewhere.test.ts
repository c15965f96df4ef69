/** Two processes that share a database and an S3 store, and no folder: a file that begins at one may end at the other. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { uploadName } from '#contract/media/file-limits.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { type TestApp, newCouple, startTestApp } from '#tests/support/test-app.ts'
import { heavyPhoto } from '#tests/support/uploads.ts'

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

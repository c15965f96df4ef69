/** Files as people send them, and the file store's calls by hand. */
import sharp from 'sharp'
import { uploadName } from '#contract/file-limits.ts'
import { newId } from '#contract/new-id.ts'
import type { Answer, Person, TestApp } from './test-app.ts'

/** A JPEG as a phone takes it: sideways, with where and with what. */
export function phonePhoto(width = 1200, height = 800, colour = '#aa5533'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([
      {
        input: {
          create: {
            width: Math.ceil(width / 4),
            height: Math.ceil(height / 4),
            channels: 3,
            background: '#113355',
          },
        },
        left: 0,
        top: 0,
      },
    ])
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'Telefono', Model: 'Di prova', Copyright: 'segreto-exif' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '43/1 46/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '11/1 15/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** A picture that does not compress: as many bytes as a large photo. */
export function heavyPhoto(side: number): Promise<Buffer> {
  return sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** Puts bytes into the file store in one request, as their owner. */
export async function putUpload(
  { url }: Pick<TestApp, 'url'>,
  { uid, idToken }: Pick<Person, 'uid' | 'idToken'>,
  id: string,
  bytes: Uint8Array,
): Promise<number> {
  const name = encodeURIComponent(uploadName(uid, id))
  const answer = await fetch(`${url}/v0/b/lovoglio.appspot.com/o?name=${name}`, {
    method: 'POST',
    headers: { Authorization: `Firebase ${idToken}`, 'Content-Type': 'application/octet-stream' },
    body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
  })
  await answer.text()
  return answer.status
}

/** Sends a file and has it made into what is shown. */
export async function sendFile(
  at: TestApp,
  person: Person,
  bytes: Uint8Array,
  { id = newId(), name = 'IMG_0001.jpg' } = {},
): Promise<Answer> {
  await putUpload(at, person, id, bytes)
  return person.call('POST', '/api/Files/finishUpload', { id, name })
}

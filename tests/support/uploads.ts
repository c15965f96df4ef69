/** Files as people send them, and the file store's calls by hand. */
import sharp from 'sharp'
import { uploadName } from '#contract/media/file-limits.ts'
import { newId } from '#contract/kit/new-id.ts'
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

const JPEG_COMMENT = 0xfffe
const COMMENT_BYTES = 60_000

/**
 * A photo of as many bytes as a large one, and no more work to the server than a small one.
 * @param bytes at least
 */
export async function heavyPhoto(bytes: number): Promise<Buffer> {
  const photo = await phonePhoto(640, 480)
  const comment = Buffer.alloc(COMMENT_BYTES, 'x')
  comment.writeUInt16BE(JPEG_COMMENT, 0)
  // The marker is not of the length.
  comment.writeUInt16BE(COMMENT_BYTES - 2, 2)
  const comments = Array.from({ length: Math.ceil(bytes / COMMENT_BYTES) }, () => comment)
  return Buffer.concat([photo.subarray(0, 2), ...comments, photo.subarray(2)])
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

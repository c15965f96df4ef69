/** Files in a bucket that speaks the S3 protocol: Amazon's, Google's by its interoperability keys, or one of one's own. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { FileStorage } from './file-storage.ts'

export interface S3Bucket {
  /** Undefined for Amazon's own, by its region. */
  endpoint: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** People who read slowly hold a connection each; others must not wait for them. */
const SOCKETS_MAX = 500
const CONNECT_MS = 5_000
/** Without a byte for this long a request is given up and tried again. */
const SILENT_MS = 60_000

/** @param prefix what every key of this storage begins with in the bucket */
export function createS3Storage(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Bucket,
  prefix: string,
): FileStorage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Others than Amazon do not know the checksums that its client has come to add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      httpAgent: { maxSockets: SOCKETS_MAX },
      httpsAgent: { maxSockets: SOCKETS_MAX },
    },
  })
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key })

  return {
    async put(key, file) {
      const { size } = await stat(file)
      await client.send(
        new PutObjectCommand({ ...at(key), Body: createReadStream(file), ContentLength: size }),
      )
    },

    async open(key, range) {
      const asked = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
      const answer = await client.send(new GetObjectCommand({ ...at(key), ...asked })).catch(orAbsent)
      if (!answer) return null
      const whole = /\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1] ?? answer.ContentLength
      return { bytes: Number(whole), stream: answer.Body as Readable }
    },

    async remove(key) {
      // One at a time: Google's does not know the call for many.
      await client.send(new DeleteObjectCommand(at(key))).catch(orAbsent)
    },

    async *list(under) {
      let after: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + under, ContinuationToken: after }),
        )
        yield (page.Contents ?? []).map(({ Key, LastModified }) => ({
          key: Key!.slice(prefix.length),
          writtenAt: LastModified!,
        }))
        after = page.NextContinuationToken
      } while (after)
    },
  }
}

function orAbsent(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
  throw error
}

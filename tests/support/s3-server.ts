/** A server of the S3 protocol on this machine, its buckets in a temporary folder. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { newId } from '#contract/kit/new-id.ts'
import type { S3Bucket } from '#server/platform/files/s3-storage.ts'

/** What is used of it; the package has no types of its own. */
interface S3rver {
  httpServer: Server
  run(): Promise<AddressInfo>
  close(): Promise<void>
}
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3rver

export interface S3Server {
  /** Makes an empty bucket. */
  newBucket(): Promise<S3Bucket>
  /** Connections that are open, kept alive ones among them. */
  connections(): Promise<number>
  close(): Promise<void>
}

/**
 * @param checksSignatures refuses what is not signed with the bucket's secret. Lists are then refused as well: this
 *   server reckons their signature over `/bucket`, where the protocol and the official client have `/bucket/`.
 */
export async function startS3Server({ checksSignatures = false } = {}): Promise<S3Server> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    allowMismatchedSignatures: !checksSignatures,
  })
  const { port } = await server.run()
  return {
    async newBucket() {
      const bucket = `files-${newId()}`
      // To this server a bucket is a folder.
      await mkdir(path.join(directory, bucket))
      const endpoint = `http://127.0.0.1:${port}`
      return { endpoint, bucket, region: 'eu-south-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
    },
    connections: () =>
      new Promise((resolve, reject) =>
        server.httpServer.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

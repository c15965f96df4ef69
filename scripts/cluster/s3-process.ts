/** `node s3-process.ts FOLDER PORT`: a server of the S3 protocol whose buckets are folders. */
import { createRequire } from 'node:module'

/** What is used of it; the package has no types of its own. */
type Server = new (options: object) => { run(): Promise<unknown> }
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as Server

const [directory, port] = process.argv.slice(2)
await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  vhostBuckets: false,
  allowMismatchedSignatures: true,
}).run()

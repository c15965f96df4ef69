import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { maxBytes, placeFile, requireRoom, type Placed } from './file-service.ts'
import { presentObject, readMetadata } from './object-metadata.ts'
import { readMultipart } from './multipart-related.ts'
import { readJson, readStream } from './request-body.ts'
import { createUploadRunner, startUpload, type UploadAnswer } from './resumable-service.ts'
import { withScratch, writeScratch } from './scratch.ts'
import { readCaller, requireAccess, type StorageContext } from './storage-context.ts'
import { forbidden, invalid, tooLarge } from './storage-error.ts'
import { CHUNK_GRANULARITY_BYTES, CHUNK_MAX_BYTES } from './storage-limits.ts'
import { readBucket, readName } from './storage-rules.ts'

type BucketRequest = FastifyRequest<{ Params: { bucket: string }; Querystring: Record<string, string> }>

/** Uploads: in one request (multipart, or the bare content) and resumable. */
export function registerUploadRoutes(scope: FastifyInstance, context: StorageContext): void {
  const runUpload = createUploadRunner(context)

  scope.post('/v0/b/:bucket/o', async (request: BucketRequest, reply) => {
    const protocol = request.headers['x-goog-upload-protocol']
    if (request.query['upload_id'] !== undefined && protocol === undefined) return command(request, reply)
    if (protocol === 'resumable') return start(request, reply)
    return whole(request, protocol === 'multipart' || request.query['uploadType'] === 'multipart')
  })

  async function start(request: BucketRequest, reply: FastifyReply) {
    const place = await readPlace(context, request)
    const metadata = readMetadata(await readJson(request))
    const declared = request.headers['x-goog-upload-header-content-type']
    if (metadata.contentType == null && typeof declared === 'string') {
      metadata.contentType = readMetadata({ contentType: declared }).contentType
    }
    const size = readCount(request.headers['x-goog-upload-header-content-length'])
    const id = await startUpload(context, { ...place, metadata }, size)
    const query = new URLSearchParams({ name: place.name, upload_id: id, upload_protocol: 'resumable' })
    const url = `${request.protocol}://${request.host}/v0/b/${place.bucket}/o?${query}`
    reply.headers({
      'x-goog-upload-url': url,
      'x-goog-upload-control-url': url,
      'x-goog-upload-chunk-granularity': String(CHUNK_GRANULARITY_BYTES),
    })
    return answer(reply, { status: 'active', received: 0 })
  }

  async function command(request: BucketRequest, reply: FastifyReply) {
    const uid = await readCaller(context, request)
    if (uid === null) throw forbidden()
    const length = readCount(request.headers['content-length'])
    if (length !== null && length > CHUNK_MAX_BYTES) throw tooLarge('The chunk is too large.')
    const commands = String(request.headers['x-goog-upload-command'] ?? '')
      .toLowerCase()
      .split(',')
      .map((word) => word.trim())
    const done = await runUpload({
      id: request.query['upload_id'] ?? '',
      uid,
      commands: new Set(commands),
      offset: readCount(request.headers['x-goog-upload-offset']),
      body: readStream(request),
    })
    return answer(reply, done)
  }

  async function whole(request: BucketRequest, isMultipart: boolean) {
    const place = await readPlace(context, request)
    const type = request.headers['content-type']
    const stream = readStream(request)
    if (!isMultipart) {
      const metadata = readMetadata(type === undefined ? {} : { contentType: type })
      return receiveWhole(context, { ...place, metadata }, stream, request)
    }
    const { json, partType, content } = await readMultipart(type ?? '', stream)
    const metadata = readMetadata(json)
    if (metadata.contentType == null && partType !== null) {
      metadata.contentType = readMetadata({ contentType: partType }).contentType
    }
    return receiveWhole(context, { ...place, metadata }, content, request)
  }
}

/** Takes a whole file in one request; nothing of it stays when it is refused or cut short. */
async function receiveWhole(
  context: StorageContext,
  placed: Placed,
  content: AsyncIterable<Buffer>,
  request: FastifyRequest,
) {
  const max = maxBytes(context, placed)
  // a multipart body is a little longer than the file: what is clearly too much is refused before it is sent
  const length = readCount(request.headers['content-length']) ?? 0
  if (length > max + 256 * 1024) throw tooLarge('The file is too large.')
  await requireRoom(context, placed, 0)
  return withScratch(async (path) => {
    const { interrupted } = await writeScratch(path, content, (bytes) => {
      if (bytes > max) throw tooLarge('The file is too large.')
    })
    if (interrupted) throw invalid('The upload is cut short.')
    return presentObject((await placeFile(context, path, placed))!)
  })
}

async function readPlace(context: StorageContext, request: BucketRequest) {
  const bucket = readBucket(request.params.bucket)
  const name = readName(request.query['name'])
  const uid = await requireAccess(context, request, 'write', name)
  if (uid === null) throw forbidden()
  return { bucket, name, ownerUid: uid }
}

function answer(reply: FastifyReply, done: UploadAnswer) {
  return reply
    .headers({
      'x-goog-upload-status': done.status,
      'x-goog-upload-size-received': String(done.received),
    })
    .send(done.body ?? {})
}

function readCount(header: string | string[] | undefined): number | null {
  if (header === undefined) return null
  const count = Number(header)
  if (!Number.isSafeInteger(count) || count < 0) throw invalid('A length is not a number.')
  return count
}

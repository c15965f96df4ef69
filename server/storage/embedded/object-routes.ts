import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkContent } from './content-type.ts'
import { objectKey } from './content-keys.ts'
import { sendContent } from './download-routes.ts'
import { mergeCustom, presentObject, readMetadata } from './object-metadata.ts'
import { deleteObject, findObject, listEntries, setMetadata, type StoredObject } from './object-store.ts'
import { readJson } from './request-body.ts'
import { requireAccess, type StorageContext } from './storage-context.ts'
import { invalid, notFound, StorageError } from './storage-error.ts'
import { LIST_PAGE_MAX, NAME_MAX_BYTES } from './storage-limits.ts'
import { readBucket, readName } from './storage-rules.ts'

type Query = Record<string, string | undefined>
type ObjectRequest = FastifyRequest<{ Params: { bucket: string; '*': string }; Querystring: Query }>
type ListRequest = FastifyRequest<{ Params: { bucket: string }; Querystring: Query }>

const DOWNLOAD_TOKENS_MAX = 10

/** Files once they are there: download, metadata, download tokens, deletion, and the list of a folder. */
export function registerObjectRoutes(scope: FastifyInstance, context: StorageContext): void {
  // a name is one encoded segment; the wildcard takes it whatever its length
  scope.get('/v0/b/:bucket/o/*', async (request: ObjectRequest, reply) => {
    const place = readPlace(request)
    if (request.query['alt'] === 'media') {
      return sendContent(context, request, reply, place, request.query['token'])
    }
    await requireAccess(context, request, 'read', place.name)
    return presentObject(await find(context, place))
  })

  scope.patch('/v0/b/:bucket/o/*', async (request: ObjectRequest) => {
    const place = readPlace(request)
    await requireAccess(context, request, 'write', place.name)
    const change = readMetadata(await readJson(request))
    const object = await find(context, place)
    const contentType = change.contentType ?? object.contentType
    if (change.contentType != null) checkContent(contentType, object.detectedType)
    const pick = (wanted: string | null | undefined, kept: string | null) =>
      wanted === undefined ? kept : wanted
    return write(context, object, {
      contentType,
      cacheControl: pick(change.cacheControl, object.cacheControl),
      contentDisposition: pick(change.contentDisposition, object.contentDisposition),
      contentEncoding: pick(change.contentEncoding, object.contentEncoding),
      contentLanguage: pick(change.contentLanguage, object.contentLanguage),
      customMetadata: mergeCustom(object.customMetadata, change.metadata),
    })
  })

  // making a new download token, or taking one back so that its links open nothing any more
  scope.post('/v0/b/:bucket/o/*', async (request: ObjectRequest) => {
    const place = readPlace(request)
    await requireAccess(context, request, 'write', place.name)
    const object = await find(context, place)
    const { create_token: create, delete_token: remove } = request.query
    if (create !== 'true' && remove === undefined) throw invalid('The request is not known.')
    const kept = object.downloadTokens.filter((token) => token !== remove)
    const downloadTokens = create === 'true' || kept.length === 0 ? [...kept, randomUUID()] : kept
    return write(context, object, { downloadTokens: downloadTokens.slice(-DOWNLOAD_TOKENS_MAX) })
  })

  scope.delete('/v0/b/:bucket/o/*', async (request: ObjectRequest, reply) => {
    const place = readPlace(request)
    await requireAccess(context, request, 'write', place.name)
    const fileKey = await deleteObject(context.pool, place.bucket, place.name)
    if (fileKey === null) throw notFound()
    await context.contents.remove(objectKey(fileKey))
    return reply.code(204).send()
  })

  scope.get('/v0/b/:bucket/o', async (request: ListRequest) => {
    const bucket = readBucket(request.params.bucket)
    const { prefix = '', delimiter = '', pageToken, maxResults } = request.query
    if (prefix.length > NAME_MAX_BYTES || delimiter.length > 16) throw invalid('The prefix is too long.')
    await requireAccess(context, request, 'read', prefix)
    const size = Math.min(Number(maxResults ?? LIST_PAGE_MAX), LIST_PAGE_MAX)
    if (!Number.isInteger(size) || size < 1) throw invalid('The number of results is not valid.')
    const after = pageToken === undefined ? '' : Buffer.from(pageToken, 'base64url').toString('utf8')
    const found = await listEntries(context.pool, { bucket, prefix, delimiter, after, limit: size + 1 })
    const page = found.slice(0, size)
    return {
      prefixes: page.filter((item) => item.isFolder).map((item) => item.entry),
      items: page.filter((item) => !item.isFolder).map((item) => ({ name: item.entry, bucket })),
      ...(found.length > size
        ? { nextPageToken: Buffer.from(page.at(-1)!.entry, 'utf8').toString('base64url') }
        : {}),
    }
  })
}

function readPlace(request: ObjectRequest) {
  return { bucket: readBucket(request.params.bucket), name: readName(request.params['*']) }
}

async function find(context: StorageContext, place: { bucket: string; name: string }): Promise<StoredObject> {
  const object = await findObject(context.pool, place.bucket, place.name)
  if (object === null) throw notFound()
  return object
}

async function write(
  context: StorageContext,
  object: StoredObject,
  change: Partial<Parameters<typeof setMetadata>[2]>,
) {
  const written = await setMetadata(context.pool, object, { ...object, ...change }, context.clock())
  if (written === null) throw new StorageError(409, 'conflict', 'The file was changed meanwhile.')
  return presentObject(written)
}

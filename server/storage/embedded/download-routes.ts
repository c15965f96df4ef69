import type { FastifyReply, FastifyRequest } from 'fastify'
import { mayShowInline } from './content-type.ts'
import { objectKey } from './content-keys.ts'
import { findObject, type StoredObject } from './object-store.ts'
import { requireAccess, type StorageContext } from './storage-context.ts'
import { notFound, StorageError } from './storage-error.ts'

const CACHE_CONTROL = /^[a-z0-9=,\s-]+$/i
const DEFAULT_CACHE_CONTROL = 'private, max-age=3600'

type Place = { bucket: string; name: string }

/** The content of a file, for its owner or for whoever holds a download token. Answers ranges and If-None-Match. */
export async function sendContent(
  context: StorageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  place: Place,
  token: string | undefined,
) {
  const object = await findReadable(context, request, place, token)
  const etag = `"${object.generation}"`
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'last-modified': object.updatedAt.toUTCString(),
    'cache-control': cacheControl(object),
    'content-type': object.contentType,
    'content-disposition': disposition(object),
    // whatever the content is, a browser takes it for what it is called and runs nothing of it
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
    return reply.code(304).send()
  }
  const size = Number(object.size)
  const range = readRange(request.headers.range, size)
  if (range === 'unsatisfiable') {
    throw new StorageError(416, 'requestedRangeNotSatisfiable', 'The range is beyond the file.', {
      'content-range': `bytes */${size}`,
    })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const file = size === 0 ? null : await context.contents.open(objectKey(object.fileKey), { start, end })
  if (file === null && size > 0) throw notFound()
  if (range !== null) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  reply.header('content-length', String(end - start + 1))
  return reply.send(file === null ? '' : file.stream)
}

async function findReadable(
  context: StorageContext,
  request: FastifyRequest,
  place: Place,
  token: string | undefined,
): Promise<StoredObject> {
  if (token === undefined) await requireAccess(context, request, 'read', place.name)
  const object = await findObject(context.pool, place.bucket, place.name)
  // a wrong token and a file that is not there look the same
  if (object === null || (token !== undefined && !object.downloadTokens.includes(token))) throw notFound()
  return object
}

/** One range of bytes, both ends included; null when there is none to speak of (several ranges are answered whole). */
function readRange(header: string | undefined, size: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (match === null || (match[1] === '' && match[2] === '')) return null
  const last = size - 1
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = match[1] === '' || match[2] === '' ? last : Math.min(Number(match[2]), last)
  // the SDK asks a first range of every file, an empty one too
  if (size === 0 && start === 0) return null
  if (start > last || start > end) return 'unsatisfiable'
  return { start, end }
}

function cacheControl(object: StoredObject): string {
  const wanted = object.cacheControl
  return wanted !== null && CACHE_CONTROL.test(wanted) ? wanted : DEFAULT_CACHE_CONTROL
}

/** The owner may ask for a download, never for a file to be shown that is not safe to show. */
function disposition(object: StoredObject): string {
  const asksDownload = object.contentDisposition?.trim().toLowerCase().startsWith('attachment') ?? false
  const inline = mayShowInline(object.contentType, object.detectedType) && !asksDownload
  const named = /filename="([^"\\]{1,200})"/i.exec(object.contentDisposition ?? '')?.[1]
  const fileName = named ?? object.name.slice(object.name.lastIndexOf('/') + 1)
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  )
  return `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`
}

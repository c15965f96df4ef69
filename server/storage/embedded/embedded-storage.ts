import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { createFileDisk } from './file-disk.ts'
import { registerObjectRoutes } from './object-routes.ts'
import {
  deleteObject,
  deleteObjectsOf,
  deleteOldObjects,
  findObject,
  listObjectsOf,
  unusedKeys,
  usedBytes,
  type StoredObject,
} from './object-store.ts'
import { leaveBody } from './request-body.ts'
import type { StorageContext } from './storage-context.ts'
import { errorBody, StorageError } from './storage-error.ts'
import { STORAGE_LIMITS, UPLOAD_LIFE_MS, UPLOADS_FOLDER, type StorageLimits } from './storage-limits.ts'
import { registerUploadRoutes } from './upload-routes.ts'
import { deleteExpiredUploads, deleteUploadsOf } from './upload-store.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const EXPOSED_HEADERS = [
  'content-disposition',
  'content-length',
  'content-range',
  'etag',
  'x-goog-upload-chunk-granularity',
  'x-goog-upload-control-url',
  'x-goog-upload-size-received',
  'x-goog-upload-status',
  'x-goog-upload-url',
].join(', ')

export type EmbeddedStorageDeps = {
  pool: pg.Pool
  /** Where the files are kept; made when it is not there. */
  filesDir: string
  /** Whose ID token it is; throws an error whose code begins with `id_token_` for a bad one. */
  verifyIdToken: (token: string) => Promise<{ uid: string }>
  clock?: () => Date
  limits?: Partial<StorageLimits>
  /** Called with a file that has arrived and is what it says, before anybody can read it; may rewrite it in place. */
  refineFile?: (file: { path: string; contentType: string }) => Promise<void>
}

export type OwnedFile = { bucket: string; name: string; contentType: string; bytes: number; path: string }

export type EmbeddedStorage = {
  /** One file with where it lies on disk, or null. */
  findFile: (bucket: string, name: string) => Promise<OwnedFile | null>
  deleteFile: (bucket: string, name: string) => Promise<void>
  /** An account's files, with where they lie on disk, as for a download of all one's data. */
  filesOf: (uid: string) => Promise<OwnedFile[]>
  /** What an account's files take, in bytes. */
  usedBytes: (uid: string) => Promise<number>
  /** Deletes every file and upload of an account. */
  deleteFilesOf: (uid: string) => Promise<void>
  /** Forgets abandoned uploads and files on disk that nothing speaks of; runs by itself every hour. */
  sweep: () => Promise<void>
}

/**
 * Serves, at the root of the app's origin, the calls of Firebase Storage that its SDK makes when its host is ours.
 * Source: https://firebase.google.com/docs/reference/rest/storage/rest and the SDK's own requests.
 */
export async function registerEmbeddedStorage(
  app: FastifyInstance,
  deps: EmbeddedStorageDeps,
): Promise<EmbeddedStorage> {
  const disk = createFileDisk(deps.filesDir)
  await disk.prepare()
  const context: StorageContext = {
    pool: deps.pool,
    disk,
    limits: { ...STORAGE_LIMITS, ...deps.limits },
    clock: deps.clock ?? (() => new Date()),
    verifyIdToken: deps.verifyIdToken,
    refineFile: deps.refineFile ?? null,
  }

  await app.register(async (scope) => {
    setUpScope(scope)
    registerUploadRoutes(scope, context)
    registerObjectRoutes(scope, context)
    scope.options('/v0/b/*', preflight)
  })

  let sweeping = Promise.resolve()
  const startSweep = () => {
    sweeping = sweep(context).catch((error: unknown) => {
      app.log.error({ err: error }, 'storage clean-up failed')
    })
  }
  startSweep()
  const timer = setInterval(startSweep, HOUR_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await sweeping
  })

  const asOwned = (object: StoredObject): OwnedFile => ({
    bucket: object.bucket,
    name: object.name,
    contentType: object.contentType,
    bytes: Number(object.size),
    path: disk.objectPath(object.fileKey),
  })
  return {
    findFile: async (bucket, name) => {
      const object = await findObject(context.pool, bucket, name)
      return object && asOwned(object)
    },
    deleteFile: async (bucket, name) => {
      const key = await deleteObject(context.pool, bucket, name)
      if (key !== null) await disk.removeObject(key)
    },
    filesOf: async (uid) => (await listObjectsOf(context.pool, uid)).map(asOwned),
    usedBytes: (uid) => usedBytes(context.pool, uid),
    deleteFilesOf: async (uid) => {
      for (const id of await deleteUploadsOf(context.pool, uid)) await disk.removePart(id)
      for (const key of await deleteObjectsOf(context.pool, uid)) await disk.removeObject(key)
    },
    sweep: () => sweep(context),
  }
}

/** What holds for these routes only: bodies left as streams, CORS for any origin (there are no cookies), errors. */
function setUpScope(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': EXPOSED_HEADERS,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    })
  })
  scope.setErrorHandler<FastifyError | StorageError>(async (error, request, reply) => {
    leaveBody(request)
    reply.removeHeader('content-disposition')
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
    if (error instanceof StorageError) {
      return reply
        .code(error.status)
        .headers(error.headers)
        .send(errorBody(error.status, error.reason, error.message))
    }
    const status = error.statusCode ?? 500
    if (status < 500)
      return reply.code(status).send(errorBody(status, 'invalid', 'The request is not valid.'))
    request.log.error({ err: error }, 'storage call failed')
    return reply.code(500).send(errorBody(500, 'internalError', 'Internal error.'))
  })
}

async function preflight(request: FastifyRequest, reply: FastifyReply) {
  return reply
    .headers({
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '3600',
    })
    .code(204)
    .send()
}

async function sweep(context: StorageContext): Promise<void> {
  for (const id of await deleteExpiredUploads(context.pool, context.clock()))
    await context.disk.removePart(id)
  // what arrived and was never taken: its device will not come back for it
  const forgotten = new Date(context.clock().getTime() - UPLOAD_LIFE_MS)
  for (const key of await deleteOldObjects(context.pool, UPLOADS_FOLDER, forgotten))
    await context.disk.removeObject(key)
  // a file without a row may be one that is being put in its place right now: only old ones go
  const before = new Date(context.clock().getTime() - DAY_MS)
  for await (const keys of context.disk.oldObjects(before)) {
    for (const key of await unusedKeys(context.pool, keys)) await context.disk.removeObject(key)
  }
  // a part this old is of an upload that is over, or of a request that a crash cut off
  const abandoned = new Date(context.clock().getTime() - UPLOAD_LIFE_MS)
  for (const id of await context.disk.oldParts(abandoned)) await context.disk.removePart(id)
}

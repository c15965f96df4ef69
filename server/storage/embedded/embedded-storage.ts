import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type FileStorage, type OpenedFile, removeAll } from '../../platform/files/file-storage.ts'
import type { ForgetIdentities } from '../../platform/people/person-erasure.ts'
import { removeLater } from '../../platform/entity/removal.ts'
import { OBJECTS, objectKey, PARTS, partsOf } from './content-keys.ts'
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
  /** Where the contents are kept. */
  contents: FileStorage
  /** Whose ID token it is; throws an error whose code begins with `id_token_` for a bad one. */
  verifyIdToken: (token: string) => Promise<{ uid: string }>
  clock?: () => Date
  limits?: Partial<StorageLimits>
  /** Called with a file that has arrived and is what it says, before anybody can read it; may rewrite it in place. */
  refineFile?: (file: { path: string; contentType: string }) => Promise<void>
}

export type OwnedFile = {
  bucket: string
  name: string
  contentType: string
  bytes: number
  open: () => Promise<OpenedFile | null>
}

export type EmbeddedStorage = {
  /** One file, or null. */
  findFile: (bucket: string, name: string) => Promise<OwnedFile | null>
  deleteFile: (bucket: string, name: string) => Promise<void>
  /** An account's files, as for a download of all one's data. */
  filesOf: (uid: string) => Promise<OwnedFile[]>
  /** What an account's files take, in bytes. */
  usedBytes: (uid: string) => Promise<number>
  /** Deletes every file and upload of an account. */
  deleteFilesOf: (uid: string) => Promise<void>
  /** Forgets what identities have sent, in the transaction that deletes them; its bytes go after it. */
  forget: ForgetIdentities
  /** Forgets abandoned uploads and contents that nothing speaks of; the first runs by itself every hour. */
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
  const context: StorageContext = {
    pool: deps.pool,
    contents: deps.contents,
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
    sweeping = forgetAbandoned(context).catch((error: unknown) => {
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

  const { contents } = context
  const asOwned = (object: StoredObject): OwnedFile => ({
    bucket: object.bucket,
    name: object.name,
    contentType: object.contentType,
    bytes: Number(object.size),
    open: () => contents.open(objectKey(object.fileKey)),
  })
  return {
    findFile: async (bucket, name) => {
      const object = await findObject(context.pool, bucket, name)
      return object && asOwned(object)
    },
    deleteFile: async (bucket, name) => {
      const key = await deleteObject(context.pool, bucket, name)
      if (key !== null) await contents.remove(objectKey(key))
    },
    filesOf: async (uid) => (await listObjectsOf(context.pool, uid)).map(asOwned),
    usedBytes: (uid) => usedBytes(context.pool, uid),
    deleteFilesOf: async (uid) => {
      for (const id of await deleteUploadsOf(context.pool, uid)) await removeAll(contents, partsOf(id))
      for (const key of await deleteObjectsOf(context.pool, uid)) await contents.remove(objectKey(key))
    },
    forget: async (uids, tx) => {
      const those = sql`any(${sql.param([...uids])}::text[])`
      const uploads = await tx.execute(
        sql`delete from storage_upload where owner_uid = ${those} returning id`,
      )
      const objects = await tx.execute(
        sql`delete from storage_object where owner_uid = ${those} returning file_key`,
      )
      const keys = objects.rows.map(({ file_key }) => objectKey(file_key as string))
      await removeLater('files', [...uploads.rows.map(({ id }) => partsOf(id as string)), ...keys], tx)
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

/** Uploads whose time is over, and what arrived and was never taken. */
async function forgetAbandoned({ pool, contents, clock }: StorageContext): Promise<void> {
  for (const id of await deleteExpiredUploads(pool, clock())) await removeAll(contents, partsOf(id))
  // its device will not come back for it
  const forgotten = new Date(clock().getTime() - UPLOAD_LIFE_MS)
  for (const key of await deleteOldObjects(pool, UPLOADS_FOLDER, forgotten))
    await contents.remove(objectKey(key))
}

/** Looks through all that is kept: in a large bucket a matter of minutes, so for one process, at night. */
async function sweep(context: StorageContext): Promise<void> {
  await forgetAbandoned(context)
  const { pool, contents } = context
  const ago = (ms: number) => new Date(context.clock().getTime() - ms)
  // a content without a row may be one that is being put in its place right now: only old ones go
  for await (const kept of contents.list(OBJECTS)) {
    const old = kept.filter(({ writtenAt }) => writtenAt < ago(DAY_MS))
    const places = new Map(old.map(({ key }) => [key.slice(key.lastIndexOf('/') + 1), key]))
    for (const unused of await unusedKeys(pool, [...places.keys()]))
      await contents.remove(places.get(unused)!)
  }
  // a part this old is of an upload that is over, or of a request that a crash cut off
  for await (const kept of contents.list(PARTS)) {
    for (const { key, writtenAt } of kept) if (writtenAt < ago(UPLOAD_LIFE_MS)) await contents.remove(key)
  }
}

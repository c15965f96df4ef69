import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { removeAll } from '../../platform/files/file-storage.ts'
import { partsOf } from './content-keys.ts'
import { type Claim, maxBytes, placeFile, requireRoom, type Placed } from './file-service.ts'
import { presentObject } from './object-metadata.ts'
import { findObject } from './object-store.ts'
import { withScratch, writeScratch } from './scratch.ts'
import type { StorageContext } from './storage-context.ts'
import { invalid, notFound, StorageError, tooLarge } from './storage-error.ts'
import { CHUNK_MAX_BYTES, OPEN_UPLOADS_MAX, UPLOAD_LIFE_MS } from './storage-limits.ts'
import {
  addPart,
  countOpenUploads,
  endUpload,
  findUpload,
  forgetParts,
  insertUpload,
  listParts,
  type Upload,
} from './upload-store.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** What an answer to a command of a resumable upload says in its headers, and its body when it is done. */
export type UploadAnswer = { status: 'active' | 'final' | 'cancelled'; received: number; body?: object }

export type UploadCommand = {
  id: string
  uid: string
  commands: Set<string>
  /** Where the client believes the upload is, in bytes; null when it does not say. */
  offset: number | null
  body: AsyncIterable<Buffer>
}

/** Begins a resumable upload and returns its id. `size` is null when the client does not know it. */
export async function startUpload(
  context: StorageContext,
  placed: Placed,
  size: number | null,
): Promise<string> {
  const now = context.clock()
  await requireRoom(context, placed, size ?? 0)
  if ((await countOpenUploads(context.pool, placed.ownerUid, now)) >= OPEN_UPLOADS_MAX) {
    throw new StorageError(429, 'tooManyUploads', 'Too many uploads are under way.', { 'retry-after': '60' })
  }
  const id = randomUUID()
  await insertUpload(context.pool, { id, size, ...placed }, now, new Date(now.getTime() + UPLOAD_LIFE_MS))
  return id
}

/**
 * Makes the runner of the commands `query`, `upload`, `upload, finalize`, `finalize` and `cancel`. Commands of one
 * upload wait for each other: a query after a pause sees what the paused request had still written. Between processes
 * the database decides: of two that arrive at one offset the first is kept, the second hears where the upload is.
 * Source: the X-Goog-Upload protocol as the Firebase Storage SDK speaks it.
 */
export function createUploadRunner(context: StorageContext) {
  const inTurn = createLocksByKey()
  return (command: UploadCommand): Promise<UploadAnswer> =>
    inTurn(command.id, async () => {
      const upload = UUID.test(command.id)
        ? await findUpload(context.pool, command.id, context.clock())
        : null
      if (upload === null || upload.ownerUid !== command.uid) throw notFound()
      return run(context, upload, command)
    })
}

async function run(context: StorageContext, upload: Upload, command: UploadCommand): Promise<UploadAnswer> {
  const { commands } = command
  if (commands.has('query')) return { status: upload.state, received: upload.received }
  if (commands.has('cancel')) {
    await cancel(context, upload.id)
    return { status: 'cancelled', received: upload.received }
  }
  if (!commands.has('upload') && !commands.has('finalize')) throw invalid('The upload command is unknown.')
  if (upload.state === 'final') return alreadyFinal(context, upload)
  if (upload.state === 'cancelled') {
    throw new StorageError(410, 'cancelled', 'The upload was cancelled.', {
      'x-goog-upload-status': 'cancelled',
    })
  }

  let { received } = upload
  if (commands.has('upload')) {
    if (command.offset !== null && command.offset !== received) {
      throw wrongOffset(received)
    }
    received = await receiveChunk(context, upload, command.body)
  }
  if (!commands.has('finalize')) return { status: 'active', received }
  return finalize(context, upload, received)
}

const wrongOffset = (received: number) =>
  new StorageError(400, 'wrongOffset', `The upload is at byte ${received}.`, {
    'x-goog-upload-status': 'active',
    'x-goog-upload-size-received': String(received),
  })

/** Keeps what arrives as a piece of its own: any process goes on from there, also after this one has died. */
async function receiveChunk(
  context: StorageContext,
  upload: Upload,
  body: AsyncIterable<Buffer>,
): Promise<number> {
  await requireRoom(context, upload, Math.max(upload.received, upload.size ?? 0), upload.id)
  const max = upload.size ?? maxBytes(context, upload)
  const start = upload.received
  return withScratch(async (path) => {
    const { bytes, interrupted } = await writeScratch(path, body, (soFar) => {
      if (soFar > CHUNK_MAX_BYTES) throw tooLarge('The chunk is too large.')
      if (start + soFar > max) throw invalid('There are more bytes than the upload was begun with.')
    })
    if (bytes > 0) {
      const key = partsOf(upload.id) + randomUUID()
      await context.contents.put(key, path)
      if (!(await addPart(context.pool, upload.id, { start, key }, bytes))) {
        // the client came back by another process, and was quicker there
        await context.contents.remove(key)
        const now = await findUpload(context.pool, upload.id, context.clock())
        throw wrongOffset(now?.received ?? 0)
      }
    }
    if (interrupted) throw invalid('The chunk is cut short.')
    return start + bytes
  })
}

async function finalize(context: StorageContext, upload: Upload, received: number): Promise<UploadAnswer> {
  if (upload.size !== null && received !== upload.size) {
    throw invalid(`The upload has ${received} bytes of ${upload.size}.`)
  }
  const { ownerUid, bucket, name, metadata } = upload
  try {
    const object = await withScratch(async (path) => {
      await joinParts(context, upload.id, path)
      const claim: Claim = (db) => endUpload(db, upload.id, 'final')
      return placeFile(context, path, { ownerUid, bucket, name, metadata }, claim, upload.id)
    })
    // ended meanwhile by another process: what it made, or that it was cancelled, holds
    if (object === null) return await alreadyFinal(context, upload)
    await removeAll(context.contents, partsOf(upload.id))
    return { status: 'final', received, body: presentObject(object) }
  } catch (error) {
    // what was refused for what it is will never be accepted: the parts are of no more use
    if (error instanceof StorageError) await cancel(context, upload.id)
    throw error
  }
}

/** Puts the pieces of an upload one behind the other. */
async function joinParts(context: StorageContext, id: string, path: string): Promise<void> {
  const whole = createWriteStream(path)
  const parts = await listParts(context.pool, id)
  await pipeline(async function* () {
    for (const { key } of parts) {
      const part = await context.contents.open(key)
      if (part === null) {
        // lost where it was kept: the upload begins again, which is what the client does when it hears zero
        await forgetParts(context.pool, id)
        throw new Error(`a piece of the upload ${id} is not there any more`)
      }
      yield* part.stream as AsyncIterable<Buffer>
    }
  }, whole)
}

async function cancel(context: StorageContext, id: string): Promise<void> {
  await endUpload(context.pool, id, 'cancelled')
  await removeAll(context.contents, partsOf(id))
}

/** The client missed the answer to its last request and asks again. */
async function alreadyFinal(context: StorageContext, upload: Upload): Promise<UploadAnswer> {
  const object = await findObject(context.pool, upload.bucket, upload.name)
  if (object === null) throw notFound()
  return { status: 'final', received: upload.received, body: presentObject(object) }
}

function createLocksByKey() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, job: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(job, job)
    // No fault: whoever asked for it hears.
    const settled = mine.catch(() => undefined)
    last.set(key, settled)
    try {
      return await mine
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}

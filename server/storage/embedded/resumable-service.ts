import { randomUUID } from 'node:crypto'
import { maxBytes, placeFile, requireRoom, type Placed } from './file-service.ts'
import { presentObject } from './object-metadata.ts'
import { findObject } from './object-store.ts'
import type { StorageContext } from './storage-context.ts'
import { invalid, notFound, StorageError, tooLarge } from './storage-error.ts'
import { CHUNK_MAX_BYTES, OPEN_UPLOADS_MAX, UPLOAD_LIFE_MS } from './storage-limits.ts'
import {
  countOpenUploads,
  findUpload,
  insertUpload,
  setReceived,
  setUploadState,
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
  await context.disk.createPart(id)
  await insertUpload(context.pool, { id, size, ...placed }, now, new Date(now.getTime() + UPLOAD_LIFE_MS))
  return id
}

/**
 * Makes the runner of the commands `query`, `upload`, `upload, finalize`, `finalize` and `cancel`. Commands of one
 * upload wait for each other: a query after a pause sees what the paused request had still written.
 * Source: the X-Goog-Upload protocol as the Firebase Storage SDK speaks it.
 */
export function createUploadRunner(context: StorageContext) {
  const inTurn = createTurnsByKey()
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
  if (commands.has('query')) return { status: upload.state, received: await repair(context, upload) }
  if (commands.has('cancel')) {
    if (upload.state === 'active') await setUploadState(context.pool, upload.id, 'cancelled')
    await context.disk.removePart(upload.id)
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
      throw new StorageError(400, 'wrongOffset', `The upload is at byte ${received}.`, {
        'x-goog-upload-status': 'active',
        'x-goog-upload-size-received': String(received),
      })
    }
    received = await receiveChunk(context, upload, command.body)
  }
  if (!commands.has('finalize')) return { status: 'active', received }
  return finalize(context, upload, received)
}

/**
 * How much there is of an upload. A crash between the renaming of a whole part and its row leaves an upload without a
 * part: it begins again, which is what the client does when it hears zero.
 */
async function repair(context: StorageContext, upload: Upload): Promise<number> {
  if (upload.state !== 'active' || (await context.disk.hasPart(upload.id))) return upload.received
  await context.disk.createPart(upload.id)
  await setReceived(context.pool, upload.id, 0)
  return 0
}

async function receiveChunk(
  context: StorageContext,
  upload: Upload,
  body: AsyncIterable<Buffer>,
): Promise<number> {
  const max = upload.size ?? maxBytes(context, upload)
  const { bytes, interrupted } = await context.disk.writePart(upload.id, upload.received, body, (soFar) => {
    if (soFar > CHUNK_MAX_BYTES) throw tooLarge('The chunk is too large.')
    if (upload.received + soFar > max) throw invalid('There are more bytes than the upload was begun with.')
  })
  const received = upload.received + bytes
  await setReceived(context.pool, upload.id, received)
  if (interrupted) throw invalid('The chunk is cut short.')
  return received
}

async function finalize(context: StorageContext, upload: Upload, received: number): Promise<UploadAnswer> {
  if (upload.size !== null && received !== upload.size) {
    throw invalid(`The upload has ${received} bytes of ${upload.size}.`)
  }
  const { ownerUid, bucket, name, metadata } = upload
  try {
    const object = await placeFile(context, upload.id, { ownerUid, bucket, name, metadata })
    await setUploadState(context.pool, upload.id, 'final')
    return { status: 'final', received, body: presentObject(object) }
  } catch (error) {
    // what was refused for what it is will never be accepted: the part is of no more use
    if (error instanceof StorageError) {
      await setUploadState(context.pool, upload.id, 'cancelled')
      await context.disk.removePart(upload.id)
    }
    throw error
  }
}

/** The client missed the answer to its last request and asks again. */
async function alreadyFinal(context: StorageContext, upload: Upload): Promise<UploadAnswer> {
  const object = await findObject(context.pool, upload.bucket, upload.name)
  if (object === null) throw notFound()
  return { status: 'final', received: upload.received, body: presentObject(object) }
}

function createTurnsByKey() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, job: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(job, job)
    const settled = mine.catch(() => {})
    last.set(key, settled)
    try {
      return await mine
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}

import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { checkContent, detectType, HEAD_BYTES, sizeLimit } from './content-type.ts'
import { objectKey } from './content-keys.ts'
import { mergeCustom, type WritableMetadata } from './object-metadata.ts'
import { findObject, putObject, usedBytes, type Queries, type StoredObject } from './object-store.ts'
import { describeFile } from './scratch.ts'
import type { StorageContext } from './storage-context.ts'
import { invalid, StorageError, tooLarge } from './storage-error.ts'
import { openBytes } from './upload-store.ts'
import { heard } from '../../platform/faults.ts'

const DEFAULT_TYPE = 'application/octet-stream'

export type Placed = { ownerUid: string; bucket: string; name: string; metadata: WritableMetadata }

/** The most bytes a file of this name and declared type may have. */
export function maxBytes(context: StorageContext, placed: Pick<Placed, 'name' | 'metadata'>): number {
  return sizeLimit(placed.name, placed.metadata.contentType ?? DEFAULT_TYPE, context.limits)
}

/**
 * Refuses early what would be refused at the end: too large a file (413), or no room for it (402). What has arrived of
 * other uploads takes room as files do.
 * @param uploadId of the upload that asks, whose own part counts as `size`
 */
export async function requireRoom(
  context: StorageContext,
  placed: Placed,
  size: number,
  uploadId?: string,
): Promise<void> {
  if (size > maxBytes(context, placed)) throw tooLarge('The file is too large.')
  const replaced = await findObject(context.pool, placed.bucket, placed.name)
  const used = (await usedBytes(context.pool, placed.ownerUid)) - Number(replaced?.size ?? 0)
  const arriving = await openBytes(context.pool, placed.ownerUid, context.clock(), uploadId)
  if (used + arriving + size > context.limits.quotaBytes) {
    throw new StorageError(402, 'quotaExceeded', 'There is no room left for this file.')
  }
}

/** Tells, inside the transaction that makes the file, whether it may still be made. */
export type Claim = (db: Queries) => Promise<boolean>

/**
 * Makes a file of a content that has wholly arrived: looks at what it really is, puts it in its place, then in the
 * database. Only then does the caller say that it is there. Throws 400, 402, 413 or 415.
 * @param path the content, in a file of this process's own
 * @param uploadId of the upload it came by, whose parts are this content
 * @returns null when the claim was refused; then nothing is made
 */
export async function placeFile(
  context: StorageContext,
  path: string,
  placed: Placed,
  claim: Claim = async () => true,
  uploadId?: string,
): Promise<StoredObject | null> {
  const contentType = placed.metadata.contentType ?? DEFAULT_TYPE
  const arrived = await describeFile(path, HEAD_BYTES)
  const { md5Hash } = placed.metadata
  if (md5Hash != null && md5Hash !== '' && md5Hash !== arrived.md5) {
    throw invalid('The content does not match its MD5.')
  }
  checkContent(contentType, detectType(arrived.head))
  await requireRoom(context, placed, arrived.size, uploadId)

  let stored = arrived
  if (context.refineFile !== null) {
    await context.refineFile({ path, contentType })
    stored = await describeFile(path, HEAD_BYTES)
  }
  const fileKey = randomUUID()
  await context.contents.put(objectKey(fileKey), path)
  const made = await inTransaction(context.pool, async (db) => {
    if (!(await claim(db))) return null
    return putObject(
      db,
      {
        bucket: placed.bucket,
        name: placed.name,
        ownerUid: placed.ownerUid,
        fileKey,
        size: String(stored.size),
        contentType,
        detectedType: detectType(stored.head),
        md5: stored.md5,
        cacheControl: placed.metadata.cacheControl ?? null,
        contentDisposition: placed.metadata.contentDisposition ?? null,
        contentEncoding: placed.metadata.contentEncoding ?? null,
        contentLanguage: placed.metadata.contentLanguage ?? null,
        customMetadata: mergeCustom({}, placed.metadata.metadata),
        downloadTokens: [randomUUID()],
      },
      context.clock(),
    )
  })
  if (made === null) {
    await context.contents.remove(objectKey(fileKey))
    return null
  }
  const { replacedKey, ...object } = made
  if (replacedKey !== null) await context.contents.remove(objectKey(replacedKey))
  return object
}

async function inTransaction<T>(pool: pg.Pool, work: (db: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const done = await work(client)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback').catch(heard('file-service'))
    throw error
  } finally {
    client.release()
  }
}

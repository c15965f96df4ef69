import { randomUUID } from 'node:crypto'
import { checkContent, detectType, HEAD_BYTES, sizeLimit } from './content-type.ts'
import { mergeCustom, type WritableMetadata } from './object-metadata.ts'
import { findObject, putObject, usedBytes, type StoredObject } from './object-store.ts'
import type { StorageContext } from './storage-context.ts'
import { invalid, StorageError, tooLarge } from './storage-error.ts'

const DEFAULT_TYPE = 'application/octet-stream'

export type Placed = { ownerUid: string; bucket: string; name: string; metadata: WritableMetadata }

/** The most bytes a file of this name and declared type may have. */
export function maxBytes(context: StorageContext, placed: Pick<Placed, 'name' | 'metadata'>): number {
  return sizeLimit(placed.name, placed.metadata.contentType ?? DEFAULT_TYPE, context.limits)
}

/** Refuses early what would be refused at the end: too large a file (413), or no room for it (402). */
export async function requireRoom(context: StorageContext, placed: Placed, size: number): Promise<void> {
  if (size > maxBytes(context, placed)) throw tooLarge('The file is too large.')
  const replaced = await findObject(context.pool, placed.bucket, placed.name)
  const used = (await usedBytes(context.pool, placed.ownerUid)) - Number(replaced?.size ?? 0)
  if (used + size > context.limits.quotaBytes) {
    throw new StorageError(402, 'quotaExceeded', 'There is no room left for this file.')
  }
}

/**
 * Makes a file of a part that has wholly arrived: looks at what it really is, puts it in its place on disk, then in
 * the database. Only then does the caller say that it is there. Throws 400, 402, 413 or 415.
 */
export async function placeFile(
  context: StorageContext,
  partId: string,
  placed: Placed,
): Promise<StoredObject> {
  const contentType = placed.metadata.contentType ?? DEFAULT_TYPE
  const arrived = await context.disk.describePart(partId, HEAD_BYTES)
  const { md5Hash } = placed.metadata
  if (md5Hash != null && md5Hash !== '' && md5Hash !== arrived.md5) {
    throw invalid('The content does not match its MD5.')
  }
  const detectedType = detectType(arrived.head)
  checkContent(contentType, detectedType)
  await requireRoom(context, placed, arrived.size)

  let stored = arrived
  if (context.refineFile !== null) {
    await context.refineFile({ path: context.disk.partPath(partId), contentType })
    stored = await context.disk.describePart(partId, HEAD_BYTES)
  }
  const fileKey = randomUUID()
  await context.disk.commit(partId, fileKey)
  const { replacedKey, ...object } = await putObject(
    context.pool,
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
  if (replacedKey !== null) await context.disk.removeObject(replacedKey)
  return object
}

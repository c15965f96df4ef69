import { z } from 'zod'
import type { StoredObject } from './object-store.ts'
import { invalid } from './storage-error.ts'
import { CUSTOM_METADATA_MAX_BYTES } from './storage-limits.ts'

const CONTENT_TYPE = /^[\w.+-]+\/[\w.+-]+(\s*;\s*[\w-]+=("[\w .+-]*"|[\w.+-]+))*$/
const HEADER_TEXT = /^[\x20-\x7e]*$/

const header = z.string().max(512).regex(HEADER_TEXT).nullable().optional()

/** The parts of a file's metadata that its owner may write; null takes one away. */
const WritableMetadata = z.object({
  contentType: z.string().max(255).regex(CONTENT_TYPE).nullable().optional(),
  cacheControl: header,
  contentDisposition: header,
  contentEncoding: header,
  contentLanguage: header,
  md5Hash: z.string().max(64).nullable().optional(),
  metadata: z.record(z.string().max(256), z.string().nullable()).nullable().optional(),
})
export type WritableMetadata = z.infer<typeof WritableMetadata>

/** Reads metadata as the SDK sends it; what else it sends (name, size) is left alone. Throws 400. */
export function readMetadata(json: unknown): WritableMetadata {
  const parsed = WritableMetadata.safeParse(json ?? {})
  if (!parsed.success) throw invalid(`The metadata is not valid: ${parsed.error.issues[0]?.path.join('.')}.`)
  const custom = JSON.stringify(parsed.data.metadata ?? {})
  if (Buffer.byteLength(custom) > CUSTOM_METADATA_MAX_BYTES)
    throw invalid('The custom metadata is too large.')
  return parsed.data
}

/** Custom metadata after a change: null takes a key away, and null for the whole takes all. */
export function mergeCustom(
  before: Record<string, string>,
  change: WritableMetadata['metadata'],
): Record<string, string> {
  if (change === undefined) return before
  if (change === null) return {}
  const merged = Object.entries({ ...before, ...change }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  return Object.fromEntries(merged)
}

/** A file's metadata as Firebase Storage shows it. */
export function presentObject(object: StoredObject) {
  return {
    name: object.name,
    bucket: object.bucket,
    generation: object.generation,
    metageneration: object.metageneration,
    contentType: object.contentType,
    timeCreated: object.createdAt.toISOString(),
    updated: object.updatedAt.toISOString(),
    storageClass: 'STANDARD',
    size: object.size,
    md5Hash: object.md5,
    contentEncoding: object.contentEncoding ?? 'identity',
    contentDisposition: object.contentDisposition ?? 'inline',
    ...(object.cacheControl === null ? {} : { cacheControl: object.cacheControl }),
    ...(object.contentLanguage === null ? {} : { contentLanguage: object.contentLanguage }),
    ...(Object.keys(object.customMetadata).length === 0 ? {} : { metadata: object.customMetadata }),
    etag: `${object.generation}-${object.metageneration}`,
    downloadTokens: object.downloadTokens.join(','),
  }
}

/** Where bytes are kept: a folder of this machine, or a bucket that every machine of the product reaches. */
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../../config.ts'
import { createFolderStorage } from './folder-storage.ts'

/** Both ends included, in bytes. */
export type ByteRange = { start: number; end: number }
/** `bytes` is the size of the whole, also when a range of it was asked for. Whoever opens reads on or destroys. */
export type OpenedFile = { bytes: number; stream: Readable }
export type KeptKey = { key: string; writtenAt: Date }

/**
 * Keys are ours, of letters, digits, `.`, `-` and `/`; a name given by a person never becomes one. What one process
 * has put, every other opens at once.
 */
export interface FileStorage {
  /** Puts the content of a local file under a key, at once and whole, over whatever was there. The file may be gone then. */
  put(key: string, file: string): Promise<void>
  /** @returns null for what is not there */
  open(key: string, range?: ByteRange): Promise<OpenedFile | null>
  /** Takes away what is there; it is no fault when nothing is. */
  remove(key: string): Promise<void>
  /** Every key that begins so, some at a time. A prefix ends with `/`, or is empty. */
  list(prefix: string): AsyncGenerator<KeptKey[]>
}

/** Takes away everything whose key begins so. */
export async function removeAll(storage: FileStorage, prefix: string): Promise<void> {
  for await (const kept of storage.list(prefix)) for (const { key } of kept) await storage.remove(key)
}

/** Opens a part of the storage of this configuration: a folder of DATA_DIR, or what begins so in the bucket. */
export async function openFileStorage(
  { dataDir, filesBucket }: Pick<Config, 'dataDir' | 'filesBucket'>,
  area: 'files' | 'media',
): Promise<FileStorage> {
  if (!filesBucket) return createFolderStorage(path.join(dataDir, area))
  // Its client is large: who keeps files in a folder does not load it.
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(filesBucket, `${area}/`)
}

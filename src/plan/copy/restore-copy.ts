/** Brings back what was chosen of a copy: files first, for the edits that name them wait for them. */
import { KIND_HEAD_BYTES, kindOfFile } from '#contract/media/file-kind.ts'
import { PICTURE_MAX_BYTES } from '#contract/media/file-limits.ts'
import type { SyncEngine } from '../../features/sync/sync-hub.ts'
import type { NewUpload } from '../../offline/uploads/uploader.ts'
import type { Return } from './compare-copy.ts'
import type { CopiedFile, WaitingFile } from './copy-format.ts'
import { CopyError, type OpenedCopy } from './read-copy.ts'

/** Kept in one transaction: as many as a phone has room for at a time. */
const AT_ONCE = 20

/**
 * Puts the bytes of the files that come back on this device, from where they are sent as any other: one that the server
 * still has stays as it is there.
 * @returns how many the copy has not, or not as they were
 * @throws OutboxError where this device has no room
 */
export async function bringFiles(
  engine: SyncEngine,
  { copy, read }: OpenedCopy,
  returns: readonly Return[],
  pending: boolean,
): Promise<number> {
  const byId = new Map(copy.files.map((file) => [file.id, file]))
  const wanted = returns.flatMap(({ fileId }) => (fileId ? [byId.get(fileId)] : []))
  const all: (CopiedFile | WaitingFile | undefined)[] = [...(pending ? copy.waiting : []), ...wanted]
  if (all.length === 0) return 0
  const uploader = await engine.uploads.open()
  const here = new Set(uploader.list().map(({ id }) => id))
  const files = all.filter((file) => file === undefined || !here.has(file.id))
  let absent = 0
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const uploads = await Promise.all(files.slice(at, at + AT_ONCE).map((file) => asUpload(file, read)))
    const found = uploads.filter((upload) => upload !== undefined)
    absent += uploads.length - found.length
    if (found.length > 0) await uploader.add(found)
  }
  return absent
}

async function asUpload(
  file: CopiedFile | WaitingFile | undefined,
  read: OpenedCopy['read'],
): Promise<NewUpload | undefined> {
  if (!file) return undefined
  // One file that was spoilt keeps none of the others from coming back.
  const content = await read(file.path, PICTURE_MAX_BYTES).catch((error: unknown) => {
    if (error instanceof CopyError) return undefined
    throw error
  })
  if (!content) return undefined
  const kind = kindOfFile(new Uint8Array(await content.slice(0, KIND_HEAD_BYTES).arrayBuffer()))
  if (kind !== file.kind) return undefined
  const { id, name } = file
  return { id, name: name || 'foto', kind, file: content, ...('alt' in file && { alt: file.alt }) }
}

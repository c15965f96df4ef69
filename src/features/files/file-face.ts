/**
 * Pictures and documents people add, for every screen that takes some. See src/offline/README.md.
 *
 * 1. `usePictureUpload()` gives `add(files)`: it checks them, keeps their bytes on the device and says what was refused.
 * 2. A command whose definition has `needs: (args) => [args.fileId]` goes to the server after its files.
 * 3. `useShownPicture(fileId, picture)` gives what to draw: the device's own until the server's is there.
 * 4. `useUploads(ids)` says how far they are; `pause`, `resume`, `discard` are what a person can do about it.
 */
import type { Picture } from '#contract/media/picture.ts'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { OutboxError } from '../../offline/outbox/outbox-error.ts'
import type { NewUpload } from '../../offline/uploads/uploader.ts'
import { isUnderWay, type Upload } from '../../offline/uploads/upload.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type SyncHub, useSyncHub } from '../sync/reach-face.ts'
import { checkFile } from './file-check.ts'
import { localUrlOf, onLocalUrl, putLocal, readLocal } from './local-pictures.ts'

export { localUrlOf } from './local-pictures.ts'
/** For who looks at a file before it is kept. */
export { checkFile } from './file-check.ts'

/** What was kept of the files that were chosen. */
export interface KeptFile {
  /** Names it in commands (`{ fileId }`) and in `useUploads`. */
  id: string
  name: string
  kind: 'picture' | 'document' | 'film'
  /** Bytes. */
  size: number
  /** Pixels, upright; 0 where this browser cannot tell, and for documents. */
  width: number
  height: number
}

export interface AddedFiles {
  kept: KeptFile[]
  /** One Italian sentence for each that was not. */
  refused: string[]
}

export interface PictureUpload {
  /**
   * Resolves when the bytes are durably on the device; they are sent by themselves when there is a network.
   * @throws OutboxError when the device could not keep them (`storage_full`): then none is (`notKeptFileText` says it)
   */
  add: (
    files: Iterable<File>,
    options?: { documents?: boolean; films?: boolean; alt?: string },
  ) => Promise<AddedFiles>
  pause: (ids: readonly string[]) => Promise<void>
  /** Goes on with what was paused, tries again what failed. */
  resume: (ids: readonly string[]) => Promise<void>
  /** Drops files that no command names: one taken out of a message before it is sent. */
  discard: (ids: readonly string[]) => Promise<void>
}

const NAMELESS = { picture: 'foto', document: 'documento', film: 'video' } as const

/** `PictureUpload.add`, for who has a hub at hand. */
export async function keepFiles(
  hub: SyncHub,
  files: Iterable<File>,
  { documents = false, films = false, alt = '' }: { documents?: boolean; films?: boolean; alt?: string } = {},
): Promise<AddedFiles> {
  const kept: KeptFile[] = []
  const refused: string[] = []
  const added: (NewUpload & { id: string })[] = []
  // One after the other: each is decoded to be measured.
  for (const file of files) {
    const checked = await checkFile(file, { documents, films })
    if ('refused' in checked) {
      refused.push(checked.refused)
      continue
    }
    const { kind, width, height } = checked
    const id = newId()
    const name = file.name.trim().slice(0, 200) || NAMELESS[kind]
    kept.push({ id, name, kind, size: file.size, width, height })
    added.push({ id, file, name, kind, alt })
  }
  if (added.length > 0) await (await uploaderOf(hub)).add(added)
  for (const { id, file, kind } of added) if (kind === 'picture') putLocal(id, file)
  return { kept, refused }
}

/** `PictureUpload.discard`, for who has a hub at hand. */
export const discardFiles = async (hub: SyncHub, ids: readonly string[]): Promise<void> =>
  (await uploaderOf(hub)).discard(ids)

const uploaderOf = async (hub: SyncHub) => (await hub.open()).uploads.open()

export function usePictureUpload(): PictureUpload {
  const hub = useSyncHub()
  return useMemo(
    () => ({
      add: (files, options) => keepFiles(hub, files, options),
      pause: async (ids) => (await uploaderOf(hub)).pause(ids),
      resume: async (ids) => (await uploaderOf(hub)).resume(ids),
      discard: (ids) => discardFiles(hub, ids),
    }),
    [hub],
  )
}

const NONE: readonly Upload[] = []

/** The uploads of this device, or those of these ids; by age. What the server has and shows is not among them. */
export function useUploads(ids?: readonly string[]): readonly Upload[] {
  const hub = useSyncHub()
  const all = useSyncExternalStore(
    hub.subscribe,
    () => hub.engine()?.uploads.now()?.list() ?? NONE,
    () => NONE,
  )
  return useMemo(() => (ids ? all.filter(({ id }) => ids.includes(id)) : all), [all, ids])
}

export interface UploadTotals {
  /** Files not yet on the server, those paused and failed included. */
  left: number
  paused: number
  failed: number
  /** Bytes confirmed and in all, of those left. */
  sentBytes: number
  bytes: number
}

export function uploadTotals(uploads: readonly Upload[]): UploadTotals {
  const left = uploads.filter((upload) => isUnderWay(upload) || upload.state === 'failed')
  const sum = (read: (upload: Upload) => number) => left.reduce((total, upload) => total + read(upload), 0)
  return {
    left: left.length,
    paused: left.filter(({ state }) => state === 'paused').length,
    failed: left.filter(({ state }) => state === 'failed').length,
    sentBytes: sum(({ sent }) => sent),
    bytes: sum(({ size }) => size),
  }
}

/** The address of a file's bytes on this device, read when first asked for; undefined where they are not. */
export function useLocalUrl(fileId: string | undefined): string | undefined {
  const hub = useSyncHub()
  const url = useSyncExternalStore(
    onLocalUrl,
    () => (fileId ? localUrlOf(fileId) : undefined),
    () => undefined,
  )
  const known = useUploads().some(({ id }) => id === fileId)
  useEffect(() => {
    const uploader = hub.engine()?.uploads.now()
    if (fileId && known && uploader) void readLocal(fileId, uploader)
  }, [hub, fileId, known])
  return url
}

/** What can be drawn: the server's picture, or this device's own. */
export type ShownPicture = Pick<Picture, 'url' | 'width' | 'height' | 'alt' | 'placeholder'> &
  Partial<Pick<Picture, 'widths' | 'focus'>>

/**
 * @param picture the server's, once it is there
 * @param size in pixels, from when it was chosen
 * @returns undefined where neither is here: chosen on another device and not yet sent
 */
export function useShownPicture(
  fileId: string | undefined,
  picture: Picture | null | undefined,
  size: { width: number; height: number; alt?: string; focus?: Picture['focus'] } = { width: 0, height: 0 },
): ShownPicture | undefined {
  const local = useLocalUrl(fileId)
  const { width, height, alt = '', focus } = size
  return useMemo(() => {
    // What is here needs no network, and does not flicker when the server's comes.
    if (local)
      return {
        url: local,
        width: picture?.width ?? (width || 4),
        height: picture?.height ?? (height || 3),
        alt: picture?.alt || alt,
        placeholder: picture?.placeholder ?? '',
        ...(focus && { focus }),
      }
    return picture ?? undefined
  }, [local, picture, width, height, alt, focus])
}

const NOT_KEPT: Partial<Record<string, string>> = {
  storage_full:
    'Su questo dispositivo non c’è più spazio: nessuna delle foto è stata salvata. Libera un po’ di memoria e riprova.',
  wedding_deleted: 'Il vostro piano è stato eliminato: non si può più aggiungere niente.',
  wedding_left: 'Non fai più parte di questo piano: non puoi più aggiungere niente.',
  vendor_deleted: 'La tua pagina è stata eliminata: non si può più aggiungere niente.',
}

/** Why files could not be kept, for people. */
export const notKeptFileText = (error: unknown): string =>
  (error instanceof OutboxError && NOT_KEPT[error.code]) ||
  'Questo dispositivo non riesce a salvare i file. Riprova, o ricarica la pagina.'

/** Takes what has arrived in the file store, makes of it what is served, and throws away what nothing uses. */
import { open } from 'node:fs/promises'
import {
  DOCUMENT_MAX_BYTES,
  FILM_MAX_BYTES,
  FILES_QUOTA_BYTES,
  PICTURE_MAX_BYTES,
  uploadName,
} from '#contract/media/file-limits.ts'
import { KIND_HEAD_BYTES, containerOf, kindOfFile } from '#contract/media/file-kind.ts'
import type { FinishUpload, StoredFile } from '#contract/media/file.ts'
import type { Db } from '../../platform/database/database.ts'
import { UNUSED_KEPT_DAYS } from '#contract/lists/plan/own-files.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import type { FileShelf } from './file-shelf.ts'
import {
  type NewFileRow,
  bytesOf,
  deleteUnusedFiles,
  findFile,
  findFiles,
  insertFile,
  newFileKey,
  presentFile,
} from './file-store.ts'
import { makePicture } from './picture-maker.ts'
import type { ArrivedUpload, UploadSource } from './upload-source.ts'
import { createWorkQueue } from './work-queue.ts'
import { heard } from '../../platform/faults.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Pictures that wait to be drawn anew: of one account, and of all. */
const QUEUE = { ofOne: 20, ofAll: 200 }

const TEXTS = {
  heic: 'Questa foto è in formato HEIC, che non sappiamo aprire: scegli «Più compatibile» nelle impostazioni della fotocamera, o salvala come JPEG.',
  other: 'Si possono inviare foto (JPEG, PNG, WebP, AVIF, GIF) e documenti PDF.',
  largeFilm: 'Questo video è troppo grande: il massimo è 200 MB.',
  large: 'Questo file è troppo grande: il massimo è 10 MB.',
  full: 'Lo spazio per le vostre foto è finito: eliminate qualcosa e riprovate.',
  absent: 'Questo invio non è arrivato per intero: riproveremo da capo.',
  cut: 'Questo PDF è rovinato o incompleto.',
} as const

const MAX_BYTES = { picture: PICTURE_MAX_BYTES, document: DOCUMENT_MAX_BYTES, film: FILM_MAX_BYTES }

type Arrived = Omit<ArrivedUpload, 'release'>

export interface FilesParts {
  db: Db
  shelf: FileShelf
  source: UploadSource
  /** Throws away what arrived and was never taken. */
  sweepSource?: () => Promise<void>
  clock: () => Date
}

export interface Files {
  /** Makes a file of an upload, once: asked again it answers the same. */
  finish(
    owner: { uid: string; ownerId: string; mayFilm: boolean },
    asked: Required<Omit<FinishUpload, 'token'>> & { token?: string | undefined },
  ): Promise<StoredFile>
  /**
   * Makes a file of bytes that came another way than the store: who has no account cannot write there.
   * @param arrived taken away afterwards, whatever comes of it
   */
  take(ownerId: string, asked: { id: string; name: string }, arrived: Arrived): Promise<StoredFile>
  /** Throws away what has long been unused and what a crash left. @returns how many of each */
  sweep(): Promise<Record<string, number>>
}

export function createFiles({ db, shelf, source, sweepSource, clock }: FilesParts): Files {
  const inTurn = createWorkQueue(QUEUE)

  async function finish(
    { uid, ownerId, mayFilm }: Parameters<Files['finish']>[0],
    { id, name, alt, token }: Parameters<Files['finish']>[1],
  ): Promise<StoredFile> {
    const known = await findFile(id, db)
    if (known && known.ownerId !== ownerId) throw new ProblemError('already_exists')
    const arrived = await source.find(uploadName(uid, id), token)
    try {
      if (known) {
        await arrived?.remove()
        return presentFile(known)
      }
      if (!arrived) throw new ProblemError('not_found', { detail: TEXTS.absent })
      return await keep(ownerId, { id, name, alt, mayFilm }, arrived)
    } finally {
      await arrived?.release()
    }
  }

  async function keep(
    ownerId: string,
    { id, name, alt, mayFilm }: { id: string; name: string; alt: string; mayFilm: boolean },
    arrived: Arrived,
  ): Promise<StoredFile> {
    const giveBack = async (error: unknown): Promise<never> => {
      if (error instanceof ProblemError) await shelf.remove(id)
      throw error
    }
    try {
      const made = await make(id, ownerId, arrived, mayFilm)
      const now = clock().toISOString()
      const key = newFileKey()
      const row = { ...made, id, ownerId, name, alt, key, unusedSince: now, createdAt: now }
      const answer = presentFile(await db.transaction((tx) => insertFile(row, tx)).catch(giveBack))
      // The original, with all that is written in it, does not stay.
      await arrived.remove().catch(heard('files'))
      return answer
    } catch (error) {
      // Refused for what it is, nor does it. After a fault of ours the same upload can be finished again.
      if (error instanceof ProblemError) await arrived.remove().catch(heard('files'))
      throw error
    }
  }

  type Made = Pick<NewFileRow, 'kind' | 'container' | 'bytes' | 'width' | 'height' | 'widths' | 'placeholder'>

  async function make(id: string, ownerId: string, arrived: Arrived, mayFilm: boolean): Promise<Made> {
    const head = await headOf(arrived.path)
    const kind = kindOfFile(head)
    if (kind !== 'picture' && kind !== 'document' && !(kind === 'film' && mayFilm))
      throw new ProblemError('unsupported_media_type', { detail: kind === 'heic' ? TEXTS.heic : TEXTS.other })
    if (arrived.bytes > MAX_BYTES[kind])
      throw new ProblemError('too_large', { detail: kind === 'film' ? TEXTS.largeFilm : TEXTS.large })
    if ((await bytesOf(ownerId, db)) + arrived.bytes > FILES_QUOTA_BYTES) throw ruleBroken(TEXTS.full)
    if (kind === 'picture')
      return { kind, ...(await shelf.put(id, (folder) => makePicture(arrived.path, folder))) }
    if (kind === 'film') {
      const container = containerOf(head)!
      await shelf.put(id, (folder) => shelf.copy(arrived.path, folder, `film.${container}`))
      return { kind, container, bytes: arrived.bytes, widths: [], placeholder: '' }
    }
    if (!(await isWholePdf(arrived))) throw new ProblemError('unsupported_media_type', { detail: TEXTS.cut })
    await shelf.put(id, (folder) => shelf.copy(arrived.path, folder, 'file.pdf'))
    return { kind, bytes: arrived.bytes, widths: [], placeholder: '' }
  }

  return {
    finish: (owner, asked) => inTurn(owner.ownerId, () => finish(owner, asked)),

    take: (ownerId, asked, arrived) =>
      inTurn(ownerId, async () => {
        const known = await findFile(asked.id, db)
        if (known && known.ownerId !== ownerId) throw new ProblemError('already_exists')
        return known ? presentFile(known) : keep(ownerId, { ...asked, alt: '', mayFilm: false }, arrived)
      }).finally(() => arrived.remove().catch(heard('files'))),

    async sweep() {
      const now = clock().getTime()
      const unused = await deleteUnusedFiles(new Date(now - UNUSED_KEPT_DAYS * DAY_MS).toISOString(), db)
      for (const id of unused) await shelf.remove(id)
      let orphans = 0
      for await (const ids of shelf.olderThan(new Date(now - DAY_MS))) {
        const known = await findFiles(ids, db)
        for (const id of ids.filter((one) => !known.has(one))) {
          await shelf.remove(id)
          orphans += 1
        }
      }
      await sweepSource?.()
      return { files: unused.length, orphans }
    },
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r')
  const { bytesRead, buffer } = await file
    .read(Buffer.alloc(KIND_HEAD_BYTES), 0, KIND_HEAD_BYTES, 0)
    .finally(() => file.close())
  return buffer.subarray(0, bytesRead)
}

/** A PDF ends with its mark; a little may come after it. */
async function isWholePdf({ path, bytes }: Arrived): Promise<boolean> {
  const length = Math.min(bytes, 2048)
  const file = await open(path, 'r')
  const { buffer } = await file
    .read(Buffer.alloc(length), 0, length, bytes - length)
    .finally(() => file.close())
  return buffer.includes('%%EOF')
}

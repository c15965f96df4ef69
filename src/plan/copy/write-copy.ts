/** Makes the file of a copy. Loaded when somebody asks for one. */
import { PROTOCOL_VERSION } from '#contract/wire/client-version.ts'
import type { SyncEngine } from '../../features/sync/sync-hub.ts'
import { createZip, type ZipWriter } from '../../lib/zip/zip-writer.ts'
import type { Uploader } from '../../offline/uploads/uploader.ts'
import { OWN_PICTURES } from '../../offline/cache/kept-of-account.ts'
import { COPY_FILES_MAX_BYTES, type FoundFile, filesIn, pathFor, waitingFolder } from './copied-files.ts'
import {
  type AbsentFile,
  COPY_PATH,
  COPY_VERSION,
  type CopiedFile,
  type PlanCopy,
  type WaitingFile,
} from './copy-format.ts'
import { letterOf, tablesOf } from './copy-tables.ts'
import { gatherParts } from './gather-copy.ts'

/** A portal's page is no picture. */
const IS_FILE = /^(image\/|application\/pdf)/
/** Files that are asked for at a time. */
const LANES = 4

export interface CopyWork extends Omit<Parameters<typeof gatherParts>[0], 'signal'> {
  engine: SyncEngine
  accountId: string
  now: Date
  signal: AbortSignal
  fetch: typeof fetch
  /** How many files of how many are in. */
  onProgress: (done: number, of: number) => void
}

export interface MadeCopy {
  file: Blob
  name: string
  copy: PlanCopy
}

export async function makeCopy(work: CopyWork): Promise<MadeCopy> {
  const { engine, accountId, now, signal } = work
  const gathered = await gatherParts(work)
  const zip = createZip(now)
  const pending = { ...engine.outbox.exportPending(), accountId }
  const uploads = pending.commands.some(({ awaits }) => awaits?.length)
    ? await engine.uploads.open()
    : engine.uploads.now()
  const waiting = uploads ? await putWaiting(zip, uploads) : []
  const { files, absent } = await putFiles(zip, filesIn(gathered.parts), work, uploads)
  signal.throwIfAborted()
  const copy: PlanCopy = {
    format: 'lovoglio-copy',
    formatVersion: COPY_VERSION,
    protocolVersion: PROTOCOL_VERSION,
    exportedAt: now.toISOString(),
    accountId,
    ...gathered,
    files,
    absent,
    pending,
    waiting,
  }
  const texts = {
    'LEGGIMI.txt': `\uFEFF${letterOf(copy)}`,
    [COPY_PATH]: JSON.stringify(copy),
    ...tablesOf(copy.parts),
  }
  for (const [path, text] of Object.entries(texts)) await zip.add(path, new Blob([text]), 'text')
  return { file: zip.close(), name: `lovoglio-copia-${now.toISOString().slice(0, 10)}.zip`, copy }
}

/** What was chosen here and has not left: without its bytes the edits that name it would stand still. */
async function putWaiting(zip: ZipWriter, uploads: Uploader): Promise<WaitingFile[]> {
  const waiting: WaitingFile[] = []
  for (const { id, name, kind, alt, state } of uploads.list()) {
    const content = state === 'done' ? undefined : await uploads.blob(id)
    // Films are vendors', and a copy is a couple's.
    if (!content || kind === 'film') continue
    const path = pathFor({ folder: waitingFolder, name }, waiting.length + 1, content.type)
    await zip.add(path, content, 'packed')
    waiting.push({ id, name, kind, alt, path })
  }
  return waiting
}

async function putFiles(
  zip: ZipWriter,
  found: readonly FoundFile[],
  work: CopyWork,
  uploads: Uploader | undefined,
): Promise<{ files: CopiedFile[]; absent: AbsentFile[] }> {
  const files: (CopiedFile | undefined)[] = []
  const left = [...found.entries()]
  let done = 0
  const lane = async () => {
    for (let next = left.shift(); next && !work.signal.aborted; next = left.shift()) {
      const [at, file] = next
      const { id, name, kind } = file
      const read = await readFile(file, work, uploads)
      if (read && zip.bytes() + read.content.size <= COPY_FILES_MAX_BYTES) {
        const path = pathFor(file, at + 1, read.content.type)
        await zip.add(path, read.content, 'packed')
        files[at] = { id, path, name, kind, ...(read.small && { small: true as const }) }
      }
      done += 1
      work.onProgress(done, found.length)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return {
    files: files.filter((file) => file !== undefined),
    absent: found.flatMap(({ id, part, name }, at) => (files[at] ? [] : [{ id, part, name }])),
  }
}

/** A file as the server has it, as this device kept it, or as it was chosen here; undefined where it is nowhere near. */
async function readFile(
  { id, url }: FoundFile,
  { signal, fetch, online }: CopyWork,
  uploads: Uploader | undefined,
): Promise<{ content: Blob; small: boolean } | undefined> {
  // Without a network the worker answers with another size of the same picture, where it has one.
  const isWhole = online || (await isKeptWhole(url))
  try {
    // Not to be kept by the worker: a thousand of them would drive out what is looked at.
    const response = await fetch(url, { signal, cache: 'no-store' })
    const content = response.ok ? await response.blob() : undefined
    if (content && IS_FILE.test(content.type)) return { content, small: !isWhole }
  } catch {
    // No fault: no network, or the account has left: what is here will do.
    signal.throwIfAborted()
  }
  const content = await uploads?.blob(id)
  return content && { content, small: false }
}

const isKeptWhole = async (url: string) =>
  typeof caches !== 'undefined' && (await (await caches.open(OWN_PICTURES)).match(url)) !== undefined

/**
 * Reads a ZIP that anybody may have made: only its directory is read, and of its files those that are asked for, each with
 * a limit. Nothing in it is believed that can be counted: sizes, sums, where one file ends and the next begins.
 */
import { heard } from '../fault-log.ts'
import { crc32 } from './crc32.ts'
import {
  CENTRAL,
  DEFLATED,
  ENCRYPTED,
  END,
  LOCAL,
  MAX_BYTES,
  MAX_COMMENT_BYTES,
  MAX_FILES,
  STORED,
} from './zip-format.ts'

export class ZipError extends Error {
  readonly code: 'broken' | 'too_large'
  constructor(code: ZipError['code'], why: string) {
    super(why)
    this.code = code
  }
}

export interface ZipFile {
  path: string
  /** Bytes, unpacked, as the directory says; never more than that are read. */
  size: number
  /** @param most bytes. @throws ZipError `too_large` for more, `broken` for what is not as its directory says */
  read(most: number): Promise<Blob>
}

/** The most a directory may weigh: a thousand pictures are a tenth of it. */
const DIRECTORY_MAX_BYTES = 8 * 1024 * 1024
const PATH_MAX = 300

/** Whether a file begins as a ZIP does. */
export async function isZip(file: Blob): Promise<boolean> {
  if (file.size < END.bytes) return false
  const signature = (await viewOf(file.slice(0, 4))).getUint32(0, true)
  return signature === LOCAL.signature || signature === END.signature
}

/** @throws ZipError */
export async function openZip(file: Blob): Promise<ZipFile[]> {
  const { at, files, bytes, directoryAt } = await endOf(file)
  if (bytes > DIRECTORY_MAX_BYTES) throw new ZipError('too_large', 'a directory of many megabytes')
  if (directoryAt + bytes !== at) throw new ZipError('broken', 'the directory is not where it is said to be')
  const view = await viewOf(file.slice(directoryAt, at))
  const entries = entriesOf(view, files)
  ensureApart(entries, directoryAt)
  return entries.map((entry) => ({
    path: entry.path,
    size: entry.size,
    read: (most) => readEntry(file, entry, most),
  }))
}

interface Entry {
  path: string
  method: number
  sum: number
  packed: number
  size: number
  offset: number
  /** How long its name is, in bytes. */
  name: number
}

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer())

async function endOf(file: Blob) {
  const from = Math.max(0, file.size - END.bytes - MAX_COMMENT_BYTES)
  const view = await viewOf(file.slice(from))
  for (let at = view.byteLength - END.bytes; at >= 0; at -= 1) {
    const isEnd =
      view.getUint32(at, true) === END.signature &&
      at + END.bytes + view.getUint16(at + 20, true) === view.byteLength
    if (!isEnd) continue
    const [files, bytes, directoryAt] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 12, true),
      view.getUint32(at + 16, true),
    ]
    if (files === MAX_FILES || bytes === MAX_BYTES || directoryAt === MAX_BYTES)
      throw new ZipError('too_large', 'ZIP64')
    return { at: from + at, files, bytes, directoryAt }
  }
  throw new ZipError('broken', 'no end')
}

function entriesOf(view: DataView, files: number): Entry[] {
  const entries: Entry[] = []
  const known = new Set<string>()
  let at = 0
  for (let count = 0; count < files; count += 1) {
    if (at + CENTRAL.bytes > view.byteLength || view.getUint32(at, true) !== CENTRAL.signature)
      throw new ZipError('broken', 'no entry')
    const name = view.getUint16(at + 28, true)
    const next = at + CENTRAL.bytes + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > view.byteLength) throw new ZipError('broken', 'a name beyond the directory')
    const path = pathOf(new Uint8Array(view.buffer, at + CENTRAL.bytes, name))
    if (view.getUint16(at + 8, true) & ENCRYPTED) throw new ZipError('broken', 'encrypted')
    if (known.has(path)) throw new ZipError('broken', 'one name twice')
    known.add(path)
    entries.push({
      path,
      name,
      method: view.getUint16(at + 10, true),
      sum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at = next
  }
  return entries
}

/** A name that leads out of its folder, or that a system reads otherwise than we do, is nobody's slip. */
function pathOf(bytes: Uint8Array): string {
  const path = decoded(bytes)
  const isSafe =
    path.length > 0 &&
    path.length <= PATH_MAX &&
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    !/[\u0000-\u001f\\:]/.test(path) &&
    !path.startsWith('/') &&
    !path.split('/').includes('..')
  if (!isSafe) throw new ZipError('broken', 'a name that leads elsewhere')
  return path
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // No fault: it is told apart as what it is.
    throw new ZipError('broken', 'a name that is no text')
  }
}

/** Files that lie over each other are how a small ZIP unpacks to a huge one. */
function ensureApart(entries: readonly Entry[], end: number): void {
  let at = 0
  for (const { offset, name, packed } of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < at) throw new ZipError('broken', 'files over each other')
    at = offset + LOCAL.bytes + name + packed
  }
  if (at > end) throw new ZipError('broken', 'a file beyond the directory')
}

async function readEntry(file: Blob, { method, sum, packed, size, offset }: Entry, most: number) {
  if (size > most) throw new ZipError('too_large', 'a file larger than it may be')
  if (method !== STORED && method !== DEFLATED) throw new ZipError('broken', 'packed in another way')
  const local = await viewOf(file.slice(offset, offset + LOCAL.bytes))
  if (local.byteLength < LOCAL.bytes || local.getUint32(0, true) !== LOCAL.signature)
    throw new ZipError('broken', 'no file where one is said to be')
  const from = offset + LOCAL.bytes + local.getUint16(26, true) + local.getUint16(28, true)
  const part = file.slice(from, from + packed)
  const bytes =
    method === STORED ? part.stream() : part.stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const pieces: BlobPart[] = []
  // What is not packed is handed out from where it lies.
  const take = method === STORED ? () => 0 : (piece: BlobPart) => pieces.push(piece)
  const found = await counted(bytes, size, take)
  if (found.bytes !== size || found.sum !== sum) throw new ZipError('broken', 'another file than was packed')
  return method === STORED ? part : new Blob(pieces)
}

/** Stops at the first byte too many, whatever the stream would still give. */
async function counted(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
  take: (piece: Uint8Array<ArrayBuffer>) => unknown,
) {
  const reader = stream.getReader()
  let [bytes, sum] = [0, 0]
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      bytes += piece.value.length
      if (bytes > most) break
      sum = crc32(piece.value, sum)
      take(piece.value)
    }
  } catch (cause) {
    throw new ZipError('broken', String(cause))
  } finally {
    await reader.cancel().catch(heard('zip-reader'))
  }
  return { bytes, sum }
}

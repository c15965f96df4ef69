/**
 * Writes a ZIP as a Blob of Blobs: what is in it stays where it lies (the browser keeps large ones on the disk), and each
 * file says its size before it begins, so that every program opens it.
 */
import { crc32Of } from './crc32.ts'
import { CENTRAL, DEFLATED, END, LOCAL, MAX_BYTES, MAX_FILES, STORED, UTF8 } from './zip-format.ts'

/** By MS-DOS, which later systems still need: stored or packed, no encryption. */
const VERSION = 20

export interface ZipWriter {
  /** How many bytes there are so far. */
  bytes: () => number
  /**
   * @param path within the ZIP, with `/` between its parts
   * @param kind `text` is packed; pictures are packed already
   * @throws RangeError where the format has no number for it
   */
  add(path: string, content: Blob, kind: 'text' | 'packed'): Promise<void>
  close(): Blob
}

/** @param at what the files say when they were made, by the clock on the wall */
export function createZip(at: Date): ZipWriter {
  const parts: BlobPart[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)
  const day = (Math.max(at.getFullYear() - 1980, 0) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()

  return {
    bytes: () => offset,

    async add(path, content, kind) {
      const name = new TextEncoder().encode(path)
      const sum = await crc32Of(content)
      const packed = kind === 'text' ? await deflated(content) : content
      const method = kind === 'text' ? DEFLATED : STORED
      if (offset + packed.size + name.length + LOCAL.bytes > MAX_BYTES || directory.length >= MAX_FILES)
        throw new RangeError('more than a ZIP can name')
      // Common to both headers: version, flags, method, time, day, sum, sizes, length of the name, nothing further.
      const common = [
        [2, VERSION],
        [2, UTF8],
        [2, method],
        [2, time],
        [2, day],
        [4, sum],
        [4, packed.size],
        [4, content.size],
        [2, name.length],
        [2, 0],
      ] as const
      parts.push(header([[4, LOCAL.signature], ...common]), name, packed)
      const rest = [
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ] as const
      directory.push(header([[4, CENTRAL.signature], [2, VERSION], ...common, ...rest]), name)
      offset += LOCAL.bytes + name.length + packed.size
    },

    close() {
      const files = directory.length / 2
      const bytes = directory.reduce((sum, { length }) => sum + length, 0)
      const end = header([
        [4, END.signature],
        [2, 0],
        [2, 0],
        [2, files],
        [2, files],
        [4, bytes],
        [4, offset],
        [2, 0],
      ])
      return new Blob([...parts, ...directory, end], { type: 'application/zip' })
    },
  }
}

const deflated = (content: Blob): Promise<Blob> =>
  new Response(content.stream().pipeThrough(new CompressionStream('deflate-raw'))).blob()

/** Little-endian numbers one after the other. @param fields how many bytes each has, and its value */
function header(fields: readonly (readonly [2 | 4, number])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [length]) => sum + length, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [length, value] of fields) {
    if (length === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += length
  }
  return bytes
}

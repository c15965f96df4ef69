import { invalid } from './storage-error.ts'

/** The head of a multipart body: boundary, JSON part and the header of the second part. */
const HEAD_MAX_BYTES = 128 * 1024

/**
 * Reads the `multipart/related` body of the SDK's one-request upload: a JSON part, then the file. The file's bytes
 * are handed on as they come, never held as a whole. Throws 400 when the body is not of that shape.
 * Source: RFC 2387 and https://cloud.google.com/storage/docs/uploading-objects#rest-upload-objects (multipart).
 */
export async function readMultipart(
  contentType: string,
  chunks: AsyncIterator<Buffer>,
): Promise<{ json: unknown; partType: string | null; content: AsyncGenerator<Buffer> }> {
  const boundary = /boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  const name = boundary?.[1] ?? boundary?.[2]
  if (name === undefined) throw invalid('The multipart body has no boundary.')

  let head = Buffer.alloc(0)
  for (;;) {
    const parts = splitHead(head, name)
    if (parts !== null) {
      return {
        json: parseJson(parts.json),
        partType: /^content-type:\s*(.+)$/im.exec(parts.header)?.[1]?.trim() ?? null,
        content: contentUntilEnd(parts.rest, chunks, Buffer.from(`\r\n--${name}--`)),
      }
    }
    if (head.length > HEAD_MAX_BYTES) throw invalid('The metadata of the multipart body is too large.')
    const next = await chunks.next()
    if (next.done) throw invalid('The multipart body is cut short.')
    head = Buffer.concat([head, next.value])
  }
}

/** Finds both part headers; null when more bytes are needed. */
function splitHead(head: Buffer, boundary: string) {
  const delimiter = `--${boundary}\r\n`
  const first = head.indexOf(delimiter)
  const jsonStart = first < 0 ? -1 : head.indexOf('\r\n\r\n', first)
  const second = jsonStart < 0 ? -1 : head.indexOf(`\r\n${delimiter}`, jsonStart)
  if (second < 0) return null
  const headerStart = second + 2 + delimiter.length
  // a part may have no header at all: then the empty line comes at once
  const bare = head.subarray(headerStart, headerStart + 2).toString() === '\r\n'
  const headerEnd = bare ? headerStart - 2 : head.indexOf('\r\n\r\n', headerStart)
  if (headerEnd < 0) return null
  return {
    json: head.subarray(jsonStart + 4, second).toString('utf8'),
    header: head.subarray(headerStart, Math.max(headerStart, headerEnd)).toString('latin1'),
    rest: head.subarray(headerEnd + 4),
  }
}

/** Everything up to the closing boundary, which is the last thing in the body (a line break may follow it). */
async function* contentUntilEnd(
  rest: Buffer,
  chunks: AsyncIterator<Buffer>,
  closing: Buffer,
): AsyncGenerator<Buffer> {
  try {
    yield* untilClosing(rest, chunks, closing)
  } finally {
    await chunks.return?.()
  }
}

async function* untilClosing(
  rest: Buffer,
  chunks: AsyncIterator<Buffer>,
  closing: Buffer,
): AsyncGenerator<Buffer> {
  const heldBytes = closing.length + 2
  let held = rest
  for (;;) {
    const ready = held.length - heldBytes
    if (ready > 0) {
      yield held.subarray(0, ready)
      held = held.subarray(ready)
    }
    const next = await chunks.next()
    if (next.done) break
    held = held.length === 0 ? next.value : Buffer.concat([held, next.value])
  }
  const end = held.lastIndexOf(closing)
  const after = held.subarray(end + closing.length).toString('latin1')
  if (end < 0 || (after !== '' && after !== '\r\n')) throw invalid('The multipart body is cut short.')
  if (end > 0) yield held.subarray(0, end)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('The metadata is not JSON.')
  }
}

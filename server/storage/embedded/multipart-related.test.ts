import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMultipart } from './multipart-related.ts'

const TYPE = 'multipart/related; boundary=12345'

async function parse(body: Buffer, cuts: number[] = [], type = TYPE) {
  const edges = [0, ...cuts.map((cut) => cut % (body.length + 1)).toSorted((a, b) => a - b), body.length]
  const pieces = edges.slice(1).map((end, i) => body.subarray(edges[i]!, end))
  const source = Readable.from(pieces.filter((piece) => piece.length > 0))
  const { json, partType, content } = await readMultipart(type, source[Symbol.asyncIterator]())
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return { json, partType, content: Buffer.concat(chunks) }
}

const bodyOf = (content: Buffer, end = '') =>
  Buffer.concat([
    Buffer.from(
      '--12345\r\nContent-Type: application/json; charset=utf-8\r\n\r\n{"name":"è"}\r\n--12345\r\nContent-Type: image/png\r\n\r\n',
    ),
    content,
    Buffer.from(`\r\n--12345--${end}`),
  ])

describe('a multipart body', () => {
  test('gives back its parts byte for byte, however the network cuts it', async () => {
    const awkward = fc.constantFrom('\r\n', '--12345', '\r\n--12345--', '\r\n--12345', '-', '\r')
    const content = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc.array(awkward, { maxLength: 6 }).map((parts) => Buffer.from(parts.join(''))),
    )
    await fc.assert(
      fc.asyncProperty(
        content,
        fc.array(fc.nat(), { maxLength: 8 }),
        fc.constantFrom('', '\r\n'),
        async (bytes, cuts, end) => {
          const read = await parse(bodyOf(bytes, end), cuts)
          expect(read.json).toEqual({ name: 'è' })
          expect(read.partType).toBe('image/png')
          expect(read.content.equals(bytes)).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('that is cut short anywhere is refused', async () => {
    const whole = bodyOf(Buffer.from('content'))
    for (let length = 0; length < whole.length; length += 1) {
      await expect(parse(whole.subarray(0, length)), String(length)).rejects.toMatchObject({ status: 400 })
    }
  })

  test('without a boundary, or with metadata without end, is refused', async () => {
    await expect(parse(bodyOf(Buffer.alloc(0)), [], 'multipart/related')).rejects.toMatchObject({
      status: 400,
    })
    await expect(parse(Buffer.alloc(300_000, 'x'), [65_536, 131_100, 200_000])).rejects.toMatchObject({
      status: 400,
    })
  })
})

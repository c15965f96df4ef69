import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How a stream was written: all of it, or only until its sender went away. */
export type Written = { bytes: number; interrupted: boolean }

/** Runs with a file of this process's own, which is gone afterwards: nothing that is acknowledged lies only there. */
export async function withScratch<T>(work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lovoglio-store-'))
  try {
    return await work(join(folder, 'content'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes a stream to a new file. `check` may throw with the bytes so far. */
export async function writeScratch(
  path: string,
  stream: AsyncIterable<Buffer>,
  check: (bytes: number) => void,
): Promise<Written> {
  const file = await open(path, 'wx')
  const chunks = stream[Symbol.asyncIterator]()
  let bytes = 0
  try {
    for (;;) {
      let next: IteratorResult<Buffer>
      try {
        next = await chunks.next()
      } catch {
        // No fault: the sender went away, what has arrived is kept, the next request goes on from there
        return { bytes, interrupted: true }
      }
      if (next.done) return { bytes, interrupted: false }
      check(bytes + next.value.length)
      await file.appendFile(next.value)
      bytes += next.value.length
    }
  } finally {
    await chunks.return?.()
    await file.close()
  }
}

/** Size, MD5 in base64 and first bytes of a file. */
export async function describeFile(path: string, headBytes: number) {
  const md5 = createHash('md5')
  let head = Buffer.alloc(0)
  let size = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    if (head.length < headBytes)
      head = Buffer.concat([head, chunk.subarray(0, headBytes)]).subarray(0, headBytes)
    md5.update(chunk)
    size += chunk.length
  }
  return { size, md5: md5.digest('base64'), head }
}

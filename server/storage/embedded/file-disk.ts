import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

/** How a stream was written: all of it, or only until its sender went away. */
export type Written = { bytes: number; interrupted: boolean }

/**
 * The files on disk: `uploads/{id}.part` while they arrive, `objects/{xx}/{key}` once whole. A name given by a person
 * never becomes a path.
 */
export type FileDisk = ReturnType<typeof createFileDisk>

export function createFileDisk(directory: string) {
  const uploads = join(directory, 'uploads')
  const objects = join(directory, 'objects')
  const partPath = (id: string) => join(uploads, `${id}.part`)
  const shardOf = (key: string) => join(objects, key.slice(0, 2))
  const objectPath = (key: string) => join(shardOf(key), key)

  return {
    partPath,
    objectPath,

    prepare: async () => {
      await mkdir(uploads, { recursive: true })
      await mkdir(objects, { recursive: true })
    },

    createPart: async (id: string) => {
      const file = await open(partPath(id), 'wx')
      await file.close()
    },

    hasPart: (id: string) =>
      stat(partPath(id)).then(
        () => true,
        () => false,
      ),

    /** Writes a stream at `offset`, cutting whatever lay beyond, and syncs. `check` may throw with the bytes so far. */
    writePart: async (
      id: string,
      offset: number,
      stream: AsyncIterable<Buffer>,
      check: (bytes: number) => void,
    ): Promise<Written> => {
      const file = await open(partPath(id), 'r+')
      try {
        await file.truncate(offset)
        return await writeStream(file, offset, stream, check)
      } finally {
        await file.close()
      }
    },

    /** Turns a part into an object: synced, renamed, and its folder synced, so that it is there after a power cut. */
    commit: async (id: string, key: string) => {
      const file = await open(partPath(id), 'r+')
      await file.sync().finally(() => file.close())
      await mkdir(shardOf(key), { recursive: true })
      await rename(partPath(id), objectPath(key))
      await syncDirectory(shardOf(key))
    },

    describePart: (id: string, headBytes: number) => describe(partPath(id), headBytes),
    openObject: (key: string) => open(objectPath(key), 'r'),
    removePart: (id: string) => rm(partPath(id), { force: true }),
    removeObject: (key: string) => rm(objectPath(key), { force: true }),

    /** The keys of objects, a shard at a time, that have not been touched since `before`. */
    async *oldObjects(before: Date): AsyncGenerator<string[]> {
      for (const shard of await readdir(objects)) yield await namesBefore(join(objects, shard), before)
    },

    oldParts: async (before: Date) =>
      (await namesBefore(uploads, before)).map((name) => name.replace(/\.part$/, '')),
  }
}

async function writeStream(
  file: FileHandle,
  offset: number,
  stream: AsyncIterable<Buffer>,
  check: (bytes: number) => void,
): Promise<Written> {
  let bytes = 0
  let interrupted = false
  const chunks = stream[Symbol.asyncIterator]()
  try {
    for (;;) {
      let next: IteratorResult<Buffer>
      try {
        next = await chunks.next()
      } catch {
        // the sender went away: what has arrived is kept, the next request goes on from there
        interrupted = true
        break
      }
      if (next.done) break
      check(bytes + next.value.length)
      let written = 0
      while (written < next.value.length) {
        const result = await file.write(
          next.value,
          written,
          next.value.length - written,
          offset + bytes + written,
        )
        written += result.bytesWritten
      }
      bytes += next.value.length
    }
  } finally {
    await chunks.return?.()
  }
  await file.sync()
  return { bytes, interrupted }
}

/** Size, MD5 in base64 and first bytes of a file. */
async function describe(path: string, headBytes: number) {
  const file = await open(path, 'r')
  const md5 = createHash('md5')
  let head = Buffer.alloc(0)
  let size = 0
  for await (const chunk of file.createReadStream({ highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    if (head.length < headBytes)
      head = Buffer.concat([head, chunk.subarray(0, headBytes)]).subarray(0, headBytes)
    md5.update(chunk)
    size += chunk.length
  }
  return { size, md5: md5.digest('base64'), head }
}

async function namesBefore(directory: string, before: Date): Promise<string[]> {
  const old: string[] = []
  for (const name of await readdir(directory)) {
    const info = await stat(join(directory, name)).catch(() => null)
    if (info !== null && info.mtime < before) old.push(name)
  }
  return old
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  await directory.sync().finally(() => directory.close())
}

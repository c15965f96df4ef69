/** Files in a folder of this machine. What a crash leaves is under `.making/`; what has its key is whole. */
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FileStorage, KeptKey } from './file-storage.ts'

const MAKING = '.making'
/** Only the product's own user reads what people sent. */
const PRIVATE = { recursive: true, mode: 0o700 } as const
const isAbsent = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

export function createFolderStorage(directory: string): FileStorage {
  const pathOf = (key: string) => path.join(directory, key)

  /** Every file below a folder, a folder at a time. */
  async function* walk(folder: string): AsyncGenerator<KeptKey[]> {
    const entries = await readdir(pathOf(folder), { withFileTypes: true }).catch((error: unknown) => {
      if (isAbsent(error)) return []
      throw error
    })
    const kept: KeptKey[] = []
    for (const entry of entries) {
      const key = folder + entry.name
      if (entry.isDirectory() && entry.name !== MAKING) yield* walk(`${key}/`)
      // No fault: it went meanwhile.
      const info = entry.isFile() ? await stat(pathOf(key)).catch(() => null) : null
      if (info) kept.push({ key, writtenAt: info.mtime })
    }
    if (kept.length > 0) yield kept
  }

  return {
    async put(key, file) {
      const target = pathOf(key)
      const apart = pathOf(`${MAKING}/${randomUUID()}`)
      await mkdir(path.dirname(apart), PRIVATE)
      try {
        // No fault: of the same disk it is only moved, of another it is copied.
        await rename(file, apart).catch(() => copyFile(file, apart))
        await syncPath(apart, 'r+')
        await placeAs(apart, target)
        await syncPath(path.dirname(target), 'r')
      } finally {
        await rm(apart, { force: true })
      }
    },

    async open(key, range) {
      const file = await open(pathOf(key), 'r').catch((error: unknown) => {
        if (isAbsent(error)) return null
        throw error
      })
      if (!file) return null
      const { size } = await file.stat()
      return { bytes: size, stream: file.createReadStream(range) }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true })
      // No fault: a folder of its own goes with the last file in it, one that holds others stays.
      await rmdir(path.dirname(pathOf(key))).catch(() => undefined)
    },

    list: walk,
  }
}

/** Renames; a folder that went with its last file meanwhile is made again. */
async function placeAs(apart: string, target: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    await mkdir(path.dirname(target), PRIVATE)
    try {
      return await rename(apart, target)
    } catch (error) {
      if (!isAbsent(error) || tries === 5) throw error
    }
  }
}

async function syncPath(target: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(target, flags)
  await handle.sync().finally(() => handle.close())
}

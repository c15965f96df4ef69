/** Where the files lie that are served: what belongs to one id under `{xx}/{id}/`. */
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type ByteRange, type FileStorage, removeAll } from '../../platform/files/file-storage.ts'

export type FileShelf = ReturnType<typeof createFileShelf>

// The end of a UUIDv7 is what differs: its beginning is the time.
export const placeOf = (id: string) => `${id.slice(-2)}/${id}/`

export function createFileShelf(storage: FileStorage) {
  return {
    /** @param range of its bytes; the whole without one */
    open: (id: string, name: string, range?: ByteRange) => storage.open(placeOf(id) + name, range),

    /** Makes files in a folder of this machine and puts them away; only then there may be a row that speaks of them. */
    async put<Made>(id: string, make: (folder: string) => Promise<Made>): Promise<Made> {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-making-'))
      try {
        const made = await make(folder)
        for (const name of await readdir(folder))
          await storage.put(placeOf(id) + name, path.join(folder, name))
        return made
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    copy: (from: string, folder: string, name: string) => copyFile(from, path.join(folder, name)),

    remove: (id: string) => removeAll(storage, placeOf(id)),

    /** The ids whose files were put there before then, some at a time. */
    async *olderThan(before: Date): AsyncGenerator<string[]> {
      for await (const kept of storage.list('')) {
        const old = new Set<string>()
        const young = new Set<string>()
        for (const { key, writtenAt } of kept) (writtenAt < before ? old : young).add(key.split('/')[1]!)
        // What is being made anew lies beside what a crash left of it.
        const ids = [...old].filter((id) => !young.has(id))
        if (ids.length > 0) yield ids
      }
    },
  }
}

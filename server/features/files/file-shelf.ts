/** Where the files lie: `{directory}/{xx}/{id}/`, one folder each, put there whole. */
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

export type FileShelf = ReturnType<typeof createFileShelf>

const MAKING = '.making'

export function createFileShelf(directory: string) {
  // The end of a UUIDv7 is what differs: its beginning is the time.
  const folderOf = (id: string) => path.join(directory, id.slice(-2), id)

  return {
    pathOf: (id: string, name: string) => path.join(folderOf(id), name),

    /** Makes a folder apart and puts it in its place at once. */
    async put<Made>(id: string, make: (folder: string) => Promise<Made>): Promise<Made> {
      const apart = path.join(directory, MAKING, `${id}-${process.pid}`)
      await rm(apart, { recursive: true, force: true })
      await mkdir(apart, { recursive: true })
      try {
        const made = await make(apart)
        const folder = folderOf(id)
        await mkdir(path.dirname(folder), { recursive: true })
        // What a crash left there has no row: nobody reads it.
        await rm(folder, { recursive: true, force: true })
        await rename(apart, folder)
        const parent = await open(path.dirname(folder), 'r')
        await parent.sync().finally(() => parent.close())
        return made
      } finally {
        await rm(apart, { recursive: true, force: true })
      }
    },

    copy: (from: string, folder: string, name: string) => copyFile(from, path.join(folder, name)),

    remove: (id: string) => rm(folderOf(id), { recursive: true, force: true }),

    /** The ids of folders not touched since then, a shelf at a time. */
    async *olderThan(before: Date): AsyncGenerator<string[]> {
      for (const shelf of await readdir(directory).catch(() => [])) {
        if (shelf.length !== 2) continue
        const old: string[] = []
        for (const id of await readdir(path.join(directory, shelf))) {
          const info = await stat(path.join(directory, shelf, id)).catch(() => null)
          if (info && info.mtime < before) old.push(id)
        }
        yield old
      }
    },
  }
}

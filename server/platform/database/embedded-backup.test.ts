import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp } from './embedded-backup.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const count = async (client: pg.Client) =>
  Number((await client.query<{ count: string }>('select count(*) from kept')).rows[0]!.count)

/** Folders in folders, down to where the system takes no longer name. */
async function fillWithLongNames(within: string): Promise<void> {
  for (let inner = within; ;) {
    inner = path.join(inner, 'n'.repeat(100))
    try {
      await mkdir(inner)
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENAMETOOLONG')
      return
    }
  }
}

it('what is copied while the database is written to starts in another place, with all that was there before', async () => {
  const [dataDir, target] = [path.join(folder, 'data'), path.join(folder, 'copy')]
  await mkdir(path.join(dataDir, 'files'), { recursive: true })
  await writeFile(path.join(dataDir, 'files', 'foto.webp'), 'foto')
  const database = await startEmbeddedDatabase(path.join(dataDir, 'database'))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('create table kept (id integer primary key, words text)')
  await client.query(`insert into kept select n, repeat('parole ', 200) from generate_series(1, 5000) n`)
  let isWriting = true
  const writing = (async () => {
    for (let id = 10_000; isWriting; id++)
      await client.query(`insert into kept values ($1, repeat('altre ', 200))`, [id])
  })()
  await backUp(dataDir, target)
  isWriting = false
  await writing
  await expect(backUp(dataDir, target)).rejects.toThrow('not empty')
  await expect(backUp(dataDir, path.join(dataDir, 'files', 'copia'))).rejects.toThrow('is within')
  const meanwhile = await count(client)

  // What fails half way is told, and is not in the way of the next try: here names that are too long in the other place.
  const elsewhere = path.join(folder, 'x'.repeat(200))
  await fillWithLongNames(path.join(dataDir, 'files'))
  await expect(backUp(dataDir, elsewhere)).rejects.toThrow('ENAMETOOLONG')
  expect(await readdir(elsewhere)).toEqual([])
  await client.end()
  await database.stop()

  const copied = await startEmbeddedDatabase(path.join(target, 'database'))
  const there = new pg.Client({ connectionString: copied.url })
  await there.connect()
  const rows = await count(there)
  expect(rows).toBeGreaterThanOrEqual(5000)
  expect(rows).toBeLessThanOrEqual(meanwhile)
  // It goes on from there.
  await there.query(`insert into kept values (1000000, 'poi')`)
  await there.end()
  await copied.stop()
  expect(await readFile(path.join(target, 'files', 'foto.webp'), 'utf8')).toBe('foto')
})

/**
 * A copy of DATA_DIR as it is at one moment, taken while the product works: the database by PostgreSQL's own way of copying a
 * running cluster (its manual, 26.3.3 «Making a base backup using the low level API»), and then the rest, of which nothing that the
 * copied database names is missing.
 */
import type { Dirent } from 'node:fs'
import {
  chown,
  copyFile,
  mkdir,
  readdir,
  readlink,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from './embedded-database.ts'

const DATABASE = 'database'
const CLUSTER = path.join(DATABASE, 'cluster')
/** Made anew at each start; of what is being written ahead only the part at the end is taken. */
const OF_ONE_RUN = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init'])

/**
 * @param dataDir of an embedded product, running or not
 * @param target a folder that is not there yet, or is empty: it can stand in the place of `dataDir`
 * @throws Error where the target has something in it, lies within `dataDir`, or nothing can be read or written there: then it is
 * left empty
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  if ((await entriesOf(target)).length > 0) throw new Error(`${target} is not empty: name a new folder.`)
  await mkdir(target, { recursive: true, mode: 0o700 })
  try {
    if (await isWithin(dataDir, target))
      throw new Error(`${target} is within ${dataDir}: name a folder outside of it.`)
    await copyCluster(dataDir, target)
    for (const entry of await entriesOf(dataDir))
      if (entry.name !== DATABASE) await copy(entry, dataDir, target)
  } catch (error) {
    // A half copy looks like a whole one, and is in the way of the next.
    for (const { name } of await entriesOf(target)) await rm(path.join(target, name), { recursive: true })
    throw error
  }
}

async function isWithin(folder: string, inner: string): Promise<boolean> {
  const way = path.relative(await realpath(folder), await realpath(inner))
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way)
}

async function copyCluster(dataDir: string, target: string): Promise<void> {
  const [from, to] = [path.join(dataDir, CLUSTER), path.join(target, CLUSTER)]
  const database = await startEmbeddedDatabase(path.join(dataDir, DATABASE))
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  const slot = `backup_${process.pid}`
  try {
    // What is written ahead from here on stays until it is taken; the slot goes with this session, whatever happens.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
    await client.query(`select pg_backup_start('npm run backup', true)`)
    await copyEntries(from, to)
    for (const name of OF_ONE_RUN) await mkdir(path.join(to, name), { recursive: true, mode: 0o700 })
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
      'select labelfile, spcmapfile from pg_backup_stop(false)',
    )
    await copyEntries(path.join(from, 'pg_wal'), path.join(to, 'pg_wal'))
    await writeFile(path.join(to, 'backup_label'), rows[0]!.labelfile, { mode: 0o600 })
  } finally {
    await client.end()
    if (database.startedHere) await database.stop()
  }
  await copyFile(path.join(dataDir, DATABASE, 'password'), path.join(target, DATABASE, 'password'))
  const { uid, gid } = await stat(from)
  // PostgreSQL runs as a user of its own where we are root, and takes a folder of nobody else's.
  if (process.getuid?.() === 0) await give(to, uid, gid)
}

async function copyEntries(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await entriesOf(from))
    if (!OF_ONE_RUN.has(entry.name) && !NOT_COPIED.has(entry.name)) await copy(entry, from, to)
}

async function copy(entry: Dirent, from: string, to: string): Promise<void> {
  const [source, place] = [path.join(from, entry.name), path.join(to, entry.name)]
  try {
    if (entry.isDirectory()) await copyEntries(source, place)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), place)
    else if (entry.isFile()) await copyFile(source, place)
  } catch (error) {
    // Tables and files go while others are copied: what was written ahead, or the database, says so.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

async function give(folder: string, uid: number, gid: number): Promise<void> {
  await chown(folder, uid, gid)
  for (const entry of await entriesOf(folder)) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) await give(place, uid, gid)
    else if (entry.isFile()) await chown(place, uid, gid)
  }
}

const entriesOf = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // A folder that is not there, or not any more, has nothing in it.
    if (error.code === 'ENOENT') return []
    throw error
  })

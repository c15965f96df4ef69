/**
 * The folder of a process: nobody else on the machine reads it, and one process at a time owns a database in it. A session's
 * lock in the database says who, and goes with the process however it ends.
 */
import { chmod, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

const LOCK = 20_270_612
/** After a kill -9 the database needs a moment to notice that the old owner's connection is gone. */
const PATIENCE_MS = 4_000

export class DirectoryInUseError extends Error {}

/** Folders that a process of another user has to pass: under root, PostgreSQL runs as one. */
const FOLDER_MODE = process.getuid?.() === 0 ? 0o711 : 0o700

/**
 * Makes a data directory where there is none. What this process writes from now on is for its own user alone, and so
 * becomes what a version before left for others to read.
 */
export async function openDirectory(directory: string): Promise<void> {
  process.umask(0o077)
  await mkdir(directory, { recursive: true })
  await chmod(directory, FOLDER_MODE)
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const mode = !entry.isDirectory() ? 0o600 : entry.name === 'database' ? FOLDER_MODE : 0o700
    await chmod(path.join(directory, entry.name), mode)
  }
}

/**
 * Takes a data directory for this process.
 * @returns what gives it back
 * @throws DirectoryInUseError when another process has it
 */
export async function claimDirectory(databaseUrl: string, directory: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: `lovoglio ${process.pid}` })
  client.on('error', () => {})
  await client.connect()
  for (const deadline = Date.now() + PATIENCE_MS; ;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (rows[0].mine) return () => client.end()
    if (Date.now() > deadline) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await client.end()
  throw new DirectoryInUseError(
    `${directory} is in use by another Lovoglio. Stop it first, or give this one its own DATA_DIR.`,
  )
}

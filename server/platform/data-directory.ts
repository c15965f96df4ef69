/** One process at a time owns a database: a session's lock in it says who, and goes with the process however it ends. */
import pg from 'pg'

const LOCK = 20_270_612
/** After a kill -9 the database needs a moment to notice that the old owner's connection is gone. */
const PATIENCE_MS = 4_000

export class DirectoryInUseError extends Error {}

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

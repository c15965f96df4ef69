/** Brings a database to the schema of this version: plain SQL files, applied once each, in the order of their numbers. */
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runner } from 'node-pg-migrate'
import pg from 'pg'

const DIRECTORY = path.join(import.meta.dirname, '../../migrations')
const LOCK = 20_270_613
const ASK_EVERY_MS = 100

/** Applies what is missing. Several processes may call it at once: one works, the others wait. */
export async function migrate(url: string): Promise<void> {
  const turn = new pg.Client({ connectionString: url })
  turn.on('error', () => {})
  await turn.connect()
  try {
    // A transaction's lock, and asked for without waiting: it is let go even where a pooler keeps the connection, and
    // who waits keeps none from who works. The runner's own lock does not wait: the second of two would end.
    while (!(await taken(turn))) await pause(ASK_EVERY_MS)
    await runner({
      databaseUrl: url,
      dir: DIRECTORY,
      direction: 'up',
      migrationsTable: 'migration',
      checkOrder: false,
      noLock: true,
      log: () => {},
    })
    // What a migration has brought is in administrators' register too (decision 101).
    await turn.query('select watch_admin_writes()')
    await turn.query('commit')
  } finally {
    await turn.end()
  }
}

async function taken(client: pg.Client): Promise<boolean> {
  await client.query('begin')
  const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as mine', [LOCK])
  if (!rows[0].mine) await client.query('rollback')
  return rows[0].mine as boolean
}

/**
 * `npm run restored`: to be run once after the database was brought back to an earlier moment, before the product starts on it: that of DATABASE_URL, or of DATA_DIR.
 * Devices have heard of changes that this database no longer knows: its feed goes on far beyond their numbers, and
 * each of them reads everything again.
 */
import path from 'node:path'
import pg from 'pg'
import { readConfig } from '#server/config.ts'
import { startEmbeddedDatabase } from '#server/platform/database/embedded-database.ts'

const { dataDir, databaseUrl, databaseDirectUrl } = readConfig(process.env)
const embedded = databaseUrl ? undefined : await startEmbeddedDatabase(path.join(dataDir, 'database'))
const address = databaseDirectUrl ?? databaseUrl ?? embedded!.url

/** More than a feed can have drawn between the moment that was restored and the accident. */
const BEYOND = 1_000_000_000
const client = new pg.Client({ connectionString: address })
await client.connect()
try {
  await client.query('begin')
  const { rows } = await client.query<{ seq: string }>(
    `select setval('change_seq_seq', last_value + $1) as seq from change_seq_seq`,
    [BEYOND],
  )
  const { rowCount } = await client.query(
    `with gone as (delete from change returning audience)
     insert into change_horizon (audience, seq)
       select audience, $1::bigint from gone union select audience, $1::bigint from change_horizon
       on conflict (audience) do update set seq = excluded.seq`,
    [rows[0]!.seq],
  )
  await client.query('commit')
  console.log(
    `The feed goes on from ${rows[0]!.seq}; ${rowCount} audiences will be read anew by their devices.`,
  )
} finally {
  await client.end()
  if (embedded?.startedHere) await embedded.stop()
}

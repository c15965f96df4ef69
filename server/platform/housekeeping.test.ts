import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, createTestDatabase } from '#tests/support/test-database.ts'
import { keepHouse } from './housekeeping.ts'
import { startJobs } from './jobs.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('throws away what is past its time and keeps what is not', async () => {
  const { pool } = database
  await pool.query(`insert into session (token_hash, uid, expires_at) values
    ('old', 'a', now() - interval '1 minute'), ('new', 'b', now() + interval '1 minute')`)
  await pool.query(`insert into idempotency (actor, key, request_hash, created_at) values
    ('a', 'old', '', now() - interval '91 days'), ('a', 'new', '', now() - interval '89 days')`)
  expect(await keepHouse(pool)).toMatchObject({ session: 1, idempotency: 1, change: 0 })
  expect((await pool.query('select uid from session')).rows).toEqual([{ uid: 'b' }])
  expect((await pool.query('select key from idempotency')).rows).toEqual([{ key: 'new' }])
})

it('is planned for every night, and what waits for its hour for every minute, on the same database', async () => {
  const stop = await startJobs(database.pool, () => {}, { nightly: [], everyMinute: [], outside: [] })
  expect(
    (await database.pool.query('select name, cron, timezone from pgboss.schedule order by name')).rows,
  ).toEqual([
    { name: 'clock', cron: '* * * * *', timezone: 'UTC' },
    { name: 'housekeeping', cron: '10 4 * * *', timezone: 'Europe/Rome' },
    { name: 'outside', cron: '* * * * *', timezone: 'UTC' },
  ])
  await stop()
})

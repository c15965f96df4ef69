import { drizzle } from 'drizzle-orm/node-postgres'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type TestDatabase, createTestDatabase } from '#tests/support/test-database.ts'
import { keepHouse } from './housekeeping.ts'
import { failedJobs, lastJobs, loadRetry, retryJob } from './job-runs.ts'
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

it('that failed is told with its reason, and done once more where somebody asks, however often', async () => {
  const { pool } = database
  const db = drizzle({ client: pool })
  const broken = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  let tries = 0
  const chore = async () => {
    if (++tries === 1) throw broken
    return {}
  }
  const logged: string[] = []
  const chores = { nightly: [chore], everyMinute: [], outside: [] }
  const stop = await startJobs(pool, (event) => logged.push(event), chores)
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  await boss.send('housekeeping', {}, { retryLimit: 0 })
  await expect.poll(() => failedJobs(db)).toHaveLength(1)
  const [failed] = await failedJobs(db)
  expect(failed).toMatchObject({ name: 'housekeeping', why: 'disk', code: 'ENOSPC', mended: false })
  expect(logged).toContain('a job failed')
  expect((await lastJobs(db)).find(({ name }) => name === 'housekeeping')?.failed).toBe(true)
  const retry = await loadRetry()
  const asked = [await retryJob(retry, failed!.id, db), await retryJob(retry, failed!.id, db)]
  expect(asked).toEqual([1, 0])
  await expect.poll(() => failedJobs(db)).toEqual([])
  await expect
    .poll(async () => (await lastJobs(db)).find(({ name }) => name === 'housekeeping')?.at)
    .toBeTruthy()
  expect([tries, await retryJob(retry, failed!.id, db)]).toEqual([2, 0])
  expect(await retryJob(retry, newId(), db)).toBe(0)
  await stop()
})

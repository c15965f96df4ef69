import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIMITS, limitsOf } from '#tests/support/database-limits.ts'
import { type TestDatabase, createTestDatabase } from '#tests/support/test-database.ts'
import { openDatabase } from './database.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(() => own.close())

it('gives up on locks, statements and idle transactions, on requests’ connections and on the feed’s', async () => {
  const database = openDatabase(own.url, 4)
  for (const part of [database, database.feed])
    expect(await limitsOf(part, 8)).toEqual({ alone: [LIMITS], within: [LIMITS] })
  const holder = await database.pool.connect()
  await holder.query('begin; select pg_advisory_xact_lock(42)')
  const waiting = database.db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '50ms'`)
    await tx.execute(sql`select pg_advisory_xact_lock(42)`)
  })
  await expect(waiting).rejects.toMatchObject({ cause: { code: '55P03' } })
  await holder.query('rollback')
  holder.release()
  await database.close()
})

it('answers again after connections broke at the beginning, in the middle and at the end of a transaction', async () => {
  const database = openDatabase(own.url, 2)
  const { pool, db } = database
  const connect = pool.connect.bind(pool) as () => Promise<import('pg').PoolClient>
  for (const breaksAt of ['begin', 'select 1', 'commit', 'begin', 'select 1', 'commit']) {
    pool.connect = (async () => {
      const client = await connect()
      const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
      client.on('error', () => undefined)
      client.query = (async (...args: unknown[]) => {
        const [asked] = args as [string | { text: string }]
        if ((typeof asked === 'string' ? asked : asked.text).startsWith(breaksAt))
          (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
        return query(...args)
      }) as typeof client.query
      return client
    }) as typeof pool.connect
    await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  }
  pool.connect = connect as typeof pool.connect
  expect((await db.transaction((tx) => tx.execute(sql`select 2 as two`))).rows).toEqual([{ two: 2 }])
  await database.close()
})

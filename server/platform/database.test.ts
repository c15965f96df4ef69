import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, createTestDatabase } from '#tests/support/test-database.ts'
import { openDatabase } from './database.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(() => own.close())

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
        if ((typeof asked === 'string' ? asked : asked.text) === breaksAt)
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

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, createTestDatabase } from '#tests/support/test-database.ts'
import { keyFor, serverSecret } from './server-secret.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('processes that ask at once on an empty database have one secret, and so does the next start', async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, () => serverSecret(database.pool, undefined)))
  expect(new Set(asked).size).toBe(1)
  expect(asked[0]!.length).toBeGreaterThanOrEqual(43)
  expect(await serverSecret(database.pool, undefined)).toBe(asked[0])
})

it('a configured secret is taken, and not written down', async () => {
  const configured = 'a secret that the configuration brings'
  expect(await serverSecret(database.pool, configured)).toBe(configured)
  const { rows } = await database.pool.query('select secret from server_secret where secret = $1', [
    configured,
  ])
  expect(rows).toEqual([])
})

it('a key is good for one purpose', () => {
  expect(keyFor('secret', 'one').equals(keyFor('secret', 'one'))).toBe(true)
  expect(keyFor('secret', 'one').equals(keyFor('secret', 'other'))).toBe(false)
})

import { jwtVerify } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { openSigningKeys } from './signing-keys.ts'

const clock = () => new Date()
let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
})

afterEach(async () => {
  await database.close()
})

describe('the signing key', () => {
  test('is made once and shared by the processes on one database', async () => {
    const first = await openSigningKeys(database.pool, 'the same secret', clock)
    const second = await openSigningKeys(database.pool, 'the same secret', clock)
    await expect(jwtVerify(await first.sign({ sub: 'a' }), second.jwks)).resolves.toBeTruthy()
    const { rows } = await database.pool.query('select count(*)::int as n from identity_signing_key')
    expect(rows[0].n).toBe(1)
  })

  test('made by a process with another secret is believed by those that run already', async () => {
    const first = await openSigningKeys(database.pool, 'one secret', clock)
    const second = await openSigningKeys(database.pool, 'another secret', clock)
    await expect(jwtVerify(await second.sign({ sub: 'a' }), first.jwks)).resolves.toBeTruthy()
    await expect(jwtVerify(await first.sign({ sub: 'a' }), second.jwks)).resolves.toBeTruthy()
  })
})

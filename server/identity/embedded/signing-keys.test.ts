import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jwtVerify } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { openSigningKeys, readOrMakeSecretFile } from './signing-keys.ts'

const clock = () => new Date()
let database: TestDatabase
let directory: string

beforeEach(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'lovoglio-secret-'))
})

afterEach(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
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

describe('the secret file', () => {
  test('is made once, for its owner only, and leaves nothing beside it', async () => {
    const path = join(directory, 'identity-key')
    const secrets = await Promise.all(Array.from({ length: 8 }, () => readOrMakeSecretFile(path)))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]!.length).toBeGreaterThanOrEqual(43)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readdir(directory)).toEqual(['identity-key'])
    expect(await readFile(path, 'utf8')).toBe(secrets[0])
  })

  test('that holds no secret is not taken for one', async () => {
    const path = join(directory, 'identity-key')
    await writeFile(path, 'short')
    await chmod(path, 0o600)
    await expect(readOrMakeSecretFile(path)).rejects.toThrow('does not hold a secret')
  })
})

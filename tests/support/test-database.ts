import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    databaseAdminUrl: string
  }
}

export interface TestDatabase {
  readonly url: string
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** A fresh, migrated database of this test's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('databaseAdminUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  // Two copies of one template at a time are refused: they take turns.
  await admin.query('select pg_advisory_lock(727)')
  await admin.query(`create database ${name} template lovoglio_template`)
  await admin.end()
  const url = adminUrl.replace(/\/postgres$/, `/${name}`)
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  pool.on('error', () => {})
  return {
    url,
    pool,
    close: async () => {
      await pool.end()
      const client = new pg.Client({ connectionString: adminUrl })
      await client.connect()
      await client.query(`drop database ${name} with (force)`)
      await client.end()
    },
  }
}

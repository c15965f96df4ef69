/** The pool, the typed query builder over it, and transactions. */
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = NodePgDatabase<Record<string, never>> & { $client: pg.Pool }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** What a store function runs on: the database, or the transaction of a write. */
export type Queryable = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export interface Database {
  readonly pool: pg.Pool
  readonly db: Db
  close(): Promise<void>
}

/**
 * Opens a pool on a PostgreSQL address.
 * @param size connections at the most
 */
export function openDatabase(url: string, size = 20): Database {
  const pool = new pg.Pool({ connectionString: url, max: size, idleTimeoutMillis: 30_000 })
  // An idle connection that the server closes is not this process's end: the pool opens another.
  pool.on('error', () => {})
  return {
    pool,
    db: Object.assign(drizzle(pool), { transaction: transactions(pool) }),
    close: () => pool.end(),
  }
}

/** As drizzle's own, which never gives back a connection that breaks at `begin`: twenty of them, and nothing is answered. */
function transactions(pool: pg.Pool) {
  return async <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect()
    let broken = false
    try {
      await client.query('begin')
      const result = await work(drizzle(client) as unknown as Tx)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(() => (broken = true))
      throw error
    } finally {
      client.release(broken)
    }
  }
}

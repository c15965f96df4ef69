/** The pool, the typed query builder over it, and transactions. */
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { noteFault } from '../faults.ts'

export type Db = NodePgDatabase<Record<string, never>> & { $client: pg.Pool }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** What a store function runs on: the database, or the transaction of a write. */
export type Queryable = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export interface Database {
  readonly pool: pg.Pool
  readonly db: Db
  /** Connections of the change feed's own: pushes go on, however many requests want the others. */
  readonly feed: { readonly pool: pg.Pool; readonly db: Db }
  close(): Promise<void>
}

/** How long anybody waits for a connection of the pool, in milliseconds. */
const CONNECTION_WITHIN_MS = 10_000
const FEED_CONNECTIONS = 3
/**
 * The longest that a lock is waited for, a statement runs, and a transaction stands open with nothing to do: whoever
 * holds up others longer than that is given up by the database itself.
 */
const LIMITS = { lock_timeout: '5s', statement_timeout: '30s', idle_in_transaction_session_timeout: '60s' }
const settings = (scope: 'session' | 'local') =>
  Object.entries(LIMITS)
    .map(([name, value]) => `set ${scope} ${name} = '${value}'`)
    .join('; ')
/** What tells a connection its limits. A pooler must say it on each that it opens (`connect_query`): here nobody knows which. */
export const SESSION_LIMITS = settings('session')
/** With the limits of its own: behind a pooler the connection may be one that was never told of them. */
const BEGIN = `begin; ${settings('local')}`

/**
 * Opens a pool on a PostgreSQL address.
 * @param size connections at the most
 */
export function openDatabase(url: string, size = 20): Database {
  const open = (max: number) => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: CONNECTION_WITHIN_MS,
      onConnect: (client) => client.query(SESSION_LIMITS),
    })
    // An idle connection that the server closes is not this process's end: the pool opens another.
    pool.on('error', () => {})
    return { pool, db: Object.assign(drizzle(pool), { transaction: transactions(pool) }) }
  }
  const [main, feed] = [open(size), open(FEED_CONNECTIONS)]
  return {
    ...main,
    feed,
    close: async () => {
      await Promise.all([main.pool.end(), feed.pool.end()])
    },
  }
}

/** As drizzle's own, which never gives back a connection that breaks at `begin`: twenty of them, and nothing is answered. */
export function transactions(pool: pg.Pool) {
  return async <Result>(work: (tx: Tx, client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect()
    let broken = false
    try {
      await client.query(BEGIN)
      const result = await work(drizzle(client) as unknown as Tx, client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((fault: unknown) => {
        broken = true
        noteFault('database', fault)
      })
      throw error
    } finally {
      client.release(broken)
    }
  }
}

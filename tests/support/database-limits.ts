/** What the database itself gives up on: read from a connection as it is, and within a transaction. */
import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'

/** As PostgreSQL says them. */
export const LIMITS = 'lock 5s, statement 30s, idle 1min'

const ASKED = `select format('lock %s, statement %s, idle %s', current_setting('lock_timeout'),
  current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')) as limits`

/** Those of so many connections at once; each differing answer once. */
export async function limitsOf({ pool, db }: Pick<Database, 'pool' | 'db'>, connections: number) {
  const times = Array.from({ length: connections })
  const alone = await Promise.all(times.map(() => pool.query<{ limits: string }>(ASKED)))
  const within = await Promise.all(times.map(() => db.transaction((tx) => tx.execute(sql.raw(ASKED)))))
  const said = (answers: { rows: Record<string, unknown>[] }[]) => [
    ...new Set(answers.map(({ rows }) => rows[0]!.limits)),
  ]
  return { alone: said(alone), within: said(within) }
}

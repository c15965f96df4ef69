/** What a session of a deleted account is told: that it is gone, when, and of a wedding which of the two has deleted it. */
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Queryable } from '../database/database.ts'
import { ProblemError } from '../http/problem.ts'
import { tokenHash } from './session.ts'

/** A phone that lay in a drawer for a winter is still told. */
export const ENDED_SESSIONS_KEPT_DAYS = 365

interface Ended {
  kind: 'couple' | 'vendor'
  ended_at: Date | string
  ended_by: 'one' | 'two' | null
}

interface Ending {
  id: string
  /** The identity that deletes it: a partner's place is kept, of anybody else nothing. */
  by: string
  /** ISO-8601 UTC */
  now: string
}

/** Notes the open sessions of a couple as ended by its deletion; the caller deletes them, and the couple. */
export async function noteEndedWedding({ id, by, now }: Ending, tx: Queryable): Promise<void> {
  await tx.execute(sql`insert into ended_session (token_hash, ended_at, kind, ended_by)
    select s.token_hash, ${now}, 'couple', (select partner from couple_member where uid = ${by} and couple_id = ${id})
      from session s join couple_member m on m.uid = s.uid and m.couple_id = ${id}
      on conflict (token_hash) do nothing`)
}

/** The same of a vendor. */
export async function noteEndedVendor({ id, now }: Omit<Ending, 'by'>, tx: Queryable): Promise<void> {
  await tx.execute(sql`insert into ended_session (token_hash, ended_at, kind)
    select s.token_hash, ${now}, 'vendor'
      from session s join vendor_account a on a.uid = s.uid and a.vendor_id = ${id}
      on conflict (token_hash) do nothing`)
}

/** Why a token that looks like ours opens nothing. */
export async function whyEnded(pool: pg.Pool, token: string): Promise<ProblemError> {
  const { rows } = await pool.query<Ended>(
    'select kind, ended_at, ended_by from ended_session where token_hash = $1',
    [tokenHash(token)],
  )
  const [row] = rows
  if (!row) return new ProblemError('token_expired')
  const at = new Date(row.ended_at).toISOString()
  return new ProblemError(row.kind === 'vendor' ? 'vendor_deleted' : 'wedding_deleted', {
    ended: { at, ...(row.ended_by && { by: row.ended_by }) },
  })
}

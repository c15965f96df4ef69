/** What a session of a deleted wedding is told: that the wedding is gone, when, and which of the two has deleted it. */
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Queryable } from '../database/database.ts'
import { ProblemError } from '../http/problem.ts'
import { tokenHash } from './session.ts'

/** A phone that lay in a drawer for a winter is still told. */
export const ENDED_SESSIONS_KEPT_DAYS = 365

/**
 * Notes the open sessions of a couple as ended by its deletion; the caller deletes them, and the couple.
 * @param by the identity that deletes it: a partner's place is kept, of anybody else nothing
 * @param now ISO-8601 UTC
 */
export async function noteEndedSessions(
  coupleId: string,
  by: string,
  now: string,
  tx: Queryable,
): Promise<void> {
  await tx.execute(sql`insert into ended_session (token_hash, ended_at, ended_by)
    select s.token_hash, ${now}, (select partner from couple_member where uid = ${by} and couple_id = ${coupleId})
      from session s join couple_member m on m.uid = s.uid and m.couple_id = ${coupleId}
      on conflict (token_hash) do nothing`)
}

/** Why a token that looks like ours opens nothing. */
export async function whyEnded(pool: pg.Pool, token: string): Promise<ProblemError> {
  const { rows } = await pool.query<{ ended_at: Date | string; ended_by: 'one' | 'two' | null }>(
    'select ended_at, ended_by from ended_session where token_hash = $1',
    [tokenHash(token)],
  )
  const [row] = rows
  if (!row) return new ProblemError('token_expired')
  const at = new Date(row.ended_at).toISOString()
  return new ProblemError('wedding_deleted', { ended: { at, ...(row.ended_by && { by: row.ended_by }) } })
}

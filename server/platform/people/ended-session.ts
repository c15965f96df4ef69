/** What a session is told whose account is gone, or whose wedding goes on without it: when, and by which of the two. */
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Queryable } from '../database/database.ts'
import { ProblemError } from '../http/problem.ts'
import { tokenHash } from './session.ts'

/** A phone that lay in a drawer for a winter is still told. */
export const ENDED_SESSIONS_KEPT_DAYS = 365

interface Ended {
  kind: 'couple' | 'vendor' | 'member'
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

/**
 * Ends the open sessions of one who is no longer of a wedding, and notes why.
 * @param by which of the two has taken them out; null who has left
 */
export async function endSessionsOfMember(
  uid: string,
  { by, now }: { by: 'one' | 'two' | null; now: string },
  tx: Queryable,
): Promise<void> {
  await tx.execute(sql`insert into ended_session (token_hash, ended_at, kind, ended_by)
    select token_hash, ${now}, 'member', ${by} from session where uid = ${uid} on conflict (token_hash) do nothing`)
  await tx.execute(sql`delete from session where uid = ${uid}`)
}

const CODES = { couple: 'wedding_deleted', vendor: 'vendor_deleted', member: 'wedding_left' } as const

/** Why a token that looks like ours opens nothing. */
export async function whyEnded(pool: pg.Pool, token: string): Promise<ProblemError> {
  const { rows } = await pool.query<Ended>(
    'select kind, ended_at, ended_by from ended_session where token_hash = $1',
    [tokenHash(token)],
  )
  const [row] = rows
  if (!row) return new ProblemError('token_expired')
  const at = new Date(row.ended_at).toISOString()
  return new ProblemError(CODES[row.kind], {
    ended: { at, ...(row.ended_by && { by: row.ended_by }) },
  })
}

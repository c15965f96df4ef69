/** The sessions of one account, as its owner sees and ends them. A session also ends the sign-in that opened it. */
import type pg from 'pg'
import type { AccountSession } from '#contract/people/session.ts'
import { tokenHash } from '../../platform/people/session.ts'

const TOLD_AT_MOST = 100

/** The open sessions of an account, the one that asks first, then as they were last used. */
export async function sessionsOf(uid: string, token: string, pool: pg.Pool): Promise<AccountSession[]> {
  const { rows } = await pool.query(
    `select id, device, created_at, last_used_at, token_hash = $2 as current from session
      where uid = $1 and expires_at > now() order by current desc, last_used_at desc, id limit $3`,
    [uid, tokenHash(token), TOLD_AT_MOST],
  )
  return rows.map(({ created_at, last_used_at, ...told }) => ({
    ...told,
    openedAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
  }))
}

/**
 * Ends one session of an account, and its sign-in unless another session is open by the same. Of a session older than the
 * note of its sign-in only the latest moment is known at which that can have been.
 * @returns whether it was there
 */
export async function endSession(uid: string, id: string, pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `with gone as (delete from session where uid = $1 and id = $2 returning uid, signed_in_at, created_at),
          ended as (insert into ended_sign_in (uid, since, until)
            select uid, coalesce(signed_in_at, '-infinity'), coalesce(signed_in_at, created_at) from gone
             where not exists (select 1 from session s
                                where s.uid = $1 and s.id <> $2 and s.signed_in_at = gone.signed_in_at)
            on conflict (uid, since) do update set until = greatest(ended_sign_in.until, excluded.until))
     select 1 from gone`,
    [uid, id],
  )
  return rows.length > 0
}

/**
 * Ends every session of an account but the one that asks, and every sign-in but its own, also those without a session.
 * A sign-in of this very second is left out, unless it has one: who signs in after this must not be refused.
 * @param now ISO-8601 UTC, by the clock that dates sign-ins
 * @returns how many sessions ended
 */
export async function endOtherSessions(
  uid: string,
  token: string,
  now: string,
  pool: pg.Pool,
): Promise<number> {
  const { rows } = await pool.query(
    `with mine as (select signed_in_at from session where token_hash = $2),
          gone as (delete from session where uid = $1 and token_hash <> $2 returning uid, signed_in_at, created_at),
          over as (
            select signed_in_at as since, signed_in_at as until from gone
             where signed_in_at is distinct from (select signed_in_at from mine) and signed_in_at is not null
            union all
            select '-infinity', signed_in_at - interval '1 second' from mine where signed_in_at is not null
            union all
            select signed_in_at + interval '1 second', date_trunc('second', $3::timestamptz) - interval '1 second'
              from mine where signed_in_at is not null),
          ended as (insert into ended_sign_in (uid, since, until)
            select $1, since, max(until) from over where since <= until group by since
            on conflict (uid, since) do update set until = greatest(ended_sign_in.until, excluded.until))
     select count(*)::int as ended from gone`,
    [uid, tokenHash(token), now],
  )
  return rows[0].ended as number
}

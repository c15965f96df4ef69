/**
 * Ends the sessions of accounts that another provider has disabled, deleted or signed out everywhere: it tells of none of
 * that, so it is asked, within a minute of a session's opening and then every hour.
 */
import type pg from 'pg'
import { type AccountLookup, LOOKUP_AT_MOST } from './google-accounts.ts'

const ASKED_EVERY_MINUTES = 60
/** So that other work by the minute has its turn: three hundred thousand accounts an hour. */
const LOOKUPS_IN_A_ROUND = 50

const DUE = `
  select uid, now() as asked from session
   where expires_at > now() and (checked_at is null or checked_at < now() - $1 * interval '1 minute')
   group by uid order by min(coalesce(checked_at, '-infinity')), uid limit $2`
/** Everything of an account that is not there was opened too early. */
const END = `
  with ended as (
    delete from session s using unnest($1::text[], $2::timestamptz[]) as account (uid, valid_since)
     where s.uid = account.uid and coalesce(s.signed_in_at, s.created_at) < account.valid_since
    returning s.uid)
  select distinct uid from ended`

/**
 * One round over the accounts that are due.
 * @param onEnded told whose sessions ended, as soon as they have
 * @returns of how many accounts
 * Rejects when the provider cannot be asked: what it has not said ends nothing.
 */
export async function endSessionsOfGone(
  pool: pg.Pool,
  lookup: AccountLookup,
  onEnded: (uid: string) => void,
): Promise<number> {
  let ended = 0
  for (let asked = 0; asked < LOOKUPS_IN_A_ROUND; asked++) {
    const due = await pool.query<{ uid: string; asked: Date }>(DUE, [ASKED_EVERY_MINUTES, LOOKUP_AT_MOST])
    const uids = due.rows.map(({ uid }) => uid)
    if (uids.length === 0) break
    const accounts = await lookup(uids)
    const validSince = uids.map((uid) => {
      const account = accounts.get(uid)
      return account && !account.disabled ? account.validSince.toISOString() : 'infinity'
    })
    const { rows } = await pool.query<{ uid: string }>(END, [uids, validSince])
    // One that was opened meanwhile, by an older proof, has not been asked of.
    await pool.query('update session set checked_at = now() where uid = any($1) and created_at <= $2', [
      uids,
      due.rows[0]!.asked,
    ])
    for (const { uid } of rows) onEnded(uid)
    ended += rows.length
    if (uids.length < LOOKUP_AT_MOST) break
  }
  return ended
}

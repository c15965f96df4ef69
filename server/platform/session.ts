/**
 * The product's own session: a random token of which only the hash is kept, 30 days, sliding, revocable.
 * Every request asks the database, so that sign-out and deactivation hold at once on every process.
 */
import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Actor } from './actor.ts'

const LIFE_DAYS = 30
const PREFIX = 'lvs_'

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** True for what looks like a token of ours; anything else is taken for an identity token. */
export const isSessionToken = (token: string): boolean => token.startsWith(PREFIX)

/** Opens a session for an identity. The token is shown once. */
export async function openSession(pool: pg.Pool, uid: string): Promise<string> {
  const token = PREFIX + randomBytes(32).toString('base64url')
  await pool.query(
    `insert into session (token_hash, uid, expires_at) values ($1, $2, now() + $3 * interval '1 day')`,
    [tokenHash(token), uid, LIFE_DAYS],
  )
  return token
}

export async function closeSession(pool: pg.Pool, token: string): Promise<void> {
  await pool.query('delete from session where token_hash = $1', [tokenHash(token)])
}

/** Ends every session of an identity: sign-out everywhere, a changed password, a deleted account. */
export async function closeSessionsOf(pool: pg.Pool, uid: string): Promise<void> {
  await pool.query('delete from session where uid = $1', [uid])
}

const FIND = `
  select s.uid, s.expires_at < now() + ($2 - 1) * interval '1 day' as slide,
         a.id as admin_id, m.couple_id, m.partner, c.active as couple_active, va.vendor_id, v.active as vendor_active
    from session s
    left join admin a on a.uid = s.uid
    left join couple_member m on m.uid = s.uid
    left join couple c on c.id = m.couple_id and c.deleted_at is null
    left join vendor_account va on va.uid = s.uid
    left join vendor v on v.id = va.vendor_id and v.deleted_at is null
   where s.token_hash = $1 and s.expires_at > now()`

/** Who a session token belongs to; undefined for one that is unknown, ended or expired. */
export async function findActor(pool: pg.Pool, token: string): Promise<Actor | undefined> {
  const hash = tokenHash(token)
  // By name: asked at every request, it is planned once for each connection.
  const { rows } = await pool.query({ name: 'find-actor', text: FIND, values: [hash, LIFE_DAYS] })
  const row = rows[0]
  if (!row) return undefined
  if (row.slide)
    await pool.query(`update session set expires_at = now() + $2 * interval '1 day' where token_hash = $1`, [
      hash,
      LIFE_DAYS,
    ])
  return actorOf(row)
}

interface ActorRow {
  uid: string
  admin_id: string | null
  couple_id: string | null
  partner: 'one' | 'two' | null
  couple_active: boolean | null
  vendor_id: string | null
  vendor_active: boolean | null
}

function actorOf(row: ActorRow): Actor | undefined {
  if (row.admin_id) return { kind: 'admin', uid: row.uid, adminId: row.admin_id }
  if (row.couple_id && row.couple_active !== null)
    return {
      kind: 'couple',
      uid: row.uid,
      coupleId: row.couple_id,
      partner: row.partner!,
      active: row.couple_active,
    }
  if (row.vendor_id && row.vendor_active !== null)
    return { kind: 'vendor', uid: row.uid, vendorId: row.vendor_id, active: row.vendor_active }
  return undefined
}

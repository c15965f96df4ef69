/**
 * The product's own session: a random token of which only the hash is kept, 30 days, sliding, revocable.
 * Every request asks the database, so that sign-out and deactivation hold at once on every process.
 * Where nobody can ask whether the identity's account still stands, it lasts a day and is opened anew by a fresh proof.
 */
import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { AdminRole } from '#contract/lists/admin/admin-roles.ts'
import type { Actor } from './actor.ts'

const LIFE_DAYS = 30
/** A request is no reason to write: that a session is used is noted so often. */
const NOTED_EVERY_MINUTES = 10
const PREFIX = 'lvs_'

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The token of an `Authorization` header; the scheme's name may be written in any case (RFC 9110, 11.1). */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]

/** True for what looks like a token of ours; anything else is taken for an identity token. */
export const isSessionToken = (token: string): boolean => token.startsWith(PREFIX)

/** How long a session lasts; one that slides is made longer by its use. */
export interface SessionLife {
  days: number
  slides: boolean
}
export const SLIDING: SessionLife = { days: LIFE_DAYS, slides: true }
export const UNCHECKED: SessionLife = { days: 1, slides: false }

/** Sessions that are open already last no longer than new ones do: an earlier configuration may have let them. */
export async function shortenSessions(pool: pg.Pool, { days, slides }: SessionLife): Promise<void> {
  if (slides) return
  await pool.query(
    `update session set slides = false, expires_at = least(expires_at, now() + $1 * interval '1 day') where slides`,
    [days],
  )
}

export interface Opening {
  /** In words; empty where nothing is known. */
  device?: string
  /** When the identity signed in, by its own word. */
  signedInAt?: Date
  life?: SessionLife
}

/** Opens a session for an identity. The token is shown once. */
export async function openSession(
  pool: pg.Pool,
  uid: string,
  { device = '', signedInAt, life = SLIDING }: Opening = {},
): Promise<string> {
  const token = PREFIX + randomBytes(32).toString('base64url')
  await pool.query(
    `insert into session (token_hash, uid, expires_at, device, signed_in_at, slides)
     values ($1, $2, now() + $3 * interval '1 day', $4, $5, $6)`,
    [tokenHash(token), uid, life.days, device, signedInAt ?? null, life.slides],
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

/** Used a while after it was noted last, or by another version of the app. */
const unnoted = (of: 's.' | '') => `${of}last_used_at < now() - $2 * interval '1 minute'
  or $3::int is not null and ${of}client_version is distinct from $3::int`

const FIND = `
  select s.uid, ${unnoted('s.')} as unnoted,
         a.id as admin_id, a.role as admin_role,
         a.second_factor_since is null and (select second_factor_required from admin_policy) as owes_second_factor,
         m.couple_id, m.partner, c.active as couple_active, va.vendor_id,
         -- Whoever has not published its page works on it; suspended is who was told why.
         v.active or v.deactivation_reason is null as vendor_active
    from session s
    left join admin a on a.uid = s.uid and a.ended_at is null
    left join couple_member m on m.uid = s.uid
    left join couple c on c.id = m.couple_id and c.deleted_at is null
    left join vendor_account va on va.uid = s.uid
    left join vendor v on v.id = va.vendor_id and v.deleted_at is null
   where s.token_hash = $1 and s.expires_at > now()`

/** Of many requests at once the first writes. */
const NOTE_USE = `
  update session set last_used_at = now(), client_version = coalesce($3, client_version),
         expires_at = case when slides then now() + $4 * interval '1 day' else expires_at end
   where token_hash = $1 and (${unnoted('')})`

/**
 * Who a session token belongs to; undefined for one that is unknown, ended or expired.
 * @param version the protocol that its app speaks; undefined where it is not the app that asks, or does not say
 */
export async function findActor(pool: pg.Pool, token: string, version?: number): Promise<Actor | undefined> {
  const hash = tokenHash(token)
  const use = [hash, NOTED_EVERY_MINUTES, version ?? null]
  // Without a name: behind a pooler the next connection would not know it.
  const { rows } = await pool.query(FIND, use)
  const row = rows[0]
  if (!row) return undefined
  if (row.unnoted) await pool.query(NOTE_USE, [...use, LIFE_DAYS])
  return actorOf(row, hash.toString('hex').slice(0, 16))
}

interface ActorRow {
  uid: string
  admin_id: string | null
  admin_role: AdminRole | null
  owes_second_factor: boolean
  couple_id: string | null
  partner: 'one' | 'two' | null
  couple_active: boolean | null
  vendor_id: string | null
  vendor_active: boolean | null
}

function actorOf(row: ActorRow, device: string): Actor | undefined {
  if (row.admin_id)
    return {
      kind: 'admin',
      uid: row.uid,
      adminId: row.admin_id,
      role: row.admin_role!,
      device,
      owesSecondFactor: row.owes_second_factor,
    }
  if (row.couple_id && row.couple_active !== null)
    return {
      kind: 'couple',
      uid: row.uid,
      coupleId: row.couple_id,
      partner: row.partner!,
      active: row.couple_active,
      device,
    }
  if (row.vendor_id && row.vendor_active !== null)
    return { kind: 'vendor', uid: row.uid, vendorId: row.vendor_id, active: row.vendor_active, device }
  return undefined
}

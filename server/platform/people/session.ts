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

/** A function of the database (migration 0812, decision 131): its plan is kept, without a name that a pooler would lose. */
const FIND = 'select * from session_owner($1, $2, $3)'

/** Of many requests at once the first writes. */
const NOTE_USE = `
  update session set last_used_at = now(), client_version = coalesce($3, client_version),
         expires_at = case when slides then now() + $4 * interval '1 day' else expires_at end
   where token_hash = $1
     and (last_used_at < now() - $2 * interval '1 minute' or $3::int is not null and client_version is distinct from $3::int)`

/**
 * Who a session token belongs to; undefined for one that is unknown, ended or expired.
 * @param version the protocol that its app speaks; undefined where it is not the app that asks, or does not say
 */
export async function findActor(pool: pg.Pool, token: string, version?: number): Promise<Actor | undefined> {
  const hash = tokenHash(token)
  const use = [hash, NOTED_EVERY_MINUTES, version ?? null]
  const { rows } = await pool.query(FIND, use)
  const row = rows[0]
  if (!row) return undefined
  if (row.unnoted) await pool.query(NOTE_USE, [...use, LIFE_DAYS])
  return actorOf(row, hash.toString('hex').slice(0, 16))
}

interface ActorRow {
  uid: string
  admin: { id: string; role: AdminRole; owesSecondFactor: boolean } | null
  couple: { id: string; partner: 'one' | 'two'; active: boolean } | null
  vendor: { id: string; active: boolean } | null
}

function actorOf({ uid, admin, couple, vendor }: ActorRow, device: string): Actor | undefined {
  if (admin) {
    const { id: adminId, ...rest } = admin
    return { kind: 'admin', uid, adminId, device, ...rest }
  }
  if (couple) {
    const { id: coupleId, ...rest } = couple
    return { kind: 'couple', uid, coupleId, device, ...rest }
  }
  if (vendor) return { kind: 'vendor', uid, vendorId: vendor.id, active: vendor.active, device }
  return undefined
}

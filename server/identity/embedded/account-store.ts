import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Queryable } from '../../platform/database/database.ts'

/** The pool, or the connection of a transaction. */
export type Queries = Pick<pg.ClientBase, 'query'>

/** An account of the embedded provider as it is kept. */
export type Account = {
  uid: string
  email: string
  emailVerified: boolean
  passwordHash: string
  displayName: string | null
  photoUrl: string | null
  disabled: boolean
  epoch: number
  validSince: Date
  passwordUpdatedAt: Date
  createdAt: Date
  lastLoginAt: Date
  lastRefreshAt: Date
}

const COLUMNS = `
  uid, email, email_verified as "emailVerified", password_hash as "passwordHash", display_name as "displayName",
  photo_url as "photoUrl", disabled, epoch, valid_since as "validSince",
  password_updated_at as "passwordUpdatedAt", created_at as "createdAt", last_login_at as "lastLoginAt",
  last_refresh_at as "lastRefreshAt"`

/** What ends every session opened before it: older tokens carry an older epoch. $2 is the time. */
const REVOKE = `epoch = epoch + 1, valid_since = date_trunc('second', $2::timestamptz)`

export async function findAccount(db: pg.Pool, uid: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(`select ${COLUMNS} from identity_account where uid = $1`, [uid])
  return rows[0] ?? null
}

export async function findAccountByEmail(db: pg.Pool, email: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(`select ${COLUMNS} from identity_account where email = $1`, [
    email,
  ])
  return rows[0] ?? null
}

export async function listAccounts(db: pg.Pool): Promise<Account[]> {
  const { rows } = await db.query<Account>(`select ${COLUMNS} from identity_account order by created_at, uid`)
  return rows
}

/** Adds an account; null when its e-mail or uid is taken. */
export async function insertAccount(
  db: pg.Pool,
  account: { uid: string; email: string; passwordHash: string; displayName: string | null },
  now: Date,
): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `insert into identity_account (uid, email, password_hash, display_name, valid_since, password_updated_at,
       created_at, last_login_at, last_refresh_at)
     values ($1, $3, $4, $5, date_trunc('second', $2::timestamptz), $2, $2, $2, $2)
     on conflict do nothing
     returning ${COLUMNS}`,
    [account.uid, now, account.email, account.passwordHash, account.displayName],
  )
  return rows[0] ?? null
}

export async function setPassword(
  db: pg.Pool,
  uid: string,
  passwordHash: string,
  now: Date,
): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `update identity_account set password_hash = $3, password_updated_at = $2, ${REVOKE}
     where uid = $1 returning ${COLUMNS}`,
    [uid, now, passwordHash],
  )
  return rows[0] ?? null
}

/** Keeps the same password hashed at today's cost: nothing ends. */
export async function setPasswordHash(db: pg.Pool, uid: string, old: string, passwordHash: string) {
  await db.query('update identity_account set password_hash = $3 where uid = $1 and password_hash = $2', [
    uid,
    old,
    passwordHash,
  ])
}

/** Changes the e-mail; throws a unique violation (23505) when somebody has it. */
export async function setEmail(
  db: Queries,
  uid: string,
  change: { email: string; verified: boolean },
  now: Date,
): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `update identity_account set email = $3, email_verified = $4, ${REVOKE} where uid = $1 returning ${COLUMNS}`,
    [uid, now, change.email, change.verified],
  )
  return rows[0] ?? null
}

export async function setProfile(
  db: pg.Pool,
  uid: string,
  profile: { displayName: string | null; photoUrl: string | null },
): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `update identity_account set display_name = $2, photo_url = $3 where uid = $1 returning ${COLUMNS}`,
    [uid, profile.displayName, profile.photoUrl],
  )
  return rows[0] ?? null
}

export async function setDisabled(db: pg.Pool, uid: string, disabled: boolean, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update identity_account set disabled = $3, ${REVOKE} where uid = $1 and disabled <> $3`,
    [uid, now, disabled],
  )
  return rowCount === 1
}

export async function deleteAccount(db: pg.Pool, uid: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from identity_account where uid = $1', [uid])
  return rowCount === 1
}

/** Deletes accounts with their sessions, codes and addresses, in somebody's transaction. */
export async function deleteAccounts(uids: readonly string[], tx: Queryable): Promise<void> {
  await tx.execute(sql`delete from identity_account where uid = any(${sql.param([...uids])}::text[])`)
}

export async function deleteAllAccounts(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ uid: string }>('delete from identity_account returning uid')
  await db.query('delete from identity_code')
  await db.query('delete from identity_attempt')
  return rows.map((row) => row.uid)
}

/** Whether the account has signed in from this address before. */
export async function isKnownAddress(db: pg.Pool, email: string, addressHash: Buffer): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from identity_known_address k join identity_account a using (uid)
     where a.email = $1 and k.address_hash = $2`,
    [email, addressHash],
  )
  return rows.length > 0
}

/** Notes a sign-in: its time, and the address it came from. */
export async function recordSignIn(db: pg.Pool, uid: string, addressHash: Buffer, now: Date): Promise<void> {
  await db.query(
    `with signed_in as (
       update identity_account set last_login_at = $3, last_refresh_at = $3 where uid = $1 returning uid
     )
     insert into identity_known_address (uid, address_hash, seen_at) select uid, $2::bytea, $3 from signed_in
     on conflict (uid, address_hash) do update set seen_at = excluded.seen_at`,
    [uid, addressHash, now],
  )
}

/** Notes that the account's e-mail was proved; null when it is no longer that e-mail. */
export async function markEmailVerified(db: pg.Pool, uid: string, email: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `update identity_account set email_verified = true where uid = $1 and email = $2 returning ${COLUMNS}`,
    [uid, email],
  )
  return rows[0] ?? null
}

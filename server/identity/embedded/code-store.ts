import type pg from 'pg'
import type { Queries } from './account-store.ts'

/** What the code of a mail may be spent on, in Firebase's words. */
export type CodeKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL'

export type Code = {
  uid: string | null
  kind: CodeKind
  email: string
  newEmail: string | null
  expiresAt: Date
  usedAt: Date | null
}

const COLUMNS = 'uid, kind, email, new_email as "newEmail", expires_at as "expiresAt", used_at as "usedAt"'

export async function insertCode(
  db: Queries,
  codeHash: Buffer,
  code: Omit<Code, 'usedAt'>,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into identity_code (code_hash, uid, kind, email, new_email, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [codeHash, code.uid, code.kind, code.email, code.newEmail, now, code.expiresAt],
  )
}

export async function findCode(db: pg.Pool, codeHash: Buffer): Promise<Code | null> {
  const { rows } = await db.query<Code>(`select ${COLUMNS} from identity_code where code_hash = $1`, [
    codeHash,
  ])
  return rows[0] ?? null
}

/** Spends a code, once: null when another request was quicker, or it is past its time. */
export async function spendCode(db: pg.Pool, codeHash: Buffer, now: Date): Promise<Code | null> {
  const { rows } = await db.query<Code>(
    `update identity_code set used_at = $2
     where code_hash = $1 and used_at is null and expires_at > $2 and uid is not null
     returning ${COLUMNS}`,
    [codeHash, now],
  )
  return rows[0] ?? null
}

/**
 * Spends a password reset code and sets the password in one statement. The e-mail is proved by the same mail; the
 * account's sessions end, and so do its other reset codes and any change of e-mail that waits. Returns the account's uid and e-mail, or null.
 */
export async function spendResetCode(
  db: pg.Pool,
  codeHash: Buffer,
  passwordHash: string,
  now: Date,
): Promise<{ uid: string; email: string } | null> {
  const { rows } = await db.query<{ uid: string; email: string }>(
    `with spent as (
       update identity_code set used_at = $2
       where code_hash = $1 and kind = 'PASSWORD_RESET' and used_at is null and expires_at > $2 and uid is not null
       returning uid, email
     ), others as (
       update identity_code set used_at = $2
       where uid in (select uid from spent) and kind in ('PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL')
         and used_at is null and code_hash <> $1
     )
     update identity_account a
     set password_hash = $3, password_updated_at = $2, epoch = epoch + 1,
         valid_since = date_trunc('second', $2::timestamptz), email_verified = true
     from spent where a.uid = spent.uid and a.email = spent.email
     returning a.uid, a.email`,
    [codeHash, now, passwordHash],
  )
  return rows[0] ?? null
}

/** Ends the account's unspent codes of some kinds, as when its e-mail has changed. */
export async function cancelCodes(db: Queries, uid: string, kinds: CodeKind[], now: Date): Promise<void> {
  await db.query(
    'update identity_code set used_at = $3 where uid = $1 and kind = any($2::text[]) and used_at is null',
    [uid, kinds, now],
  )
}

/** Forgets codes whose time ended before `before`. */
export async function pruneCodes(db: pg.Pool, before: Date): Promise<void> {
  await db.query('delete from identity_code where expires_at < $1', [before])
}

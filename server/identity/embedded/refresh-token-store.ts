import type pg from 'pg'

export type RefreshToken = { uid: string; epoch: number; authTime: Date }

export async function insertRefreshToken(
  db: pg.Pool,
  tokenHash: Buffer,
  token: RefreshToken,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into identity_refresh_token (token_hash, uid, epoch, auth_time, created_at, last_used_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [tokenHash, token.uid, token.epoch, token.authTime, now],
  )
}

/** Finds a token and notes that it and its account were used. */
export async function useRefreshToken(
  db: pg.Pool,
  tokenHash: Buffer,
  now: Date,
): Promise<RefreshToken | null> {
  const { rows } = await db.query<RefreshToken>(
    `with used as (
       update identity_refresh_token set last_used_at = $2 where token_hash = $1
       returning uid, epoch, auth_time
     ), seen as (
       update identity_account set last_refresh_at = $2 where uid in (select uid from used)
     )
     select uid, epoch, auth_time as "authTime" from used`,
    [tokenHash, now],
  )
  return rows[0] ?? null
}

/** Forgets tokens unused since `before`. */
export async function pruneRefreshTokens(db: pg.Pool, before: Date): Promise<void> {
  await db.query('delete from identity_refresh_token where last_used_at < $1', [before])
}

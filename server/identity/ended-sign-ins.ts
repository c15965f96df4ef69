import type pg from 'pg'
import { IdTokenError, type IdentityClaims } from './verify-id-token.ts'

/**
 * Refuses the proofs of a sign-in that was ended from another device: they are still there and would open a session anew.
 * `auth_time` is the same in every ID token of one sign-in, with any provider.
 * @throws IdTokenError `id_token_revoked`
 */
export async function checkNotEnded(pool: pg.Pool, { uid, authTime }: IdentityClaims): Promise<void> {
  const { rows } = await pool.query(
    'select 1 from ended_sign_in where uid = $1 and $2 between since and until limit 1',
    [uid, authTime],
  )
  if (rows.length > 0) throw new IdTokenError('id_token_revoked', 'TOKEN_EXPIRED')
}

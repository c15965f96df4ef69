import type pg from 'pg'
import { checkNotEnded } from '../ended-sign-ins.ts'
import { IdTokenError, type IdentityClaims } from '../verify-id-token.ts'
import { findAccount, type Account } from './account-store.ts'
import type { IdentityContext } from './identity-context.ts'
import { IdentityError } from './identity-error.ts'
import { ID_TOKEN_LIFE_S, RECENT_LOGIN_S } from './identity-limits.ts'
import { insertRefreshToken } from './refresh-token-store.ts'
import { hashSecret, makeSecret } from './secret-token.ts'

/** The claim that carries the account's epoch. `iat` has a grain of one second, this has none. */
export const EPOCH_CLAIM = 'lovoglio_epoch'

/** Signs an ID token with Firebase's claims. */
export async function signIdToken(
  context: IdentityContext,
  account: Account,
  authTime: Date,
): Promise<string> {
  const issuedAtS = Math.floor(context.clock().getTime() / 1000)
  return context.keys.sign({
    iss: `https://securetoken.google.com/${context.projectId}`,
    aud: context.projectId,
    sub: account.uid,
    user_id: account.uid,
    auth_time: Math.floor(authTime.getTime() / 1000),
    iat: issuedAtS,
    exp: issuedAtS + ID_TOKEN_LIFE_S,
    email: account.email,
    email_verified: account.emailVerified,
    ...(account.displayName === null ? {} : { name: account.displayName }),
    ...(account.photoUrl === null ? {} : { picture: account.photoUrl }),
    [EPOCH_CLAIM]: account.epoch,
    firebase: { identities: { email: [account.email] }, sign_in_provider: 'password' },
  })
}

/** Opens a session: an ID token and a refresh token, in the shape of the Identity Toolkit's answers. */
export async function openSession(context: IdentityContext, account: Account, authTime: Date) {
  const refreshToken = makeSecret()
  const token = { uid: account.uid, epoch: account.epoch, authTime }
  await insertRefreshToken(context.pool, hashSecret(refreshToken), token, context.clock())
  return {
    idToken: await signIdToken(context, account, authTime),
    refreshToken,
    expiresIn: String(ID_TOKEN_LIFE_S),
  }
}

/**
 * Whose ID token this is. Throws MISSING_ID_TOKEN, INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or USER_DISABLED.
 */
export async function accountOfIdToken(
  context: IdentityContext,
  idToken: string | undefined,
): Promise<{ account: Account; claims: IdentityClaims }> {
  if (idToken === undefined || idToken === '') throw new IdentityError('MISSING_ID_TOKEN')
  const claims = await believe(context, idToken)
  const account = await findAccount(context.pool, claims.uid)
  if (account === null) throw new IdentityError('USER_NOT_FOUND')
  return { account, claims }
}

async function believe(context: IdentityContext, idToken: string): Promise<IdentityClaims> {
  try {
    return await context.verifyIdToken(idToken)
  } catch (error) {
    if (!(error instanceof IdTokenError)) throw error
    if (error.code === 'id_token_invalid') throw new IdentityError('INVALID_ID_TOKEN')
    if (error.code === 'id_token_expired') throw new IdentityError('TOKEN_EXPIRED')
    // a revoked one: the message is the Identity Toolkit's word for why
    throw new IdentityError(error.message)
  }
}

/** Throws when the account behind a good token is gone, disabled, or has ended its older sessions. */
export async function checkNotRevoked(pool: pg.Pool, claims: IdentityClaims, epoch: unknown): Promise<void> {
  const account = await findAccount(pool, claims.uid)
  if (account === null) throw new IdTokenError('id_token_revoked', 'USER_NOT_FOUND')
  if (account.disabled) throw new IdTokenError('id_token_revoked', 'USER_DISABLED')
  if (epoch !== account.epoch || claims.issuedAt < account.validSince) {
    throw new IdTokenError('id_token_revoked', 'TOKEN_EXPIRED')
  }
  await checkNotEnded(pool, claims)
}

/** Refuses what changes who can get in, unless the sign-in is recent. */
export function requireRecentLogin(context: IdentityContext, claims: IdentityClaims): void {
  const ageS = (context.clock().getTime() - claims.authTime.getTime()) / 1000
  if (ageS > RECENT_LOGIN_S) throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}

import { createHash } from 'node:crypto'
import {
  findAccount,
  findAccountByEmail,
  insertAccount,
  isKnownAddress,
  recordSignIn,
  setPasswordHash,
} from './account-store.ts'
import { attemptKey, refuseTooMany } from './attempt-policy.ts'
import { clearAttempts, uncountAttempts } from './attempt-store.ts'
import { readBody, readDisplayName, readEmail, readNewPassword, readPassword } from './call-input.ts'
import type { IdentityCall } from './identity-context.ts'
import { IdentityError } from './identity-error.ts'
import { ID_TOKEN_LIFE_S } from './identity-limits.ts'
import { useRefreshToken } from './refresh-token-store.ts'
import { hashSecret, looksLikeSecret, makeUid } from './secret-token.ts'
import { openSession, signIdToken } from './session-tokens.ts'

/** accounts:signUp with e-mail and password. A taken e-mail is told, as Firebase does, but not often. */
export const signUp: IdentityCall = async (context, request) => {
  const body = readBody(request.body)
  if (body.idToken !== undefined) throw new IdentityError('OPERATION_NOT_ALLOWED')
  if (body.email === undefined && body.password === undefined) throw new IdentityError('ADMIN_ONLY_OPERATION')
  const email = readEmail(body.email)
  const password = readNewPassword(body.password)
  const displayName = readDisplayName(body.displayName)

  const { pool, limits } = context
  const now = context.clock()
  const signUps = { key: attemptKey('sign-up', request.address), limit: limits.signUpAddress }
  // Counted before it is known whether the address is taken: past the limit a free one gets the same answer.
  const told = { key: attemptKey('email-exists', request.address), limit: limits.emailExistsAddress }
  await refuseTooMany(pool, [signUps, told], now)
  const draft = { uid: makeUid(), email, passwordHash: '', displayName }
  const taken = (await findAccountByEmail(pool, email)) !== null
  const account = taken
    ? null
    : await insertAccount(pool, { ...draft, passwordHash: await context.hasher.hash(password) }, now)
  if (account === null) {
    await uncountAttempts(pool, [signUps.key])
    throw new IdentityError('EMAIL_EXISTS')
  }
  await uncountAttempts(pool, [told.key])
  await recordSignIn(pool, account.uid, hashAddress(request.address), now)
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.uid,
    email,
    displayName: displayName ?? '',
    ...(await openSession(context, account, now)),
  }
}

/**
 * accounts:signInWithPassword. A wrong password and an unknown e-mail cost the same time and get the same answer.
 * Failures are limited by address, by account, and by the two together; the account's limit does not hold for an
 * address that has signed in to it before, so that a stranger's guessing cannot keep the owner out.
 */
export const signInWithPassword: IdentityCall = async (context, request) => {
  const body = readBody(request.body)
  const email = readEmail(body.email)
  const password = readPassword(body.password)

  const { pool, limits } = context
  const now = context.clock()
  const address = hashAddress(request.address)
  const pair = { key: attemptKey('sign-in-pair', request.address, email), limit: limits.signInPair }
  const fromAddress = { key: attemptKey('sign-in-address', request.address), limit: limits.signInAddress }
  const toAccount = { key: attemptKey('sign-in-account', email), limit: limits.signInAccount }
  const known = await isKnownAddress(pool, email, address)
  await refuseTooMany(pool, known ? [pair, fromAddress] : [pair, fromAddress, toAccount], now)

  const account = await findAccountByEmail(pool, email)
  const matches = await context.hasher.verify(password, account?.passwordHash ?? null)
  if (account === null || !matches) throw new IdentityError('INVALID_LOGIN_CREDENTIALS')
  if (account.disabled) throw new IdentityError('USER_DISABLED')

  await clearAttempts(pool, [pair.key])
  await uncountAttempts(pool, known ? [fromAddress.key] : [fromAddress.key, toAccount.key])
  if (context.hasher.isOutdated(account.passwordHash)) {
    await setPasswordHash(pool, account.uid, account.passwordHash, await context.hasher.hash(password))
  }
  await recordSignIn(pool, account.uid, address, now)
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: account.uid,
    email: account.email,
    displayName: account.displayName ?? '',
    registered: true,
    ...(await openSession(context, account, now)),
  }
}

/** securetoken's v1/token: a new ID token for a refresh token, in snake case. The refresh token stays the same. */
export const refreshIdToken: IdentityCall = async (context, request) => {
  const body = (request.body ?? {}) as Record<string, unknown>
  if ((body['grant_type'] ?? body['grantType']) !== 'refresh_token')
    throw new IdentityError('INVALID_GRANT_TYPE')
  const refreshToken = body['refresh_token'] ?? body['refreshToken']
  if (typeof refreshToken !== 'string' || refreshToken === '')
    throw new IdentityError('MISSING_REFRESH_TOKEN')
  if (!looksLikeSecret(refreshToken)) throw new IdentityError('INVALID_REFRESH_TOKEN')

  const session = await useRefreshToken(context.pool, hashSecret(refreshToken), context.clock())
  const account = session === null ? null : await findAccount(context.pool, session.uid)
  if (session === null || account === null) throw new IdentityError('USER_NOT_FOUND')
  if (account.disabled) throw new IdentityError('USER_DISABLED')
  if (session.epoch !== account.epoch) throw new IdentityError('TOKEN_EXPIRED')

  const idToken = await signIdToken(context, account, session.authTime)
  return {
    access_token: idToken,
    id_token: idToken,
    expires_in: String(ID_TOKEN_LIFE_S),
    token_type: 'Bearer',
    refresh_token: refreshToken,
    user_id: account.uid,
    project_id: context.projectId,
  }
}

function hashAddress(address: string): Buffer {
  return createHash('sha256').update(address).digest()
}

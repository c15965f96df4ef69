import {
  deleteAccount,
  findAccount,
  markEmailVerified,
  setDisabled,
  setPassword,
  setProfile,
  type Account,
} from './account-store.ts'
import { attemptKey, refuseTooMany } from './attempt-policy.ts'
import {
  readBody,
  readDisplayName,
  readEmail,
  readNewPassword,
  readPhotoUrl,
  type CallBody,
} from './call-input.ts'
import { applyCode } from './code-calls.ts'
import { cancelCodes } from './code-store.ts'
import { changeEmail } from './email-change.ts'
import type { IdentityCall, IdentityContext, IdentityRequest } from './identity-context.ts'
import { IdentityError } from './identity-error.ts'
import { accountOfIdToken, openSession, requireRecentLogin } from './session-tokens.ts'

/** What the Identity Toolkit shows instead of a hash; the SDK only asks whether there is one. */
const REDACTED_HASH = 'UkVEQUNURUQ='

/** accounts:lookup: the caller's own account. */
export const lookup: IdentityCall = async (context, request) => {
  const body = readBody(request.body)
  const { account } =
    request.isOwner && body.idToken === undefined
      ? { account: await findAccount(context.pool, [body.localId ?? ''].flat()[0] ?? '') }
      : await accountOfIdToken(context, body.idToken)
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    ...(account === null ? {} : { users: [presentAccount(account)] }),
  }
}

/** accounts:update: by a code of a mail, or by the owner's token. */
export const update: IdentityCall = async (context, request) => {
  const body = readBody(request.body)
  if (body.oobCode !== undefined) {
    return presentUpdate(await applyCode(context, request, body.oobCode))
  }
  // Nobody here signs in by anything else than a password: whoever took it away could not come back.
  if (body.deleteProvider?.length) throw new IdentityError('OPERATION_NOT_ALLOWED')
  const { account, authTime } = await whoUpdates(context, request, body)
  let current = await changeProfile(context, account, body)
  if (body.email !== undefined) current = await changeOwnEmail(context, request, current, body.email)
  if (body.password !== undefined) current = await changePassword(context, current, body.password)
  if (request.isOwner) current = await changeAsOwner(context, current, body)
  return {
    ...presentUpdate(current),
    ...(body.returnSecureToken === true ? await openSession(context, current, authTime) : {}),
  }
}

/** accounts:delete: at once and for ever, after a recent sign-in. */
export const remove: IdentityCall = async (context, request) => {
  const body = readBody(request.body)
  const uid = request.isOwner && body.idToken === undefined ? [body.localId ?? ''].flat()[0] : undefined
  if (uid === undefined) {
    const found = await accountOfIdToken(context, body.idToken).catch((error: unknown) => {
      // Gone already, with the wedding or the storefront that was its own.
      if (error instanceof IdentityError && error.message === 'USER_NOT_FOUND') return null
      throw error
    })
    if (!found) return { kind: 'identitytoolkit#DeleteAccountResponse' }
    const { account, claims } = found
    requireRecentLogin(context, claims)
    // A wedding or a storefront that nobody can open any more would stay: it goes first, with all that is in it.
    if (await context.hasProfile(account.uid)) throw new IdentityError('OPERATION_NOT_ALLOWED')
    await deleteAccount(context.pool, account.uid)
    context.revoked(account.uid)
  } else {
    if (!(await deleteAccount(context.pool, uid))) throw new IdentityError('USER_NOT_FOUND')
    context.revoked(uid)
  }
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}

async function whoUpdates(context: IdentityContext, request: IdentityRequest, body: CallBody) {
  if (request.isOwner && body.idToken === undefined) {
    const account = await findAccount(context.pool, [body.localId ?? ''].flat()[0] ?? '')
    if (account === null) throw new IdentityError('USER_NOT_FOUND')
    return { account, authTime: context.clock() }
  }
  const { account, claims } = await accountOfIdToken(context, body.idToken)
  if (body.email !== undefined || body.password !== undefined) requireRecentLogin(context, claims)
  return { account, authTime: claims.authTime }
}

async function changeProfile(context: IdentityContext, account: Account, body: CallBody): Promise<Account> {
  const removed = new Set(body.deleteAttribute)
  const displayName = removed.has('DISPLAY_NAME')
    ? null
    : body.displayName === undefined
      ? account.displayName
      : readDisplayName(body.displayName)
  const photoUrl = removed.has('PHOTO_URL')
    ? null
    : body.photoUrl === undefined
      ? account.photoUrl
      : readPhotoUrl(body.photoUrl)
  if (displayName === account.displayName && photoUrl === account.photoUrl) return account
  return still(await setProfile(context.pool, account.uid, { displayName, photoUrl }))
}

async function changeOwnEmail(
  context: IdentityContext,
  request: IdentityRequest,
  account: Account,
  raw: string,
): Promise<Account> {
  const email = readEmail(raw)
  if (email === account.email) return account
  const told = { key: attemptKey('email-exists', request.address), limit: context.limits.emailExistsAddress }
  await refuseTooMany(context.pool, [told], context.clock())
  return still(await changeEmail(context, request, account, { email, verified: false }, context.clock()))
}

async function changePassword(context: IdentityContext, account: Account, raw: string): Promise<Account> {
  const passwordHash = await context.hasher.hash(readNewPassword(raw))
  const now = context.clock()
  const changed = still(await setPassword(context.pool, account.uid, passwordHash, now))
  // what was asked while the old password was in force, perhaps by somebody else, must not undo the new one
  await cancelCodes(context.pool, account.uid, ['PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL'], now)
  context.revoked(account.uid)
  return changed
}

async function changeAsOwner(context: IdentityContext, account: Account, body: CallBody): Promise<Account> {
  if (body.emailVerified === true) await markEmailVerified(context.pool, account.uid, account.email)
  if (body.disableUser !== undefined) {
    if (await setDisabled(context.pool, account.uid, body.disableUser, context.clock())) {
      context.revoked(account.uid)
    }
  }
  return still(await findAccount(context.pool, account.uid))
}

function still(account: Account | null): Account {
  if (account === null) throw new IdentityError('USER_NOT_FOUND')
  return account
}

function presentUpdate(account: Account) {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    displayName: account.displayName ?? '',
    photoUrl: account.photoUrl ?? '',
    passwordHash: REDACTED_HASH,
    providerUserInfo: [presentProvider(account)],
  }
}

/** An account as accounts:lookup shows it. */
export function presentAccount(account: Account) {
  return {
    localId: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    ...(account.displayName === null ? {} : { displayName: account.displayName }),
    ...(account.photoUrl === null ? {} : { photoUrl: account.photoUrl }),
    passwordHash: REDACTED_HASH,
    passwordUpdatedAt: account.passwordUpdatedAt.getTime(),
    validSince: String(Math.floor(account.validSince.getTime() / 1000)),
    disabled: account.disabled,
    createdAt: String(account.createdAt.getTime()),
    lastLoginAt: String(account.lastLoginAt.getTime()),
    lastRefreshAt: account.lastRefreshAt.toISOString(),
    providerUserInfo: [presentProvider(account)],
  }
}

function presentProvider(account: Account) {
  return {
    providerId: 'password',
    federatedId: account.email,
    rawId: account.email,
    email: account.email,
    ...(account.displayName === null ? {} : { displayName: account.displayName }),
    ...(account.photoUrl === null ? {} : { photoUrl: account.photoUrl }),
  }
}

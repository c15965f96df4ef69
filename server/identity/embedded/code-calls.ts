import { findAccountByEmail, markEmailVerified, type Account } from './account-store.ts'
import { attemptKey, refuseTooMany } from './attempt-policy.ts'
import { clearAttempts } from './attempt-store.ts'
import { issueCode, type CodeOrder } from './code-issue.ts'
import { readBody, readEmail, readNewPassword, type CallBody } from './call-input.ts'
import { findCode, spendCode, spendResetCode, type Code } from './code-store.ts'
import { changeEmail, recoverEmail } from './email-change.ts'
import type { IdentityCall, IdentityContext, IdentityRequest } from './identity-context.ts'
import { IdentityError } from './identity-error.ts'
import { hashSecret, looksLikeSecret } from './secret-token.ts'
import { accountOfIdToken, requireRecentLogin } from './session-tokens.ts'

/**
 * accounts:sendOobCode. The answer, and the time it takes, are the same for an e-mail nobody has: the same rows are
 * written and the mail, if there is one, leaves after the answer. The link never goes back to the caller.
 */
export const sendCode: IdentityCall = async (context, request) => {
  const body = readBody(request.body)
  const order = await readOrder(context, request, body)
  const continueUrl = readContinueUrl(context, body.continueUrl)
  const recipient = order.newEmail ?? order.email
  await refuseTooMany(
    context.pool,
    [
      { key: attemptKey('code-address', request.address), limit: context.limits.codeAddress },
      { key: attemptKey('code-recipient', recipient), limit: context.limits.codeRecipient },
    ],
    context.clock(),
  )
  const sent = await issueCode(context, { ...order, ...(continueUrl === undefined ? {} : { continueUrl }) })
  return {
    kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
    email: order.email,
    ...(request.isOwner && body.returnOobLink === true && order.uid !== null
      ? { oobCode: sent.oobCode, oobLink: sent.oobLink }
      : {}),
  }
}

/** accounts:resetPassword: tells what a code is for, and with `newPassword` spends a reset code. */
export const resetPassword: IdentityCall = async (context, request) => {
  const body = readBody(request.body)
  const code = await findGoodCode(context, request, body.oobCode)
  if (body.newPassword !== undefined) {
    if (code.kind !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE')
    const passwordHash = await context.hasher.hash(readNewPassword(body.newPassword))
    const spent = await spendResetCode(context.pool, hashSecret(body.oobCode!), passwordHash, context.clock())
    if (spent === null) throw new IdentityError('INVALID_OOB_CODE')
    // whoever opens the mail is the owner: the failures of others no longer count against the account
    await clearAttempts(context.pool, [
      attemptKey('sign-in-account', spent.email),
      attemptKey('sign-in-pair', request.address, spent.email),
    ])
    context.revoked(spent.uid)
  }
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: code.kind,
    ...shownEmails(code),
  }
}

/** accounts:update with a code: verifies the e-mail, changes it, or takes a change back. */
export async function applyCode(context: IdentityContext, request: IdentityRequest, oobCode: string) {
  const code = await findGoodCode(context, request, oobCode)
  if (code.kind === 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE')
  const now = context.clock()
  const spent = await spendCode(context.pool, hashSecret(oobCode), now)
  if (spent?.uid == null) throw new IdentityError('INVALID_OOB_CODE')
  const account = await carryOut(context, request, { ...spent, uid: spent.uid }, now)
  if (account === null) throw new IdentityError('INVALID_OOB_CODE')
  return account
}

async function carryOut(
  context: IdentityContext,
  request: IdentityRequest,
  code: Code & { uid: string },
  now: Date,
): Promise<Account | null> {
  if (code.kind === 'VERIFY_EMAIL') return markEmailVerified(context.pool, code.uid, code.email)
  if (code.kind === 'RECOVER_EMAIL') return recoverEmail(context, code, now)
  return changeEmail(context, request, code, { email: code.newEmail!, verified: true }, now)
}

async function findGoodCode(
  context: IdentityContext,
  request: IdentityRequest,
  oobCode: string | undefined,
): Promise<Code> {
  if (oobCode === undefined || oobCode === '') throw new IdentityError('MISSING_OOB_CODE')
  await refuseTooMany(
    context.pool,
    [{ key: attemptKey('code-try', request.address), limit: context.limits.codeTry }],
    context.clock(),
  )
  const code = looksLikeSecret(oobCode) ? await findCode(context.pool, hashSecret(oobCode)) : null
  if (code === null || code.uid === null || code.usedAt !== null) throw new IdentityError('INVALID_OOB_CODE')
  if (code.expiresAt <= context.clock()) throw new IdentityError('EXPIRED_OOB_CODE')
  return code
}

async function readOrder(
  context: IdentityContext,
  request: IdentityRequest,
  body: CallBody,
): Promise<CodeOrder> {
  const { apiKey } = request
  switch (body.requestType) {
    case undefined:
      throw new IdentityError('MISSING_REQ_TYPE')
    case 'PASSWORD_RESET': {
      const email = readEmail(body.email || undefined)
      const account = await findAccountByEmail(context.pool, email)
      return { kind: 'PASSWORD_RESET', uid: account?.uid ?? null, email, newEmail: null, apiKey }
    }
    case 'VERIFY_EMAIL': {
      const { account } = await accountOfIdToken(context, body.idToken)
      return { kind: 'VERIFY_EMAIL', uid: account.uid, email: account.email, newEmail: null, apiKey }
    }
    case 'VERIFY_AND_CHANGE_EMAIL': {
      const { account, claims } = await accountOfIdToken(context, body.idToken)
      requireRecentLogin(context, claims)
      const newEmail = readEmail(body.newEmail || undefined, 'MISSING_NEW_EMAIL')
      const taken = (await findAccountByEmail(context.pool, newEmail)) !== null
      const uid = taken ? null : account.uid
      return { kind: 'VERIFY_AND_CHANGE_EMAIL', uid, email: account.email, newEmail, apiKey }
    }
    case 'EMAIL_SIGNIN':
      throw new IdentityError('OPERATION_NOT_ALLOWED')
    default:
      throw new IdentityError('INVALID_REQ_TYPE')
  }
}

/** Where the page may send the person afterwards: the product itself, or this machine. */
function readContinueUrl(context: IdentityContext, raw: string | undefined): string | undefined {
  if (raw === undefined || raw === '') return undefined
  const url = URL.canParse(raw) ? new URL(raw) : null
  if (url === null || !/^https?:$/.test(url.protocol)) throw new IdentityError('INVALID_CONTINUE_URI')
  const own = new URL(context.publicUrl()).host === url.host
  if (!own && !['localhost', '127.0.0.1'].includes(url.hostname)) {
    throw new IdentityError('UNAUTHORIZED_DOMAIN', { detail: 'DOMAIN_NOT_WHITELISTED' })
  }
  return url.href
}

function shownEmails(code: Code) {
  return { email: code.email, ...(code.newEmail === null ? {} : { newEmail: code.newEmail }) }
}

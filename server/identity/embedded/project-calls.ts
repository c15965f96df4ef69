import { randomBytes } from 'node:crypto'
import { readBody } from './call-input.ts'
import type { IdentityCall } from './identity-context.ts'
import { IdentityError } from './identity-error.ts'
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from './identity-limits.ts'

/** v1/projects: what the SDK asks before it opens a popup; also where links may lead. */
export const projectConfig: IdentityCall = async (context) => ({
  projectId: context.projectId,
  authorizedDomains: [...new Set(['localhost', '127.0.0.1', new URL(context.publicUrl()).hostname])],
})

/** v2/passwordPolicy, read by the SDK's validatePassword. */
export const passwordPolicy: IdentityCall = async () => ({
  customStrengthOptions: { minPasswordLength: PASSWORD_MIN_CHARS, maxPasswordLength: PASSWORD_MAX_CHARS },
  allowedNonAlphanumericCharacters: [],
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
})

/** v2/recaptchaConfig: off. The SDK insists on the name of a key. */
export const recaptchaConfig: IdentityCall = async (context) => ({
  recaptchaKey: `projects/${context.projectId}/keys/none`,
  recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
})

/** accounts:createAuthUri: says nothing about the e-mail, as Firebase with enumeration protection. */
export const createAuthUri: IdentityCall = async (_context, request) => {
  readBody(request.body)
  return { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: randomBytes(16).toString('hex') }
}

/** A way of signing in that the product does not have. */
export const notAllowed: IdentityCall = async () => {
  throw new IdentityError('OPERATION_NOT_ALLOWED')
}

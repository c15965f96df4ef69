import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import type pg from 'pg'
import { createIdTokenVerifier, type IdTokenVerifier } from '../verify-id-token.ts'
import { lookup, remove, update } from './account-calls.ts'
import { findAccountByEmail, insertAccount } from './account-store.ts'
import { addressOf } from './attempt-policy.ts'
import { pruneAttempts } from './attempt-store.ts'
import { readEmail, readNewPassword } from './call-input.ts'
import { resetPassword, sendCode } from './code-calls.ts'
import { pruneCodes } from './code-store.ts'
import type { IdentityCall, IdentityContext, IdentityMail } from './identity-context.ts'
import { errorBody, IdentityError } from './identity-error.ts'
import {
  IDENTITY_LIMITS,
  REFRESH_TOKEN_IDLE_DAYS,
  SCRYPT_COST,
  TEST_API_LIMITS,
  type IdentityLimits,
  type ScryptCost,
} from './identity-limits.ts'
import { createPasswordHasher } from './password-hash.ts'
import { createAuthUri, notAllowed, passwordPolicy, projectConfig, recaptchaConfig } from './project-calls.ts'
import { pruneRefreshTokens } from './refresh-token-store.ts'
import { makeUid } from './secret-token.ts'
import { checkNotRevoked, EPOCH_CLAIM } from './session-tokens.ts'
import { refreshIdToken, signInWithPassword, signUp } from './sign-in-calls.ts'
import { openSigningKeys } from './signing-keys.ts'
import { registerTestApi } from './test-api-routes.ts'

const BODY_LIMIT_BYTES = 64 * 1024
const PRUNE_EVERY_MS = 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
const API_KEY_MAX_CHARS = 200
/** What Firebase's emulator takes as the credential of an administrator. */
const OWNER_CREDENTIAL = 'Bearer owner'

export type EmbeddedIdentityDeps = {
  pool: pg.Pool
  /** Encrypts the signing key in the database; every process on that database has the same (readOrMakeSecretFile). */
  keySecret: string
  sendMail: (mail: IdentityMail) => Promise<void>
  /** Where people reach the product: the links in mails begin with it. */
  publicUrl: () => string
  projectId: string
  /** Answers the Firebase emulator's administrative calls too. Tests only. */
  testApi: boolean
  clock?: () => Date
  scryptCost?: ScryptCost
  limits?: Partial<IdentityLimits>
}

export type EmbeddedIdentity = {
  /** Makes an account unless the e-mail has one; either way returns its uid. */
  createAccount: (account: { email: string; password: string; uid?: string }) => Promise<string>
  /** Finds the key a token was signed with, for createIdTokenVerifier. */
  jwks: JWTVerifyGetKey
  /** Verifies this provider's own tokens, revocation included. */
  verifyIdToken: IdTokenVerifier
  /** Tells when an account's sessions have ended (password, e-mail, deletion, disabling); returns how to stop. */
  onRevoked: (listener: (uid: string) => void) => () => void
}

const ACCOUNT_CALLS: Record<string, IdentityCall> = {
  'accounts:signUp': signUp,
  'accounts:signInWithPassword': signInWithPassword,
  'accounts:lookup': lookup,
  'accounts:update': update,
  'accounts:delete': remove,
  'accounts:sendOobCode': sendCode,
  'accounts:resetPassword': resetPassword,
  'accounts:createAuthUri': createAuthUri,
  'accounts:signInWithCustomToken': notAllowed,
  'accounts:signInWithEmailLink': notAllowed,
  'accounts:signInWithIdp': notAllowed,
  'accounts:signInWithPhoneNumber': notAllowed,
  'accounts:sendVerificationCode': notAllowed,
}

/**
 * Serves, at the root of the app's origin, the calls of the Identity Toolkit and Secure Token Service that the
 * Firebase Auth SDK makes after `connectAuthEmulator(auth, origin)`.
 * Source: https://firebase.google.com/docs/reference/rest/auth and the SDK's own requests.
 */
export async function registerEmbeddedIdentity(
  app: FastifyInstance,
  deps: EmbeddedIdentityDeps,
): Promise<EmbeddedIdentity> {
  const listeners = new Set<(uid: string) => void>()
  const sending = new Set<Promise<void>>()
  const clock = deps.clock ?? (() => new Date())
  const keys = await openSigningKeys(deps.pool, deps.keySecret, clock)
  const context: IdentityContext = {
    pool: deps.pool,
    projectId: deps.projectId,
    publicUrl: deps.publicUrl,
    clock,
    limits: { ...IDENTITY_LIMITS, ...(deps.testApi ? TEST_API_LIMITS : {}), ...deps.limits },
    hasher: createPasswordHasher(deps.scryptCost ?? SCRYPT_COST),
    keys,
    verifyIdToken: createIdTokenVerifier({
      projectId: deps.projectId,
      jwks: keys.jwks,
      clock,
      checkRevoked: (claims, payload) => checkNotRevoked(deps.pool, claims, payload[EPOCH_CLAIM]),
    }),
    post: (mail) => {
      const sent = deps
        .sendMail(mail)
        .catch((error: unknown) => app.log.error({ err: error }, 'an identity mail could not be sent'))
        .finally(() => sending.delete(sent))
      sending.add(sent)
    },
    revoked: (uid) => listeners.forEach((listener) => listener(uid)),
    sentCodes: deps.testApi ? [] : null,
  }

  await app.register(async (scope) => {
    setUpScope(scope)
    registerCalls(scope, context)
    if (context.sentCodes !== null) registerTestApi(scope, context, context.sentCodes)
  })

  const pruning = setInterval(() => {
    prune(context).catch((error: unknown) => app.log.error({ err: error }, 'identity clean-up failed'))
  }, PRUNE_EVERY_MS)
  pruning.unref()
  app.addHook('onClose', async () => {
    clearInterval(pruning)
    await Promise.allSettled(sending)
  })

  return {
    createAccount: (account) => createAccount(context, account),
    jwks: keys.jwks,
    verifyIdToken: context.verifyIdToken,
    onRevoked: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function registerCalls(scope: FastifyInstance, context: IdentityContext): void {
  const serve = (call: IdentityCall) => async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    return call(context, readRequest(context, request))
  }
  const accountCall = async (request: FastifyRequest<{ Params: { call: string } }>, reply: FastifyReply) => {
    const call = ACCOUNT_CALLS[request.params.call]
    if (call === undefined) return reply.code(404).send(errorBody(404, 'NOT_FOUND'))
    return serve(call)(request, reply)
  }
  scope.post('/identitytoolkit.googleapis.com/v1/:call', accountCall)
  scope.get('/identitytoolkit.googleapis.com/v1/projects', serve(projectConfig))
  scope.get('/identitytoolkit.googleapis.com/v2/passwordPolicy', serve(passwordPolicy))
  scope.get('/identitytoolkit.googleapis.com/v2/recaptchaConfig', serve(recaptchaConfig))
  scope.post('/identitytoolkit.googleapis.com/v2/*', serve(notAllowed))
  scope.post('/securetoken.googleapis.com/v1/token', serve(refreshIdToken))
  if (context.sentCodes !== null) {
    // the emulator's administrators call the same things under a project's name
    scope.post('/identitytoolkit.googleapis.com/v1/projects/:project/:call', accountCall)
    scope.post('/identitytoolkit.googleapis.com/v1/projects/:project/accounts', serve(signUp))
  }
  scope.options('/identitytoolkit.googleapis.com/*', preflight)
  scope.options('/securetoken.googleapis.com/*', preflight)
}

/** What holds for these routes only: form bodies, CORS for any origin (there are no cookies), Google's errors. */
function setUpScope(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  scope.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => {
      try {
        done(null, body === '' ? {} : JSON.parse(body as string))
      } catch {
        done(new IdentityError('INVALID_ARGUMENT'))
      }
    },
  )
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
    reply.header('cross-origin-resource-policy', 'cross-origin')
  })
  scope.setErrorHandler<FastifyError | IdentityError>(async (error, request, reply) => {
    if (error instanceof IdentityError) {
      if (error.retryAfterS !== null) reply.header('retry-after', error.retryAfterS)
      return reply.code(error.status).send(errorBody(error.status, error.message))
    }
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send(errorBody(status, 'INVALID_ARGUMENT'))
    request.log.error({ err: error }, 'identity call failed')
    return reply.code(500).send(errorBody(500, 'INTERNAL_ERROR'))
  })
}

async function preflight(request: FastifyRequest, reply: FastifyReply) {
  return reply
    .header('access-control-allow-methods', 'GET, POST, DELETE, PATCH')
    .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
    .header('access-control-max-age', '3600')
    .code(204)
    .send()
}

function readRequest(context: IdentityContext, request: FastifyRequest) {
  const apiKey = (request.query as Record<string, unknown>)['key']
  return {
    body: request.body,
    apiKey: typeof apiKey === 'string' ? apiKey.slice(0, API_KEY_MAX_CHARS) : '',
    address: addressOf(request.ip),
    isOwner: context.sentCodes !== null && request.headers.authorization === OWNER_CREDENTIAL,
  }
}

async function createAccount(
  context: IdentityContext,
  wanted: { email: string; password: string; uid?: string },
): Promise<string> {
  const email = readEmail(wanted.email)
  const known = await findAccountByEmail(context.pool, email)
  if (known !== null) return known.uid
  const passwordHash = await context.hasher.hash(readNewPassword(wanted.password))
  const draft = { uid: wanted.uid ?? makeUid(), email, passwordHash, displayName: null }
  const made = await insertAccount(context.pool, draft, context.clock())
  const account = made ?? (await findAccountByEmail(context.pool, email))
  if (account === null) throw new Error(`the uid ${draft.uid} belongs to another e-mail`)
  return account.uid
}

async function prune(context: IdentityContext): Promise<void> {
  const now = context.clock()
  await pruneAttempts(context.pool, now)
  await pruneCodes(context.pool, new Date(now.getTime() - DAY_MS))
  await pruneRefreshTokens(context.pool, new Date(now.getTime() - REFRESH_TOKEN_IDLE_DAYS * DAY_MS))
}

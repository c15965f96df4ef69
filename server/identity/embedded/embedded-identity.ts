import type { FastifyInstance } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import type pg from 'pg'
import type { ForgetIdentities } from '../../platform/people/person-erasure.ts'
import { transactions } from '../../platform/database/database.ts'
import { createIdTokenVerifier, type IdTokenVerifier } from '../verify-id-token.ts'
import {
  type Account,
  deleteAccounts,
  findAccountByEmail,
  insertAccount,
  markEmailVerified,
} from './account-store.ts'
import { pruneAttempts } from './attempt-store.ts'
import { readEmail, readNewPassword } from './call-input.ts'
import { pruneCodes } from './code-store.ts'
import type { IdentityContext } from './identity-context.ts'
import {
  IDENTITY_LIMITS,
  REFRESH_TOKEN_IDLE_DAYS,
  SCRYPT_COST,
  TEST_API_LIMITS,
  type IdentityLimits,
  type ScryptCost,
} from './identity-limits.ts'
import { registerIdentityRoutes } from './identity-routes.ts'
import { createPasswordHasher } from './password-hash.ts'
import { pruneRefreshTokens } from './refresh-token-store.ts'
import { makeUid } from './secret-token.ts'
import { checkNotRevoked, EPOCH_CLAIM } from './session-tokens.ts'
import { openSigningKeys } from './signing-keys.ts'
import { registerTestApi } from './test-api-routes.ts'

const PRUNE_EVERY_MS = 60 * 60 * 1000
const MAIL_AFTER_MS = 300
const DAY_MS = 24 * 60 * 60 * 1000

export type EmbeddedIdentityDeps = {
  pool: pg.Pool
  /** Encrypts the signing key in the database; every process on that database has the same. */
  keySecret: string
  /** Where people reach the product: the links in mails begin with it. */
  publicUrl: () => string
  projectId: string
  /** Answers the Firebase emulator's administrative calls too. Tests only. */
  testApi: boolean
  clock?: () => Date
  scryptCost?: ScryptCost
  /** Whether something of the product is an account's: it is then not deleted alone. Default: nothing is. */
  hasProfile?: (uid: string) => Promise<boolean>
  limits?: Partial<IdentityLimits>
  /** How long a mail waits, in milliseconds, so that its work is no part of the answer that asked for it. */
  mailAfterMs?: number
}

export type EmbeddedIdentity = {
  /** Makes an account unless the e-mail has one; either way returns its uid. */
  createAccount: (account: { email: string; password: string; uid?: string }) => Promise<string>
  /** Finds the key a token was signed with, for createIdTokenVerifier. */
  jwks: JWTVerifyGetKey
  /** Verifies this provider's own tokens, revocation included. */
  verifyIdToken: IdTokenVerifier
  /** Deletes accounts, in the transaction that deletes what was theirs. */
  forget: ForgetIdentities
  /** Tells when an account's sessions have ended (password, e-mail, deletion, disabling); returns how to stop. */
  onRevoked: (listener: (uid: string) => void) => () => void
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
  const { clock = () => new Date() } = deps
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
    transaction: transactions(deps.pool),
    mailAfterMs: deps.mailAfterMs ?? MAIL_AFTER_MS,
    hasProfile: deps.hasProfile ?? (async () => false),
    revoked: (uid) => listeners.forEach((listener) => listener(uid)),
    sentCodes: deps.testApi ? [] : null,
  }

  await app.register(async (scope) => {
    registerIdentityRoutes(scope, context)
    if (context.sentCodes !== null) registerTestApi(scope, context, context.sentCodes)
  })

  const pruning = setInterval(() => {
    prune(context).catch((error: unknown) => app.log.error({ err: error }, 'identity clean-up failed'))
  }, PRUNE_EVERY_MS)
  pruning.unref()
  app.addHook('onClose', async () => clearInterval(pruning))

  return {
    createAccount: (account) => createAccount(context, account),
    jwks: keys.jwks,
    verifyIdToken: context.verifyIdToken,
    forget: deleteAccounts,
    onRevoked: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Who makes an account so vouches for its address. */
async function createAccount(
  context: IdentityContext,
  wanted: { email: string; password: string; uid?: string },
): Promise<string> {
  const email = readEmail(wanted.email)
  const known = await findAccountByEmail(context.pool, email)
  if (known !== null) return vouchFor(context, known)
  const passwordHash = await context.hasher.hash(readNewPassword(wanted.password))
  const draft = { uid: wanted.uid ?? makeUid(), email, passwordHash, displayName: null }
  const made = await insertAccount(context.pool, draft, context.clock())
  const account = made ?? (await findAccountByEmail(context.pool, email))
  if (account === null) throw new Error(`the uid ${draft.uid} belongs to another e-mail`)
  return vouchFor(context, account)
}

async function vouchFor({ pool }: IdentityContext, { uid, email }: Account): Promise<string> {
  await markEmailVerified(pool, uid, email)
  return uid
}

async function prune(context: IdentityContext): Promise<void> {
  const now = context.clock()
  await pruneAttempts(context.pool, now)
  await pruneCodes(context.pool, new Date(now.getTime() - DAY_MS))
  await pruneRefreshTokens(context.pool, new Date(now.getTime() - REFRESH_TOKEN_IDLE_DAYS * DAY_MS))
}

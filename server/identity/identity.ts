/** The identity provider of this configuration: the embedded one, or real Firebase. */
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Config } from '../config.ts'
import type { ForgetIdentities } from '../platform/people/person-erasure.ts'
import type { ScryptCost } from './embedded/identity-limits.ts'
import { registerEmbeddedIdentity } from './embedded/embedded-identity.ts'
import { checkNotEnded } from './ended-sign-ins.ts'
import { endSessionsOfGone } from './gone-accounts.ts'
import { removeLater } from '../platform/entity/removal.ts'
import { createGoogleAccounts } from './google-accounts.ts'
import { type IdTokenVerifier, createIdTokenVerifier } from './verify-id-token.ts'

export interface Identity {
  verifyIdToken: IdTokenVerifier
  /** Deletes identities whose profile is gone; at a Firebase project once the transaction stands, by its service account. */
  forget: ForgetIdentities
  /** Where another provider keeps them and may be asked. */
  deleteAtProvider?: (uid: string) => Promise<void>
  onRevoked(listener: (uid: string) => void): () => void
  /**
   * Asks another provider for the accounts that are due, and ends the sessions of those that are gone; undefined where
   * nobody can be asked, or need be. Returns of how many accounts; rejects when the provider cannot be reached.
   */
  endSessionsOfGone?: (onEnded: (uid: string) => void) => Promise<number>
  /** Makes an account unless the e-mail has one; undefined where accounts are Firebase's to make. */
  createAccount?: (account: { email: string; password: string; uid?: string }) => Promise<string>
}

export interface IdentityOptions {
  config: Config
  pool: pg.Pool
  /** The secret of all processes, which seals the keys that sign. */
  secret: string
  publicUrl: () => string
  clock: () => Date
  /** Whether something of the product is an identity's. */
  hasProfile: (uid: string) => Promise<boolean>
  scryptCost?: ScryptCost
  google?: GoogleAddresses
}

/** Where Google answers; tests have their own. */
export interface GoogleAddresses {
  accountsUrl: string
  keysUrl: string
}

export async function createIdentity(server: FastifyInstance, options: IdentityOptions): Promise<Identity> {
  const { config, pool, secret, publicUrl, clock, hasProfile, scryptCost } = options
  const { projectId } = config.identity
  if (config.identity.mode === 'firebase') return googleIdentity(options, config.identity)
  return registerEmbeddedIdentity(server, {
    pool,
    keySecret: secret,
    publicUrl,
    projectId,
    testApi: config.identity.testApi,
    clock,
    hasProfile,
    ...(scryptCost ? { scryptCost } : {}),
  })
}

function googleIdentity(
  { pool, google }: IdentityOptions,
  { projectId, serviceAccount }: Extract<Config['identity'], { mode: 'firebase' }>,
): Identity {
  const verifyIdToken = createIdTokenVerifier({
    projectId,
    jwks: google ? new URL(google.keysUrl) : 'google',
    checkRevoked: (claims) => checkNotEnded(pool, claims),
  })
  const identity: Identity = { verifyIdToken, forget: async () => {}, onRevoked: () => () => {} }
  if (!serviceAccount) return identity
  const baseUrl = google?.accountsUrl ?? 'https://identitytoolkit.googleapis.com'
  const accounts = createGoogleAccounts({ projectId, serviceAccount, baseUrl })
  return {
    ...identity,
    forget: (uids, tx) => removeLater('identity', uids, tx),
    deleteAtProvider: accounts.remove,
    endSessionsOfGone: (onEnded) => endSessionsOfGone(pool, accounts.lookup, onEnded),
  }
}

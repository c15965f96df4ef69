/** The identity provider of this configuration: the embedded one, or real Firebase. */
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Config } from '../config.ts'
import type { SendMail } from '../platform/mail.ts'
import type { ScryptCost } from './embedded/identity-limits.ts'
import { registerEmbeddedIdentity } from './embedded/embedded-identity.ts'
import { readOrMakeSecretFile } from './embedded/signing-keys.ts'
import { type IdTokenVerifier, createIdTokenVerifier } from './verify-id-token.ts'

export interface Identity {
  verifyIdToken: IdTokenVerifier
  onRevoked(listener: (uid: string) => void): () => void
  /** Makes an account unless the e-mail has one; undefined where accounts are Firebase's to make. */
  createAccount?: (account: { email: string; password: string; uid?: string }) => Promise<string>
}

export interface IdentityOptions {
  config: Config
  pool: pg.Pool
  sendMail: SendMail
  publicUrl: () => string
  clock: () => Date
  scryptCost?: ScryptCost
}

export async function createIdentity(server: FastifyInstance, options: IdentityOptions): Promise<Identity> {
  const { config, pool, sendMail, publicUrl, clock, scryptCost } = options
  const { projectId } = config.identity
  if (config.identity.mode === 'firebase')
    return { verifyIdToken: createIdTokenVerifier({ projectId, jwks: 'google' }), onRevoked: () => () => {} }
  return registerEmbeddedIdentity(server, {
    pool,
    keySecret: await readOrMakeSecretFile(path.join(config.dataDir, 'identity-key')),
    sendMail,
    publicUrl,
    projectId,
    testApi: config.identity.testApi,
    clock,
    ...(scryptCost ? { scryptCost } : {}),
  })
}

import {
  calculateJwkThumbprint,
  errors,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  importPKCS8,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'
import type pg from 'pg'
import { seal, unseal } from '../../platform/people/sealing.ts'
import { keyFor } from '../../platform/people/server-secret.ts'
import { addSigningKey, listSigningKeys, type StoredSigningKey } from './signing-key-store.ts'

const ALGORITHM = 'RS256'
const RELOAD_EVERY_MS = 5_000

export type SigningKeys = {
  sign: (payload: JWTPayload) => Promise<string>
  /** Finds the key a token was signed with, also one that another process made a moment ago. */
  jwks: JWTVerifyGetKey
}

/**
 * The keys that sign ID tokens. They are kept in the database, the private half encrypted with `secret`
 * (AES-256-GCM), so that all processes verify each other's tokens. A process that cannot open any of them, because
 * its secret is another one, makes its own: tokens in circulation stay good.
 */
export async function openSigningKeys(
  pool: pg.Pool,
  secret: string,
  clock: () => Date,
): Promise<SigningKeys> {
  const sealKey = keyFor(secret, 'identity signing key')
  let stored = await listSigningKeys(pool)
  let own = await firstReadable(stored, sealKey)
  if (own === null) {
    await addSigningKey(pool, await makeKey(sealKey), clock())
    stored = await listSigningKeys(pool)
    own = await firstReadable(stored, sealKey)
    if (own === null) throw new Error('the identity signing key that was just made cannot be read back')
  }
  const signer = own
  return {
    sign: (payload) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: ALGORITHM, kid: signer.kid, typ: 'JWT' })
        .sign(signer.privateKey),
    jwks: createKeyFinder(pool, stored),
  }
}

function createKeyFinder(pool: pg.Pool, initial: StoredSigningKey[]): JWTVerifyGetKey {
  const keys = new Map<string, JWK>(initial.map((key) => [key.kid, key.publicJwk]))
  const imported = new Map<string, CryptoKey | Uint8Array>()
  let reloadedAtMs = 0
  return async ({ kid }) => {
    if (kid === undefined) throw new errors.JWKSNoMatchingKey()
    if (!keys.has(kid) && Date.now() - reloadedAtMs > RELOAD_EVERY_MS) {
      reloadedAtMs = Date.now()
      for (const key of await listSigningKeys(pool)) keys.set(key.kid, key.publicJwk)
    }
    const jwk = keys.get(kid)
    if (jwk === undefined) throw new errors.JWKSNoMatchingKey()
    const known = imported.get(kid) ?? (await importJWK(jwk, ALGORITHM))
    imported.set(kid, known)
    return known
  }
}

async function makeKey(sealKey: Buffer): Promise<StoredSigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, {
    modulusLength: 2048,
    extractable: true,
  })
  const publicJwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  return {
    kid,
    publicJwk: { ...publicJwk, kid, alg: ALGORITHM, use: 'sig' },
    privateKey: seal(Buffer.from(await exportPKCS8(privateKey)), sealKey),
  }
}

async function firstReadable(stored: StoredSigningKey[], sealKey: Buffer) {
  for (const key of stored) {
    const pem = unseal(key.privateKey, sealKey)
    if (pem !== null) return { kid: key.kid, privateKey: await importPKCS8(pem.toString(), ALGORITHM) }
  }
  return null
}

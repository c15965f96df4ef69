import type { JWK } from 'jose'
import type pg from 'pg'

export type StoredSigningKey = { kid: string; publicJwk: JWK; privateKey: Buffer }

/** All signing keys, the newest first. */
export async function listSigningKeys(db: pg.Pool): Promise<StoredSigningKey[]> {
  const { rows } = await db.query(
    'select kid, public_jwk as "publicJwk", private_key as "privateKey" from identity_signing_key order by created_at desc, kid',
  )
  return rows
}

export async function addSigningKey(db: pg.Pool, key: StoredSigningKey, now: Date): Promise<void> {
  await db.query(
    'insert into identity_signing_key (kid, public_jwk, private_key, created_at) values ($1, $2, $3, $4)',
    [key.kid, JSON.stringify(key.publicJwk), key.privateKey, now],
  )
}

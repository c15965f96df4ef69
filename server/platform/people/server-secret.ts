/**
 * The one secret of all processes on a database. What seals or signs takes a key of its own from it, by a word that says
 * what for (`keyFor`).
 */
import { hkdfSync, randomBytes } from 'node:crypto'
import type pg from 'pg'

const SECRET_BYTES = 32

/**
 * The configured secret; without one that of the database, which the first process to ask has made.
 * @param configured from `SECRET_KEY`, so that a copy of the database alone opens nothing
 */
export async function serverSecret(pool: pg.Pool, configured: string | undefined): Promise<string> {
  if (configured) return configured
  const made = randomBytes(SECRET_BYTES).toString('base64url')
  await pool.query('insert into server_secret (secret) values ($1) on conflict do nothing', [made])
  const { rows } = await pool.query<{ secret: string }>('select secret from server_secret')
  return rows[0]!.secret
}

/** A key of 256 bits for one purpose. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'lovoglio', purpose, 32))

/** What an app of codes does: the same library makes them, from the key that was shown. */
import { Secret, TOTP } from 'otpauth'
import { keepSecret } from '#server/features/administrators/second-factor-service.ts'
import { keyFor, serverSecret } from '#server/platform/people/server-secret.ts'
import type { TestApp } from './test-app.ts'

/** @param steps half minutes from now */
export const codeFor = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** A key that tests know. */
export const KNOWN_KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Begins a second factor with the known key, for who has this uid. */
export async function beginKnown({ database }: TestApp, uid: string): Promise<void> {
  const key = keyFor(await serverSecret(database.pool, undefined), 'second factor')
  const { rows } = await database.pool.query('select id from admin where uid = $1', [uid])
  await keepSecret(rows[0].id, Secret.fromBase32(KNOWN_KEY), key, database.db)
}

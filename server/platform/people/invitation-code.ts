/** The code of an invitation that goes by a link: good for a week, for one use, and kept nowhere but as its hash. */
import { createHash, randomBytes } from 'node:crypto'

const LIFE_DAYS = 7

export const hashOfInvitation = (code: string): Buffer => createHash('sha256').update(code).digest()

/** @param now ISO-8601 UTC, as is what it is good until */
export function newInvitationCode(now: string): { code: string; hash: Buffer; expiresAt: string } {
  const code = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.parse(now) + LIFE_DAYS * 86_400_000).toISOString()
  return { code, hash: hashOfInvitation(code), expiresAt }
}

import { createHash } from 'node:crypto'
import type pg from 'pg'
import { countAttempts } from './attempt-store.ts'
import { IdentityError } from './identity-error.ts'
import type { Limit } from './identity-limits.ts'

export type Attempt = { key: string; limit: Limit }

/**
 * Counts an attempt under every key and refuses it when any is over its limit. Counting comes before the work, so
 * that a hundred requests at once are a hundred attempts; what goes well is taken back by the caller.
 * Throws TOO_MANY_ATTEMPTS_TRY_LATER (429) with the seconds to wait. A refusal never makes the wait longer.
 */
export async function refuseTooMany(db: pg.Pool, attempts: Attempt[], now: Date): Promise<void> {
  const counts = await countAttempts(
    db,
    attempts.map(({ key, limit }) => ({ key, windowS: limit.windowS })),
    now,
  )
  let waitMs = 0
  for (const { key, count, windowEndsAt } of counts) {
    const limit = attempts.find((attempt) => attempt.key === key)!.limit
    if (count > limit.max) waitMs = Math.max(waitMs, windowEndsAt.getTime() - now.getTime())
  }
  if (waitMs > 0) {
    throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', {
      detail: 'Too many unsuccessful attempts. Please try again later.',
      status: 429,
      retryAfterS: Math.ceil(waitMs / 1000),
    })
  }
}

/** A key that names no one: the parts are hashed, so that the table holds neither addresses nor e-mails. */
export function attemptKey(kind: string, ...parts: string[]): string {
  return `${kind}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`
}

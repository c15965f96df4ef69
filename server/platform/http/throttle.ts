/** Limits that hold for all processes: so many times within a window, counted by a key. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { ProblemError } from './problem.ts'

export interface Allowance {
  max: number
  windowSeconds: number
}

/** Addresses and codes are not written down, only told apart. */
const keyOf = (parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

/**
 * Spends one try. In a transaction that is rolled back the try is given back with it.
 * @param parts what is counted together, e.g. `['website-password', websiteId, address]`
 * @param amount how much of it is spent: tries, or bytes
 * @param detail what to say instead of the refusal's own words, given when the window ends (ISO-8601)
 * @throws ProblemError `rate_limited` when the window's tries are spent
 */
export async function spend(
  tx: Queryable,
  parts: readonly string[],
  { max, windowSeconds }: Allowance,
  now: string,
  amount = 1,
  detail?: (resetsAt: string) => string,
): Promise<void> {
  const resetsAt = new Date(Date.parse(now) + windowSeconds * 1000).toISOString()
  const { rows } = await tx.execute(sql`insert into throttle as t (key, spent, resets_at)
    values (${keyOf(parts)}, ${amount}, ${resetsAt})
    on conflict (key) do update set
      spent = case when t.resets_at <= ${now} then excluded.spent else t.spent + excluded.spent end,
      resets_at = case when t.resets_at <= ${now} then excluded.resets_at else t.resets_at end
    returning spent, extract(epoch from resets_at - ${now}::timestamptz) as left`)
  const { spent, left } = rows[0] as { spent: number; left: string }
  if (spent <= max) return
  const retryAfterSeconds = Math.max(1, Math.ceil(Number(left)))
  const freeAt = new Date(Date.parse(now) + retryAfterSeconds * 1000).toISOString()
  throw new ProblemError('rate_limited', { retryAfterSeconds, ...(detail && { detail: detail(freeAt) }) })
}

/** Gives a try back: it was no guess. */
export async function refund(tx: Queryable, parts: readonly string[]): Promise<void> {
  await tx.execute(sql`update throttle set spent = spent - 1 where key = ${keyOf(parts)} and spent > 0`)
}

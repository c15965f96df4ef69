/**
 * Replay has one effect: (actor, key) keeps the answer of a write, in the write's own transaction.
 * The same key and request again is the same answer (of what is too heavy to be kept twice, the thing as it is now); the same key under another request is 422 `key_reused`.
 * A refusal rolls the write back and keeps nothing, so that the same request may be tried again once its cause is gone.
 */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { COMMAND_KEY } from '#contract/wire/sent-together.ts'
import type { Queryable } from '../database/database.ts'
import { noteKeptRow } from '../database/kept-bytes.ts'
import { canonical } from '../entity/entity-merge.ts'
import { ProblemError } from './problem.ts'

/** How long an answer is kept. A device may be in a drawer for a while. */
export const IDEMPOTENCY_KEPT_DAYS = 90

/** The key of a request, checked; undefined when it carries none. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && COMMAND_KEY.test(header)) return header
  const message = 'Idempotency-Key: da 8 a 128 lettere, cifre o . : - _'
  throw new ProblemError('malformed', { errors: [{ path: 'Idempotency-Key', message }] })
}

interface Keyed {
  actor: string
  key: string
  /** What the key stands for: method, address and body. */
  asked: unknown
}

/** Whether a write was done under this key: one that is under way, or was refused, was not. */
export async function wasAnswered(db: Queryable, { actor, key }: Keyed): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from idempotency where actor = ${actor} and key = ${key}`)
  return rows.length > 0
}

/**
 * Runs a write once for its key.
 * @param again reads the answer anew, where it is too heavy to be kept: the thing as it is at the replay
 */
export async function once(
  tx: Queryable,
  { actor, key, asked }: Keyed,
  run: () => Promise<{ status: number; answer: unknown }>,
  again?: () => Promise<unknown>,
): Promise<{ status: number; answer: unknown; replayed: boolean }> {
  const hash = createHash('sha256').update(canonical(asked)).digest()
  // Waits for a transaction under the same key that is still open, then sees what it left.
  const inserted =
    await tx.execute(sql`insert into idempotency (actor, key, request_hash) values (${actor}, ${key}, ${hash})
    on conflict do nothing returning 1`)
  if (inserted.rows.length === 0) {
    const { rows } =
      await tx.execute(sql`select request_hash, status, answer, answer is not null as kept from idempotency
      where actor = ${actor} and key = ${key}`)
    const was = rows[0] as { request_hash: Buffer; status: number; answer: unknown; kept: boolean }
    if (!was.request_hash.equals(hash)) throw new ProblemError('key_reused')
    return { status: was.status, answer: again && !was.kept ? await again() : was.answer, replayed: true }
  }
  const { status, answer } = await run()
  const kept = again ? null : JSON.stringify(answer)
  await tx.execute(sql`update idempotency set status = ${status}, answer = ${kept}::jsonb
    where actor = ${actor} and key = ${key}`)
  noteKeptRow(tx, key.length + Buffer.byteLength(kept ?? ''))
  return { status, answer, replayed: false }
}

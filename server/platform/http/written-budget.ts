/**
 * What one account may leave in a day, in bytes: what it asks, and what is kept of it for months as history, as changes
 * and as answers. A short edit of something long is short as long as it leaves little.
 */
import type { Queryable } from '../database/database.ts'
import { keptBy } from '../database/kept-bytes.ts'
import { italianMoment } from '../italian-day.ts'
import { spend } from './throttle.ts'

const MEGABYTE = 1024 * 1024
const WINDOW_SECONDS = 86_400
/** What long texts may fill. */
const LONG_MAX = 16 * MEGABYTE
/** With what is left for short edits when those are over. */
const ALL_MAX = 24 * MEGABYTE
const LONG_FROM_BYTES = 2 * 1024

/** What is over, how much it was, when it is free again, and what goes on meanwhile. */
const longEnough = (freeAt: string) =>
  `In un giorno si possono scrivere ${LONG_MAX / MEGABYTE} MB di testi lunghi, e sono finiti: si ricomincia ${italianMoment(freeAt)}. Le modifiche brevi si possono fare anche adesso.`
const allEnough = (freeAt: string) =>
  `In un giorno si possono scrivere ${ALL_MAX / MEGABYTE} MB in tutto, e sono finiti: si ricomincia ${italianMoment(freeAt)}.`

interface WrittenBudget {
  /** Before a write: what is long is refused before its work is done. @throws ProblemError `rate_limited` */
  before(tx: Queryable): Promise<void>
  /** At the end of its transaction: with what it leaves. @throws ProblemError `rate_limited`, which takes it all back */
  after(tx: Queryable): Promise<void>
}

const UNBOUNDED: WrittenBudget = { before: async () => {}, after: async () => {} }

/**
 * @param account whose budget it is; undefined for who has none
 * @param body what is asked
 */
export function writtenBudget(account: string | undefined, body: unknown, now: string): WrittenBudget {
  if (account === undefined) return UNBOUNDED
  const asked = Buffer.byteLength(JSON.stringify(body ?? null))
  const isLong = asked >= LONG_FROM_BYTES
  const allowance = { max: isLong ? LONG_MAX : ALL_MAX, windowSeconds: WINDOW_SECONDS }
  const take = (tx: Queryable, bytes: number) =>
    spend(tx, ['written', account], allowance, now, bytes, isLong ? longEnough : allEnough)
  return {
    before: async (tx) => {
      if (isLong) await take(tx, asked)
    },
    after: (tx) => take(tx, keptBy(tx) + (isLong ? 0 : asked)),
  }
}

/** A page of what an audience missed: each thing once, as it is now, and no more of it than a phone may swallow at once. */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { ChangePage } from '#contract/wire/sync.ts'
import { type Settled, PUBLIC, changesAfter } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { asTold, lastOfEach, loadChanges } from './entity-loader.ts'

const PAGE_MAX_BYTES = 1024 * 1024
/** Things read at once: so many of the heaviest are a few megabytes. */
const READ_AT_ONCE = 20
const SETTLES_WITHIN_MS = 10_000

export interface FeedParts {
  pool: pg.Pool
  feed: Settled
  tx: Queryable
}

/**
 * @param after the last change the caller knows of
 * @param uid of the member of a couple who asks
 */
export async function feedPage(
  { pool, feed, tx }: FeedParts,
  audience: string,
  after: number,
  uid = '',
): Promise<ChangePage> {
  const { changes, ...page } = await changesAfter(pool, audience, after, feed)
  if (page.reset) return { ...page, changes: [] }
  const told: ChangePage['changes'] = []
  let bytes = 0
  const waiting = lastOfEach(changes)
  while (waiting.length > 0)
    for (const { change, payload, ...event } of await loadChanges(waiting.splice(0, READ_AT_ONCE), tx)) {
      const one = { ...event, payload: asTold(payload, change, uid) }
      bytes += Buffer.byteLength(JSON.stringify(one))
      if (told.length > 0 && bytes > PAGE_MAX_BYTES) {
        const { seq } = told.at(-1)!
        if (audience === PUBLIC) await untilSettled(feed, seq)
        return { changes: told, seq, more: true, reset: false }
      }
      told.push(one)
    }
  return { ...page, changes: told }
}

/** A page in the middle ends where a client may go on from. */
async function untilSettled(feed: Settled, seq: number): Promise<void> {
  for (const until = Date.now() + SETTLES_WITHIN_MS; feed.settled() < seq; await pause(20))
    if (Date.now() > until) throw new ProblemError('unavailable', { retryAfterSeconds: 2 })
}

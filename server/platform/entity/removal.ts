/**
 * What lies outside the database and goes for good, files and identities at another provider: noted in the transaction
 * that deletes it, taken away by any worker, whatever is killed.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Queryable } from '../database/database.ts'
import { type FileStorage, removeAll } from '../files/file-storage.ts'
import { heard } from '../faults.ts'

type FileArea = 'media' | 'files' | 'mail'
export type RemovalArea = FileArea | 'identity'

export interface RemovalParts {
  pool: pg.Pool
  stores: Record<FileArea, FileStorage>
  /** Deletes an identity where another provider keeps it; one that is gone is no error. */
  deleteIdentity?: (uid: string) => Promise<void>
  log: (event: string, detail: object) => void
}

const LOOK_EVERY_MS = 1_000
/** Who takes one has so long, and one that failed waits as long. */
const AGAIN_AFTER_S = 60

/** @param keys each a uid, or one key of a store, or all that begin so when it ends with a slash */
export async function removeLater(area: RemovalArea, keys: readonly string[], tx: Queryable): Promise<void> {
  await tx.execute(sql`insert into removal (area, key)
    select ${area}, key from unnest(${sql.param([...keys])}::text[]) key on conflict do nothing`)
}

/**
 * Takes away all that is due. Twice is once: safe on several processes. A provider that is slow keeps no file waiting, and
 * what it has waits where this process cannot ask it.
 * @returns how many keys
 */
export async function removeDue(parts: RemovalParts): Promise<number> {
  const lanes = [removeAllOf("area <> 'identity'", parts)]
  if (parts.deleteIdentity) lanes.push(removeAllOf("area = 'identity'", parts))
  return (await Promise.all(lanes)).reduce((sum, gone) => sum + gone, 0)
}

/** @param which a condition, of ours */
async function removeAllOf(which: string, parts: RemovalParts): Promise<number> {
  const { pool, log } = parts
  let gone = 0
  for (;;) {
    const { rows } = await pool.query(
      `update removal r set due_at = clock_timestamp() + $1 * interval '1 second'
         from (select area, key from removal where due_at <= clock_timestamp() and ${which}
                order by due_at limit 1 for update skip locked) due
        where r.area = due.area and r.key = due.key returning r.area, r.key`,
      [AGAIN_AFTER_S],
    )
    if (!rows[0]) return gone
    const { area, key } = rows[0] as { area: RemovalArea; key: string }
    try {
      await remove(parts, area, key)
      await pool.query('delete from removal where area = $1 and key = $2', [area, key])
      gone++
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string }
      log('what goes with a deleted account waits', { area, code: code ?? message })
    }
  }
}

async function remove(parts: RemovalParts, area: RemovalArea, key: string): Promise<void> {
  if (area === 'identity') return parts.deleteIdentity!(key)
  const store = parts.stores[area]
  await (key.endsWith('/') ? removeAll(store, key) : store.remove(key))
}

/** Looks again and again for what is to go. @returns what stops it */
export function startRemoving(parts: RemovalParts): () => Promise<void> {
  const stop = new AbortController()
  const working = (async () => {
    while (!stop.signal.aborted) {
      await removeDue(parts).catch(heard('removal'))
      // No fault: it was stopped.
      await pause(LOOK_EVERY_MS, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  })()
  return () => {
    stop.abort()
    return working
  }
}

/** Throws away mails that were written to files before then. @returns how many */
export async function removeOldMails({ stores }: RemovalParts, before: Date): Promise<number> {
  let gone = 0
  for await (const kept of stores.mail.list(''))
    for (const { key, writtenAt } of kept)
      if (writtenAt < before) {
        await stores.mail.remove(key)
        gone++
      }
  return gone
}

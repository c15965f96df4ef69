/**
 * The change feed: each write appends to `change` in its own transaction, hubs read it and push.
 *
 * Order. Writers of one audience take its lock before they append (`lockAudience`), so within an audience the order of
 * `seq` is the order of commits, and a client may remember a single number. Across audiences a lower `seq` may appear
 * later: the reader remembers such gaps, and asks again until every transaction that was open then has ended.
 *
 * What is public is written by many at once: only the writers of one entity take turns (under its vendor's lock). There a
 * client remembers no number above `settled`, below which nothing can appear any more; what lies above it is told again.
 *
 * Waking. In process right after a commit; across processes by one empty NOTIFY at most every 20 ms, sent outside the
 * writers' transactions (inside, it would take a global lock at commit); and every second in any case.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { AdminQueue } from '#contract/lists/admin/admin-queues.ts'
import type { ChangeKind, ChangeTopic } from '#contract/wire/hubs.ts'
import type { Queryable } from './database.ts'
import { noteKeptRow } from './kept-bytes.ts'
import { ProblemError } from '../http/problem.ts'
import { heard, noteFault } from '../faults.ts'

const CHANNEL = 'lovoglio_change'
const SESSION_CHANNEL = 'lovoglio_session'
const EPHEMERAL_CHANNEL = 'lovoglio_whisper'
const NOTIFY_EVERY_MS = 20
/** After news the next is read this much later: a bulk of writes is read together, and not each of them by itself. */
const READ_AGAIN_MS = 20
const POLL_EVERY_MS = 1_000
const BATCH = 1_000
/** How many numbers before the last one may still be under way when a process starts. */
const BEHIND_AT_START = 1_000
/** A number may be drawn a moment before its transaction has an id: a gap is kept at least this long. */
const GAP_KEPT_MS = 5_000
/** How long a change can be caught up; a client away longer reads everything again. */
const FEED_KEPT_DAYS = 30

export interface FeedChange {
  seq: number
  topic: ChangeTopic
  kind: ChangeKind
  entityId: string
  version: number
  audience: string
  /** Where it shows: the lists in which a vendor stood or stands (`listsWith`), the vendor of a film or a review; without, anywhere. */
  within?: readonly string[] | undefined
}

/** Who may hear: everyone, one couple (and administrators), or one vendor. */
export const PUBLIC = 'public'
export const COUPLE_PREFIX = 'couple:'
export const coupleAudience = (coupleId: string): string => COUPLE_PREFIX + coupleId
/** Nobody but administrators hears of it, and every page and answer that is kept is made anew. */
export const SITE = 'site'
/** Administrators alone hear of it: what couples and vendors say to support. */
export const SUPPORT = 'support'
const QUEUE_PREFIX = 'queue:'
/** The administrators alone who work through what waits there. */
export const queueAudience = (queue: AdminQueue): string => QUEUE_PREFIX + queue
export const isQueueAudience = (audience: string): boolean => audience.startsWith(QUEUE_PREFIX)
const VENDOR_PREFIX = 'vendor:'
export const vendorAudience = (vendorId: string): string => VENDOR_PREFIX + vendorId
export const isVendorAudience = (audience: string): boolean => audience.startsWith(VENDOR_PREFIX)

/**
 * Takes the lock of an audience until the transaction ends; to be called before anything is appended for it. Who needs several takes
 * them in the order of their names (a couple's, the public one, support's, a vendor's), against deadlocks.
 * What is public of a vendor is appended under the vendor's lock; only what is nobody's (the news) under the public one.
 */
export async function lockAudience(tx: Queryable, audience: string): Promise<void> {
  await lockAudiences(tx, [audience])
}

/** The same for several, in the order of their names, by one question. */
export async function lockAudiences(tx: Queryable, audiences: readonly string[]): Promise<void> {
  const inOrder = sql.param([...new Set(audiences)].toSorted())
  await tx.execute(
    sql`select pg_advisory_xact_lock(7007, hashtext(audience)) from unnest(${inOrder}::text[]) audience`,
  )
}

type NewChange = Omit<FeedChange, 'seq'>

export const appendChange = (tx: Queryable, change: NewChange): Promise<void> => appendChanges(tx, [change])

/** Appends them in their order, by one question. */
export async function appendChanges(tx: Queryable, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return
  for (const _ of changes) noteKeptRow(tx, 0)
  await tx.execute(sql`insert into change (topic, kind, entity_id, version, audience, within)
    select topic, kind, "entityId", version, audience, within from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as told(topic text, kind text, "entityId" uuid, version integer, audience text, within jsonb)`)
}

/**
 * Tells who works through a queue that it is another. No lock: nobody catches up with it by number, who comes back reads it
 * all again.
 * @param id what is other in it
 */
export const tellQueue = (
  queue: AdminQueue,
  { id, version }: { id: string; version: number },
  tx: Queryable,
) =>
  appendChange(tx, {
    topic: queue,
    kind: 'updated',
    entityId: id,
    version,
    audience: queueAudience(queue),
  })

const fromRow = (row: Record<string, unknown>): FeedChange => ({
  seq: Number(row.seq),
  topic: row.topic as ChangeTopic,
  kind: row.kind as ChangeKind,
  entityId: row.entity_id as string,
  version: row.version as number,
  audience: row.audience as string,
  ...(row.within != null && { within: row.within as string[] }),
})

export interface Settled {
  /** Every change up to this number has been read by this process, or will never be: what is public may lie above it. */
  settled(): number
}

/** How long a page that reaches too far waits for what is still being written before it. */
const SETTLES_WITHIN_MS = 10_000

/**
 * What an audience missed after `seq`: at most `limit`, in order; `reset` when the feed no longer reaches back there, or
 * never came so far (the database was restored from a copy that is older than what this client heard).
 */
export async function changesAfter(
  pool: pg.Pool,
  audience: string,
  after: number,
  feed: Settled,
  limit = 500,
) {
  if (audience !== PUBLIC) return readAfter(pool, audience, after, limit)
  for (const until = Date.now() + SETTLES_WITHIN_MS; ;) {
    // Asked before the read: what had settled by then is in it.
    const settled = feed.settled()
    const page = await readAfter(pool, audience, after, limit)
    if (page.reset) return { ...page, seq: Math.min(page.seq, settled) }
    if (!page.more) return { ...page, seq: Math.max(after, Math.min(page.seq, settled)) }
    const changes = page.changes.filter(({ seq }) => seq <= settled)
    // A page in the middle ends where a client may go on from.
    if (changes.length > 0) return { ...page, changes, seq: changes.at(-1)!.seq }
    if (Date.now() > until) throw new ProblemError('unavailable', { retryAfterSeconds: 2 })
    await pause(READ_AGAIN_MS)
  }
}

async function readAfter(pool: pg.Pool, audience: string, after: number, limit: number) {
  // A function of the database (migration 0812, decision 131), for every phone that comes back asks it.
  const found = await pool.query('select * from changes_after($1, $2, $3)', [audience, after, limit + 1])
  const rows = found.rows.filter(({ seq }) => seq !== null)
  const changes = rows.slice(0, limit).map(fromRow)
  const bound = (name: string) => Number(found.rows[0][name])
  const [newest, horizon] = [Math.max(bound('newest'), bound('horizon')), bound('horizon')]
  const more = rows.length > limit
  if (after > bound('drawn')) return { changes: [], more: false, seq: newest, reset: true }
  return {
    changes,
    more,
    seq: more ? changes.at(-1)!.seq : Math.max(newest, after),
    reset: after > 0 && after < horizon,
  }
}

/** Throws away what is older than anybody may catch up, and remembers for each audience how far. @returns how many */
export async function forgetOldChanges(pool: pg.Pool): Promise<number> {
  // One statement: who asks sees the changes, or that they are gone.
  const { rows } = await pool.query(
    `with gone as (delete from change where at < now() - $1 * interval '1 day' returning audience, seq),
          noted as (insert into change_horizon (audience, seq) select audience, max(seq) from gone group by audience
                    on conflict (audience) do update set seq = greatest(change_horizon.seq, excluded.seq))
     select count(*)::int as count from gone`,
    [FEED_KEPT_DAYS],
  )
  return rows[0].count as number
}

/** The same as `endSession`, from the transaction that ends it: told once that holds. */
export async function tellSessionEnd(tx: Queryable, uid: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${SESSION_CHANNEL}, ${uid})`)
}

export interface ChangeFeed extends Settled {
  /** Hears every change once, in order within its audience; must not throw. */
  subscribe(listener: (changes: readonly FeedChange[]) => void | Promise<void>): () => void
  /** To be called after a commit that appended changes. */
  wake(): void
  /** Tells every process that a session of this identity has ended. */
  endSession(uid: string): void
  /** Hears of sessions that ended on any process; undefined when some may have been missed, whoever they were of. */
  onSessionEnd(listener: (uid: string | undefined) => void): () => void
  /** Sends every process an ephemeral message: who is not listening misses it. At most 7,000 bytes. */
  sendEphemeral(words: string): void
  onEphemeral(listener: (words: string) => void): () => void
  /** The last change read, and how long it had been waiting, in milliseconds. */
  status(): { lastSeq: number; lagMs: number }
  stop(): Promise<void>
}

/**
 * Starts reading the feed from now on.
 * @param url of the database, for the listening connection
 */
export async function startChangeFeed(pool: pg.Pool, url: string): Promise<ChangeFeed> {
  const listeners = new Set<(changes: readonly FeedChange[]) => void | Promise<void>>()
  let cursor = 0
  /** Numbers below the cursor not seen yet, with the first transaction that cannot be theirs. */
  const gaps = new Map<number, { upTo: bigint; since: number }>()
  let settled = 0
  await begin()
  let status = { lastSeq: cursor, lagMs: 0 }
  let [reading, again, stopped] = [false, false, false]
  let lastNotify = 0
  let notifyTimer: NodeJS.Timeout | undefined

  /** From the last number on, but for those just below it that another process may still be writing. */
  async function begin(): Promise<void> {
    const { rows } = await pool.query(
      `select last.seq as last, change.seq from
         (select greatest((select max(seq) from change), (select max(seq) from change_horizon), 0) as seq) last
         left join change on change.seq > last.seq - $1 order by change.seq`,
      [BEHIND_AT_START],
    )
    cursor = Math.max(0, Number(rows[0].last) - BEHIND_AT_START)
    await closeGaps([...rows.flatMap(({ seq }) => (seq === null ? [] : [Number(seq)])), Number(rows[0].last)])
  }

  async function readOnce(): Promise<boolean> {
    const { rows } = await pool.query(
      `select seq, topic, kind, entity_id, version, audience, within, extract(epoch from clock_timestamp() - at) * 1000 as age
         from change where seq > $1 or seq = any($2::bigint[]) order by seq limit $3`,
      [cursor, [...gaps.keys()], BATCH],
    )
    await closeGaps(rows.map((row) => Number(row.seq)))
    if (rows.length === 0) return false
    status = { lastSeq: cursor, lagMs: Math.max(0, Number(rows[0].age)) }
    const changes = rows.map(fromRow)
    for (const listener of listeners) await listener(changes)
    return true
  }

  /** Moves the cursor, notes the numbers it passed over, and gives up those that no open transaction can still write. */
  async function closeGaps(seen: readonly number[]): Promise<void> {
    for (const seq of seen) gaps.delete(seq)
    const newest = Math.max(cursor, ...seen)
    const present = new Set(seen)
    const skipped = Array.from({ length: newest - cursor }, (_, n) => cursor + 1 + n).filter(
      (seq) => !present.has(seq),
    )
    cursor = newest
    if (skipped.length === 0 && gaps.size === 0) {
      settled = cursor
      return
    }
    const { rows } =
      await pool.query(`select pg_snapshot_xmin(s)::text as oldest, pg_snapshot_xmax(s)::text as next
      from pg_current_snapshot() s`)
    const [oldest, next, now] = [BigInt(rows[0].oldest), BigInt(rows[0].next), Date.now()]
    for (const [seq, gap] of gaps) if (oldest >= gap.upTo && now - gap.since > GAP_KEPT_MS) gaps.delete(seq)
    for (const seq of skipped) gaps.set(seq, { upTo: next, since: now })
    settled = Math.min(cursor + 1, ...gaps.keys()) - 1
  }

  async function read(): Promise<void> {
    if (reading) {
      again = true
      return
    }
    reading = true
    try {
      do {
        again = false
        if (await readOnce()) {
          again = true
          await pause(READ_AGAIN_MS)
        }
      } while (again && !stopped)
    } catch (error) {
      // The database is away for a moment: the timer reads again, from the same place.
      noteFault('change-feed', error)
    } finally {
      reading = false
    }
  }

  function notify(): void {
    if (notifyTimer || stopped) return
    const wait = Math.max(0, lastNotify + NOTIFY_EVERY_MS - Date.now())
    notifyTimer = setTimeout(() => {
      notifyTimer = undefined
      lastNotify = Date.now()
      pool.query(`notify ${CHANNEL}`).catch(heard('change-feed'))
    }, wait)
  }

  const ephemeralListeners = new Set<(words: string) => void>()
  const sessionListeners = new Set<(uid: string | undefined) => void>()
  const closeListener = listen(url, {
    onChange: () => void read(),
    onSession: (uid) => sessionListeners.forEach((listener) => listener(uid)),
    onEphemeral: (words) => ephemeralListeners.forEach((listener) => listener(words)),
  })
  const timer = setInterval(() => void read(), POLL_EVERY_MS)
  timer.unref()

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wake() {
      void read()
      notify()
    },
    endSession(uid) {
      // Here at once, whatever becomes of the database; twice is once.
      for (const listener of sessionListeners) listener(uid)
      pool.query('select pg_notify($1, $2)', [SESSION_CHANNEL, uid]).catch(heard('change-feed'))
    },
    onSessionEnd(listener) {
      sessionListeners.add(listener)
      return () => sessionListeners.delete(listener)
    },
    sendEphemeral(words) {
      pool.query('select pg_notify($1, $2)', [EPHEMERAL_CHANNEL, words]).catch(heard('change-feed'))
    },
    onEphemeral(listener) {
      ephemeralListeners.add(listener)
      return () => ephemeralListeners.delete(listener)
    },
    settled: () => settled,
    status: () => status,
    async stop() {
      stopped = true
      clearInterval(timer)
      clearTimeout(notifyTimer)
      await closeListener()
    },
  }
}

/** A connection of its own that listens, and is opened again when it breaks. Returns what closes it. */
function listen(
  url: string,
  {
    onChange,
    onSession,
    onEphemeral,
  }: {
    onChange: () => void
    onSession: (uid: string | undefined) => void
    onEphemeral: (words: string) => void
  },
): () => Promise<void> {
  let closed = false
  let broke = false
  let client: pg.Client | undefined
  async function open(): Promise<void> {
    if (closed) return
    const next = new pg.Client({ connectionString: url })
    client = next
    next.on('notification', ({ channel, payload }) => {
      if (channel === CHANNEL) onChange()
      else if (channel === SESSION_CHANNEL) onSession(payload)
      else onEphemeral(payload ?? '')
    })
    next.on('error', heard('change-feed'))
    next.on('end', () => {
      broke = true
      setTimeout(() => void open(), 500).unref()
    })
    // Whatever fails here (the database away, or ended while it connects) shows as `end`.
    await next
      .connect()
      .then(() => next.query(`listen ${CHANNEL}; listen ${SESSION_CHANNEL}; listen ${EPHEMERAL_CHANNEL}`))
      .then(() => {
        onChange()
        // Nobody heard what was told meanwhile.
        if (broke) onSession(undefined)
        broke = false
      })
      .catch(heard('change-feed'))
  }
  void open()
  return async () => {
    closed = true
    await client?.end().catch(heard('change-feed'))
  }
}

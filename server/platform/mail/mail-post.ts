/**
 * Sends the mails that were written (mail-outbox.ts). Who takes one moves its hour on by a little, in a statement of its
 * own, and goes on doing so while it is being sent: no transaction stands open while a mail server is asked, two processes
 * take no mail both, and what a killed process had taken is due again by itself, soon.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Mail, SendMail } from './mail.ts'
import { heard } from '../faults.ts'

/** Whoever took it and has not moved its hour since is no more. Long enough for a process that stood still for a while. */
const TAKEN_FOR_MS = 20_000
/** So often while that lasts its hour is moved on. */
const HELD_TIMES = 4
/** A mail server that hangs on one mail holds up one of these. */
const AT_ONCE = 4
/** After the first failure a minute, then twice as long each time. */
const AGAIN_AFTER_S = 60
const AGAIN_AT_MOST_S = 3_600
const LOOK_EVERY_MS = 1_000
/** What is still being sent then is taken up after its time by another process. */
const STOP_WITHIN_MS = 5_000

export interface PostParts {
  pool: pg.Pool
  sendMail: SendMail
  /** Told what failed, without an address or a word of the mail. */
  log: (event: string, detail: object) => void
  /** A mail is another's so long after it was last held, in milliseconds. */
  takenForMs?: number
}

interface Taken extends Omit<Mail, 'to'> {
  id: string
  recipient: string | null
  tries: number
  late: boolean
}

/**
 * Sends every mail that is due. Safe on several processes.
 * @returns how many went, and how many failed and wait for another try
 */
export async function sendDueMails(
  parts: PostParts,
  stop?: AbortSignal,
): Promise<{ sent: number; failed: number }> {
  const count = { sent: 0, failed: 0, none: 0 }
  const lane = async () => {
    while (!stop?.aborted) {
      const mail = await takeNext(parts)
      if (!mail) break
      count[await sendOne(parts, mail)]++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return { sent: count.sent, failed: count.failed }
}

async function takeNext({ pool, takenForMs = TAKEN_FOR_MS }: PostParts): Promise<Taken | undefined> {
  const { rows } = await pool.query<Taken>(
    `update mail set tries = tries + 1, refused_at = null, due_at = clock_timestamp() + $1 * interval '1 millisecond'
      where id = (select id from mail where done_at is null and due_at <= clock_timestamp()
                   order by due_at limit 1 for update skip locked)
     returning id, recipient, subject, text, html, tries, good_until <= clock_timestamp() as late`,
    [takenForMs],
  )
  return rows[0]
}

async function sendOne(
  { pool, sendMail, log, takenForMs = TAKEN_FOR_MS }: PostParts,
  { id, recipient, subject, text, html, tries, late }: Taken,
): Promise<'sent' | 'failed' | 'none'> {
  if (recipient === null || late) {
    if (late) log('a mail is given up', { mail: id, tries })
    await close(pool, id)
    return 'none'
  }
  const holding = setInterval(
    () => void hold(pool, { id, tries, takenForMs }).catch(heard('mail-post')),
    takenForMs / HELD_TIMES,
  )
  try {
    await sendMail({ id, to: recipient, subject, text, html }).finally(() => clearInterval(holding))
  } catch (error) {
    // A mail server's words name the recipient: its code says enough.
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    log('a mail could not be sent', { mail: id, tries, code, responseCode })
    await putBack(pool, id, tries)
    return 'failed'
  }
  await close(pool, id)
  return 'sent'
}

/** It is still being sent, by who took it; one that comes late brings a mail that was refused no nearer. */
const hold = (pool: pg.Pool, { id, tries, takenForMs }: { id: string; tries: number; takenForMs: number }) =>
  pool.query(
    `update mail set due_at = clock_timestamp() + $3 * interval '1 millisecond'
      where id = $1 and tries = $2 and done_at is null and refused_at is null`,
    [id, tries, takenForMs],
  )

/** It is done with: neither whom it went to nor what it said is needed any more. */
const close = (pool: pg.Pool, id: string) =>
  pool.query(
    `update mail set done_at = clock_timestamp(), recipient = null, subject = '', text = '', html = '' where id = $1`,
    [id],
  )

/** Unless somebody has taken it since; at its end it is looked at once more, to be given up. */
const putBack = (pool: pg.Pool, id: string, tries: number) =>
  pool.query(
    `update mail set refused_at = clock_timestamp(), due_at = least(good_until, clock_timestamp() + $3 * interval '1 second')
      where id = $1 and tries = $2 and done_at is null`,
    [id, tries, Math.min(AGAIN_AFTER_S * 2 ** (tries - 1), AGAIN_AT_MOST_S)],
  )

/**
 * Looks for mails again and again.
 * @returns what stops it, letting those end that are being sent
 */
export function startPost(parts: PostParts): () => Promise<void> {
  const stop = new AbortController()
  const working = (async () => {
    while (!stop.signal.aborted) {
      // The database is away for a moment: nothing is lost by looking again.
      await sendDueMails(parts, stop.signal).catch(heard('mail-post'))
      // No fault: it was stopped.
      await pause(LOOK_EVERY_MS, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  })()
  return () => {
    stop.abort()
    return Promise.race([working, pause(STOP_WITHIN_MS, undefined, { ref: false })])
  }
}

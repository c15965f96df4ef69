/** Mails on their way: written in the transaction of what they tell of, so that they go if it was, and once (decision 043). */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { newId } from '#contract/kit/new-id.ts'
import type { Queryable } from '../database/database.ts'
import type { Mail } from './mail.ts'
import { removeLater } from '../entity/removal.ts'

export interface Letter extends Omit<Mail, 'to'> {
  /** Null where nobody has the address: the same is written, and goes nowhere. */
  to: string | null
  /** What makes it this mail and no other. */
  key: readonly string[]
  /** The accounts and identities that it goes to or speaks of: deleted with any of them; and what it may be taken back with. */
  about: readonly string[]
  /** How long it is news, in seconds: it is tried as long. */
  goodForS: number
  /** How long it waits first, in milliseconds. */
  waitMs?: number
}

/** How long most of what a mail says is news, in seconds. */
export const A_DAY_S = 86_400

/** Neither an address nor a code is written down in a key, only told apart. */
const keyOf = (parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

/** Writes a mail, once for its key. It is sent after the commit, by any worker (mail-post.ts). */
export const writeMail = (tx: Queryable, letter: Letter): Promise<void> => writeMails(tx, [letter])

/** A text that was cut within a letter of two halves is sent, with the sign for one that is lost in its place. */
const wellFormed = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

/** The same for several, by one question. */
export async function writeMails(tx: Queryable, letters: readonly Letter[]): Promise<void> {
  if (letters.length === 0) return
  const rows = letters.map(({ key, waitMs = 0, ...letter }) => ({
    ...letter,
    id: newId(),
    key: keyOf(key),
    waitMs,
  }))
  await tx.execute(sql`insert into mail (id, key, about, recipient, subject, text, html, due_at, good_until)
    select id, key, about, "to", subject, text, html, clock_timestamp() + "waitMs" * interval '1 millisecond',
           clock_timestamp() + "goodForS" * interval '1 second'
      from jsonb_to_recordset(${JSON.stringify(rows, wellFormed)}::jsonb)
        as letter(id uuid, key text, about text[], "to" text, subject text, text text, html text,
                  "waitMs" double precision, "goodForS" double precision)
    on conflict (key) do nothing`)
}

/** Has all that a mail server refused sent now, and not at their time. One that is being sent is left alone. @returns how many */
export async function tryRefusedNow(tx: Queryable): Promise<number> {
  const { rowCount } =
    await tx.execute(sql`update mail set due_at = date_trunc('milliseconds', clock_timestamp())
    where done_at is null and refused_at is not null and due_at > clock_timestamp()`)
  return rowCount ?? 0
}

/** How many mails are written and neither sent nor given up. */
export async function mailsOwed(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from mail where done_at is null',
  )
  return rows[0]!.count
}

/**
 * Takes back what is about a thing and has not gone yet; one that is being sent goes.
 * @returns what each of them was about
 */
export async function takeBackMails(about: string, tx: Queryable): Promise<string[][]> {
  const { rows } = await tx.execute(
    sql`delete from mail where done_at is null and about @> array[${about}]::text[] returning about`,
  )
  return rows.map((row) => row.about as string[])
}

/** Takes back what waits to be sent to these accounts and identities, or speaks of them, and what was written to files. */
export async function forgetMailsAbout(ids: readonly string[], tx: Queryable): Promise<void> {
  const { rows } = await tx.execute(
    sql`delete from mail where about && ${sql.param([...ids])}::text[] returning id`,
  )
  await removeLater(
    'mail',
    rows.map(({ id }) => `${id as string}.eml`),
    tx,
  )
}

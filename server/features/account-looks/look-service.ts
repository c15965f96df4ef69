/** An administrator looks at an account as its owner sees it: who begins it, for how long, and who is told (decision 116). */
import { sql } from 'drizzle-orm'
import type { AccountLook, NewLook, StartedLook } from '#contract/admin/account-look.ts'
import { LOOKS_A_DAY, LOOKS_TOLD, LOOK_MINUTES } from '#contract/lists/admin/look-limits.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { spend } from '../../platform/http/throttle.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { eyesOf, newLookToken } from '../../platform/people/account-look.ts'
import type { ActorOf } from '../../platform/people/actor.ts'
import { tokenHash } from '../../platform/people/session.ts'
import { writeLookMails } from './look-mail.ts'

const ALLOWANCE = { max: LOOKS_A_DAY, windowSeconds: 86_400 }
const instant = (at: unknown): string => new Date(at as string).toISOString()

interface Call {
  tx: Queryable
  actor: ActorOf<'admin'>
  now: string
}

/**
 * Begins a look, and ends the one that is open. The same again is the same look, under a new credential and until the same moment.
 * @param session the token of the administrator's own session: the look ends with it
 * @throws ProblemError `not_found`; `rule_broken` for an account that nobody opens, or that an administrator does;
 *   `already_exists` for an id that was another look's, or is over; `rate_limited`
 */
export async function startLook(
  { tx, actor: { adminId, uid }, now }: Call,
  asked: NewLook,
  session: string,
  publicUrl: string,
): Promise<StartedLook> {
  const look = { ...asked, reason: plainText(asked.reason) }
  // One administrator begins one at a time.
  await tx.execute(sql`select 1 from admin where id = ${adminId} for update`)
  const token = newLookToken()
  const known = await tx.execute(sql`update account_look set token_hash = ${tokenHash(token)}
    where id = ${look.id} and admin_id = ${adminId} and ${look.accountId}::uuid in (couple_id, vendor_id)
      and ended_at is null and ends_at > ${now} returning ends_at`)
  if (known.rows[0]) return { id: look.id, token, endsAt: instant(known.rows[0]['ends_at']) }
  await refuseWhatIsNotLookedAt(look, tx)
  await spend(
    tx,
    ['look', adminId],
    ALLOWANCE,
    now,
    1,
    () => `In un giorno si guardano al massimo ${LOOKS_A_DAY} account: riprova domani.`,
  )
  await endLooks({ adminId, now }, tx)
  const endsAt = new Date(Date.parse(now) + LOOK_MINUTES * 60_000).toISOString()
  const [coupleId, vendorId] = look.kind === 'couple' ? [look.accountId, null] : [null, look.accountId]
  const { rows } = await tx.execute(sql`insert into account_look
      (id, token_hash, admin_id, session_id, couple_id, vendor_id, reason, started_at, ends_at)
    select ${look.id}, ${tokenHash(token)}, ${adminId}, s.id, ${coupleId}::uuid, ${vendorId}::uuid, ${look.reason},
      ${now}, ${endsAt} from session s where s.token_hash = ${tokenHash(session)}
    on conflict (id) do nothing returning id`)
  if (rows.length === 0) throw new ProblemError('already_exists')
  await writeLookMails(look, uid, publicUrl, tx)
  return { id: look.id, token, endsAt }
}

async function refuseWhatIsNotLookedAt({ kind, accountId }: NewLook, tx: Queryable): Promise<void> {
  const table = sql.identifier(kind)
  const there = await tx.execute(sql`select 1 from ${table} where id = ${accountId} and deleted_at is null`)
  if (there.rows.length === 0) throw new ProblemError('not_found')
  const { rows } =
    await tx.execute(sql`select exists (select 1 from admin where uid = e.uid and ended_at is null) as own
    from (select ${accountId}::uuid as id) l, lateral (${sql.raw(eyesOf('l.id'))}) e`)
  if (rows.length === 0)
    throw ruleBroken('Nessuno entra ancora con questo account: non c’è niente da vedere come lo vede.')
  if (rows.some(({ own }) => own))
    throw ruleBroken('Questo account è di chi amministra: non si guarda da qui.')
}

/** Ends what an administrator has open. @returns how many */
export async function endLooks(
  { adminId, now }: { adminId: string; now: string },
  tx: Queryable,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`update account_look set ended_at = ${now}
    where admin_id = ${adminId} and ended_at is null and ends_at > ${now}`)
  return rowCount ?? 0
}

/** Of an account, who looked at it: the latest first. Of an administrator's own there is none. */
export async function looksAt(
  actor: ActorOf<'couple' | 'vendor' | 'admin'>,
  now: string,
  tx: Queryable,
): Promise<AccountLook[]> {
  if (actor.kind === 'admin') return []
  const own =
    actor.kind === 'couple' ? sql`couple_id = ${actor.coupleId}` : sql`vendor_id = ${actor.vendorId}`
  const { rows } = await tx.execute(sql`select id, reason, started_at, least(ended_at, ends_at) as ends_at,
      ended_at is null and ends_at > ${now} as open
    from account_look where ${own} order by started_at desc, id limit ${LOOKS_TOLD}`)
  return rows.map((row) => ({
    id: row['id'] as string,
    reason: row['reason'] as string,
    startedAt: instant(row['started_at']),
    endsAt: instant(row['ends_at']),
    open: row['open'] as boolean,
  }))
}

/** What the platform keeps of people whose account is deleted, wherever it is kept (decision 044). */
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { forgetMailsAbout } from '../mail/mail-outbox.ts'

/** Deletes identities at their provider, and what they were sending; what another provider keeps, after the transaction. */
export type ForgetIdentities = (uids: readonly string[], tx: Queryable) => Promise<void>

/** How the history names who is gone. */
const NOBODY = 'gone'

/**
 * Deletes all that is kept of an account's people; those who have another profile keep their identity. The caller has
 * taken their profile away before.
 */
export async function erasePeople(
  accountId: string,
  uids: readonly string[],
  tx: Queryable,
  forgetIdentities: ForgetIdentities,
): Promise<void> {
  const those = sql`any(${sql.param([...uids])}::text[])`
  await tx.execute(sql`insert into erased_account (id) values (${accountId}) on conflict do nothing`)
  await tx.execute(sql`delete from session where uid = ${those}`)
  await tx.execute(sql`delete from ended_sign_in where uid = ${those}`)
  await tx.execute(sql`delete from idempotency where actor = ${those}`)
  await tx.execute(sql`delete from review_report where uid = ${those}`)
  await tx.execute(sql`delete from conversation_report where uid = ${those}`)
  // What was asked of it and waits is over; of what was decided there stays who, and when.
  await tx.execute(
    sql`delete from approval where state = 'waiting' and ${accountId}::uuid in (vendor_id, couple_id)`,
  )
  await tx.execute(sql`update approval set sent = '{}', seen = '', reason = '', words = ''
    where ${accountId}::uuid in (vendor_id, couple_id)`)
  await tx.execute(sql`delete from account_look where ${accountId}::uuid in (vendor_id, couple_id)`)
  await forgetMailsAbout([accountId, ...uids], tx)
  // What they did to what stays with others was done by nobody known.
  await tx.execute(sql`update field_history set actor = ${NOBODY} where actor = ${those} and entity_id in (
    select id from conversation where couple_id = ${accountId} or vendor_id = ${accountId}
    union all select m.id from message m join conversation c on c.id = m.conversation_id
      where c.couple_id = ${accountId} or c.vendor_id = ${accountId})`)
  const { rows } = await tx.execute(sql`select uid from unnest(${sql.param([...uids])}::text[]) uid
    where not exists (select 1 from admin a where a.uid = uid.uid and a.ended_at is null)
      and not exists (select 1 from vendor_account v where v.uid = uid.uid)
      and not exists (select 1 from couple_member m where m.uid = uid.uid)`)
  const alone = rows.map(({ uid }) => uid as string)
  // Who administered once, and is gone now, is nobody known.
  await tx.execute(sql`update admin set uid = id::text, email = '', name = 'Chi amministrava'
    where uid = any(${sql.param(alone)}::text[])`)
  await tx.execute(sql`delete from person_address where uid = any(${sql.param(alone)}::text[])`)
  await forgetIdentities(alone, tx)
}

/**
 * Answers kept for others, and for administrators, that speak of an account.
 * @param ids the account's, and those of what it wrote where its own is not said
 * @param actors whose answers may
 */
export async function forgetAnswersAbout(ids: readonly string[], actors: SQL, tx: Queryable): Promise<void> {
  await tx.execute(sql`delete from idempotency where actor in (${actors} union select uid from admin)
    and answer::text like any(${sql.param(ids.map((id) => `%${id}%`))}::text[])`)
}

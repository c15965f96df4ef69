/** What administrators note of a couple or a vendor, for who answers its next call. */
import { sql } from 'drizzle-orm'
import type { AccountNote } from '#contract/admin/account-note.ts'
import type { CallBody } from '#contract/calls.ts'
import { ACCOUNT_NOTES } from '#contract/lists/admin/account-notes.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import type { ActorOf } from '../../platform/people/actor.ts'

interface Call {
  tx: Queryable
  actor: ActorOf<'admin'>
  now: string
}

const noteOf = (row: Record<string, unknown>) =>
  ({ ...row, createdAt: new Date(row['createdAt'] as string).toISOString() }) as AccountNote

/** Those of one account, newest first. @param accountId a couple's or a vendor's */
export async function accountNotes(accountId: string, tx: Queryable): Promise<AccountNote[]> {
  const { rows } = await tx.execute(sql`
    select n.id, coalesce(n.couple_id, n.vendor_id) as "accountId", n.text, n.created_at as "createdAt",
           coalesce(nullif(a.name, ''), a.email, '') as author
      from account_note n left join admin a on a.id = n.author_id
     where n.couple_id = ${accountId} or n.vendor_id = ${accountId}
     order by n.created_at desc, n.id`)
  return rows.map(noteOf)
}

/**
 * Notes something. The caller holds the account's lock.
 * @throws ProblemError `not_found` without such an account, `already_exists`, `rule_broken` where there are as many as may be
 */
export async function addAccountNote(
  { tx, actor, now }: Call,
  { id, kind, accountId, text }: CallBody<'Admin/addAccountNote'>,
): Promise<AccountNote> {
  const account = kind === 'couple' ? sql`couple` : sql`vendor`
  const { rows } = await tx.execute(sql`select
    exists (select 1 from ${account} where id = ${accountId} and deleted_at is null) as here,
    exists (select 1 from account_note where id = ${id}) as taken,
    (select count(*)::int from account_note where couple_id = ${accountId} or vendor_id = ${accountId}) as count`)
  const { here, taken, count } = rows[0] as { here: boolean; taken: boolean; count: number }
  if (!here) throw new ProblemError('not_found')
  if (taken) throw new ProblemError('already_exists')
  if (count >= ACCOUNT_NOTES)
    throw ruleBroken(`Ci sono già ${ACCOUNT_NOTES} note: togline qualcuna che non serve più.`)
  await tx.execute(sql`insert into account_note (id, couple_id, vendor_id, author_id, text, created_at)
    values (${id}, ${kind === 'couple' ? accountId : null}, ${kind === 'vendor' ? accountId : null},
            ${actor.adminId}, ${plainText(text)}, ${now})`)
  return (await accountNotes(accountId, tx)).find((note) => note.id === id)!
}

/** Takes one away, whoever wrote it. @throws ProblemError `not_found` */
export async function deleteAccountNote(id: string, tx: Queryable): Promise<void> {
  const { rows } = await tx.execute(sql`delete from account_note where id = ${id} returning id`)
  if (rows.length === 0) throw new ProblemError('not_found')
}

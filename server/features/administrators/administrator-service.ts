/** Who administers: by whom they are invited, what they may do, and how they are taken out (decision 102). */
import { sql } from 'drizzle-orm'
import type { AdminInvitation, Administrator, Administrators } from '#contract/admin/administrator.ts'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { AdminRole } from '#contract/lists/admin/admin-roles.ts'
import { tellSessionEnd } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import type { ActorOf } from '../../platform/people/actor.ts'
import { hashOfInvitation, newInvitationCode } from '../../platform/people/invitation-code.ts'
import { ensureNothingToDecide, tellRightsLost } from '../approvals/rights-service.ts'
import { forgetSecondFactor } from './second-factor-service.ts'
import { writeInvitation } from './invitation-mail.ts'

/** More than any office has. */
const MOST_PEOPLE = 100
const MOST_OPEN = 50
const instant = (at: unknown) => new Date(at as string).toISOString()

interface Call {
  tx: Queryable
  actor: ActorOf<'admin'>
  now: string
}

/** Everybody who administers, owners first, and the invitations that are still good. */
export async function administrators({ tx, actor, now }: Call): Promise<Administrators> {
  const people = await peopleOf(actor, tx)
  const { rows } =
    await tx.execute(sql`select id, email, role, expires_at as "expiresAt" from admin_invitation
    where used_at is null and expires_at >= ${now} order by created_at, id`)
  return {
    people,
    invitations: rows.map((row) => ({ ...row, expiresAt: instant(row['expiresAt']) }) as AdminInvitation),
  }
}

async function peopleOf({ adminId }: ActorOf<'admin'>, tx: Queryable, id?: string): Promise<Administrator[]> {
  const { rows } = await tx.execute(sql`
    select a.id, a.name, a.email, a.role, a.id = ${adminId} as self,
           a.second_factor_since is not null as "secondFactor",
           (select max(s.last_used_at) from session s where s.uid = a.uid and s.expires_at > now()) as "lastSeenAt"
      from admin a where a.ended_at is null ${id ? sql`and a.id = ${id}` : sql``}
     order by a.role <> 'owner', a.role, a.name, a.id`)
  return rows.map(
    (row) => ({ ...row, lastSeenAt: row['lastSeenAt'] ? instant(row['lastSeenAt']) : null }) as Administrator,
  )
}

/** Sends an invitation; one to the same address that nobody used ends. */
export async function inviteAdministrator(
  { tx, actor, now }: Call,
  { id, email, role }: CallBody<'Admin/inviteAdministrator'>,
  publicUrl: string,
): Promise<AdminInvitation> {
  const at = (message: string) =>
    new ProblemError('rule_broken', { detail: message, errors: [{ path: 'body.email', message }] })
  const { rows } = await tx.execute(sql`select
    exists (select 1 from admin_invitation where id = ${id}) as taken,
    exists (select 1 from admin where lower(email) = ${email.toLowerCase()} and ended_at is null) as here,
    (select count(*)::int from admin where ended_at is null) as people,
    (select count(*)::int from admin_invitation where used_at is null and expires_at >= ${now}) as open`)
  const { taken, here, people, open } = rows[0] as {
    taken: boolean
    here: boolean
    people: number
    open: number
  }
  if (taken) throw new ProblemError('already_exists')
  if (here) throw at('Chi ha questo indirizzo amministra già: cambia il suo ruolo nell’elenco.')
  if (people >= MOST_PEOPLE || open >= MOST_OPEN)
    throw ruleBroken('Ci sono già moltissimi inviti o persone: togline qualcuno, e riprova.')
  await tx.execute(
    sql`delete from admin_invitation where lower(email) = ${email.toLowerCase()} and used_at is null`,
  )
  const { code, hash, expiresAt } = newInvitationCode(now)
  await tx.execute(sql`insert into admin_invitation (id, email, role, code_hash, invited_by, created_at, expires_at)
    values (${id}, ${email}, ${role}, ${hash}, ${actor.adminId}, ${now}, ${expiresAt})`)
  await writeInvitation({ id, email, role, link: `${publicUrl}/invito-amministrazione?codice=${code}` }, tx)
  return { id, email, role, expiresAt }
}

/** Takes back an invitation that nobody has used. @throws ProblemError `not_found` */
export async function cancelInvitation(id: string, tx: Queryable): Promise<void> {
  const { rows } = await tx.execute(
    sql`delete from admin_invitation where id = ${id} and used_at is null returning id`,
  )
  if (rows.length === 0) throw new ProblemError('not_found')
}

/** What an invitation says to who has its link. @throws ProblemError `invitation_expired` */
export async function openInvitation(
  code: string,
  now: string,
  tx: Queryable,
): Promise<CallReply<'User/getAdminInvitation'>> {
  const { rows } = await tx.execute(sql`select i.email, i.role, i.expires_at, coalesce(a.name, '') as by
    from admin_invitation i left join admin a on a.id = i.invited_by
    where i.code_hash = ${hashOfInvitation(code)} and i.used_at is null and i.expires_at >= ${now}`)
  if (!rows[0]) throw new ProblemError('invitation_expired')
  const { expires_at, ...said } = rows[0] as {
    email: string
    role: AdminRole
    expires_at: string
    by: string
  }
  return { ...said, expiresAt: instant(expires_at) }
}

/**
 * Makes an administrator of an identity without a profile. The link was sent to its address: who has it has proved that.
 * @throws ProblemError `invitation_expired`; `forbidden` for another address; `profile_exists` for a couple or a vendor
 */
export async function acceptInvitation(
  { uid, email }: ActorOf<'identity'>,
  { code, name }: CallBody<'User/acceptAdminInvitation'>,
  now: string,
  tx: Queryable,
): Promise<{ id: string; role: AdminRole }> {
  const { rows } = await tx.execute(sql`select id, email, role, used_at, expires_at < ${now} as expired
    from admin_invitation where code_hash = ${hashOfInvitation(code)} for update`)
  const invitation = rows[0] as
    | { id: string; email: string; role: AdminRole; used_at: string | null; expired: boolean }
    | undefined
  if (!invitation || invitation.used_at || invitation.expired) throw new ProblemError('invitation_expired')
  if (invitation.email.toLowerCase() !== email.toLowerCase())
    throw new ProblemError('forbidden', {
      detail: 'Questo invito è per un altro indirizzo: accedi o registrati con quello a cui è arrivato.',
    })
  const taken = await tx.execute(sql`select 1 from couple_member where uid = ${uid}
    union all select 1 from vendor_account where uid = ${uid}
    union all select 1 from admin where uid = ${uid} and ended_at is null`)
  if (taken.rows.length > 0) throw new ProblemError('profile_exists')
  await tx.execute(sql`update admin_invitation set used_at = ${now} where id = ${invitation.id}`)
  const made = await tx.execute(sql`insert into admin (id, uid, email, name, role)
    values (${newId()}, ${uid}, ${email}, ${name}, ${invitation.role})
    on conflict (uid) do update set email = excluded.email, name = excluded.name, role = excluded.role, ended_at = null
    returning id, role`)
  return made.rows[0] as { id: string; role: AdminRole }
}

/**
 * Gives an administrator another role: their connections end, and come back with it.
 * @throws ProblemError `rule_broken` for the last owner, and while something waits that they may confirm
 */
export async function changeAdministrator(
  call: Call,
  id: string,
  role: AdminRole,
  publicUrl: string,
): Promise<Administrator> {
  const { tx, actor, now } = call
  const { uid, ...held } = await ensureOwnerLeft(id, role, tx)
  const lessened = { adminId: id, from: held.role, to: role }
  await ensureNothingToDecide(lessened, now, tx)
  await tx.execute(sql`update admin set role = ${role} where id = ${id}`)
  await tellSessionEnd(tx, uid)
  await tellRightsLost(call, lessened, publicUrl)
  return (await peopleOf(actor, tx, id))[0]!
}

/** Takes an administrator out: their sessions end at once, on every device. @throws ProblemError as `changeAdministrator` */
export async function removeAdministrator(call: Call, id: string, publicUrl: string): Promise<void> {
  const { tx, now } = call
  const { uid, role } = await ensureOwnerLeft(id, undefined, tx)
  const lessened = { adminId: id, from: role, to: undefined }
  await ensureNothingToDecide(lessened, now, tx)
  await tx.execute(sql`update admin set ended_at = ${now} where id = ${id}`)
  await forgetSecondFactor(id, tx)
  await tx.execute(sql`delete from session where uid = ${uid}`)
  await tellSessionEnd(tx, uid)
  await tellRightsLost(call, lessened, publicUrl)
}

/**
 * Refuses what would leave nobody who decides who administers. The administrators' lock is held: two who take each other out
 * come one after the other.
 * @throws ProblemError `not_found`, `rule_broken`
 */
async function ensureOwnerLeft(id: string, role: AdminRole | undefined, tx: Queryable) {
  const { rows } = await tx.execute(sql`select uid, role, role = 'owner' and not exists (
      select 1 from admin other where other.role = 'owner' and other.ended_at is null and other.id <> admin.id) as last
    from admin where id = ${id} and ended_at is null for update`)
  const found = rows[0] as { uid: string; role: AdminRole; last: boolean } | undefined
  if (!found) throw new ProblemError('not_found')
  if (found.last && role !== 'owner')
    throw ruleBroken('È l’unica persona titolare: prima fai titolare qualcun altro.')
  return found
}

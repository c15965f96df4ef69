/** What takes two administrators: one asks by the call itself, another who may make it confirms (decision 113). */
import { sql } from 'drizzle-orm'
import type { Waits } from '#contract/admin/approval.ts'
import { newId } from '#contract/kit/new-id.ts'
import { mayCall } from '#contract/lists/admin/admin-rights.ts'
import {
  APPROVAL_DAYS,
  APPROVED_CALLS,
  type ApprovedCall,
  rolesFor,
} from '#contract/lists/admin/approvals.ts'
import type { AdminRole } from '#contract/lists/admin/admin-roles.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { canonical } from '../../platform/entity/entity-merge.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { ruleBroken } from '../../platform/http/problem.ts'
import { type Allowance, spend } from '../../platform/http/throttle.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import type { ActorOf } from '../../platform/people/actor.ts'
import { sayOfAct } from '../../platform/people/admin-act.ts'
import { writeAsked } from './approval-mail.ts'

/** What one administrator asks in a day: each writes to all the others. */
const ASKED_A_DAY: Allowance = { max: 50, windowSeconds: 86_400 }

/** What a request is about, as it is now. */
export interface ApprovalSubject {
  name: string
  /** Other than when it was asked where it is no longer what was meant. */
  seen: string
  vendorId: string | null
  coupleId: string | null
  /** Of a credit note, with VAT. */
  cents: number | null
}

/** A call that takes two. */
export interface Approved<Body = unknown> {
  call: ApprovedCall
  /** Whose lock it takes. @throws ProblemError `not_found` */
  audience: (thingId: string, tx: Queryable) => Promise<string>
  /** @throws ProblemError as the call itself does for what is not there, or cannot be done */
  subject: (thingId: string, body: Body, tx: Queryable) => Promise<ApprovalSubject>
  /** Of many at once those that could be asked for still, by their thing: one question, however many they are. */
  subjects: (
    asked: readonly { thingId: string; body: Body }[],
    tx: Queryable,
  ) => Promise<ReadonlyMap<string, ApprovalSubject>>
  /** Does it. The caller holds the lock. */
  run: (context: WriteContext, thingId: string, body: Body) => Promise<unknown>
}

export interface AdminCall {
  tx: Queryable
  actor: ActorOf<'admin'>
  now: string
}

/** Who may make a call today, by id. @param held that they stay so until the transaction ends */
export async function rightful(call: ApprovedCall, tx: Queryable, held: boolean): Promise<string[]> {
  const { rows } = await tx.execute(sql`select id from admin
    where ended_at is null and role = any(${sql.param([...rolesFor(call)])}::text[])
    order by id ${held ? sql`for share` : sql``}`)
  return rows.map(({ id }) => id as string)
}

/** Which calls somebody else may make today too, of those that one may. */
export async function sharedCalls(
  { adminId, role }: Pick<ActorOf<'admin'>, 'adminId' | 'role'>,
  tx: Queryable,
): Promise<ApprovedCall[]> {
  const { rows } = await tx.execute(
    sql`select distinct role from admin where ended_at is null and id <> ${adminId}`,
  )
  const others = rows.map(({ role: other }) => other as AdminRole)
  return APPROVED_CALLS.filter((call) => mayCall(role, call) && others.some((other) => mayCall(other, call)))
}

/**
 * Asks for the other one, and writes to all who may be it. The same again is the request that waits already. Where nobody else
 * may, it is to be done at once, and the register says so. The caller holds the lock of the call.
 * @returns what waits; undefined where the caller does it itself
 * @throws ProblemError `rule_broken` where something else of the same thing waits; `rate_limited`
 */
export async function askForTwo<Body extends object>(
  { call, subject }: Approved<Body>,
  { tx, actor: { adminId }, now }: AdminCall,
  { thingId, body, reason }: { thingId: string; body: Body; reason: string },
  publicUrl: string,
): Promise<Waits | undefined> {
  const { seen, vendorId, coupleId } = await subject(thingId, body, tx)
  const people = await rightful(call, tx, true)
  const others = people.filter((id) => id !== adminId)
  await tx.execute(sql`update approval set state = 'lapsed', decided_at = ${now}
    where call = ${call} and thing_id = ${thingId} and state = 'waiting'
      and (expires_at <= ${now} or seen <> ${seen} or ${others.length === 0}
        or not asked_by = any(${sql.param(people)}::uuid[]))`)
  if (others.length === 0) {
    sayOfAct(tx, { step: 'alone' })
    return undefined
  }
  sayOfAct(tx, { step: 'asked' })
  const { rows } =
    await tx.execute(sql`select a.id, a.sent as body, a.expires_at, a.asked_by = ${adminId} as own, ${ASKER} as who
    from approval a join admin asker on asker.id = a.asked_by
    where a.call = ${call} and a.thing_id = ${thingId} and a.state = 'waiting'`)
  const known = rows[0]
  if (known && canonical(known['body']) !== canonical(body))
    throw ruleBroken(
      known['own']
        ? 'Per questa fattura hai già chiesto una nota di credito diversa: ritira quella richiesta, poi chiedi di nuovo.'
        : `Per questa fattura ${String(known['who'])} ha già chiesto una nota di credito diversa: prima confermala o rifiutala.`,
    )
  if (known) return { approvalId: known['id'] as string, until: instant(known['expires_at']) }
  await spend(tx, ['approval', adminId], ASKED_A_DAY, now)
  const id = newId()
  const until = new Date(Date.parse(now) + APPROVAL_DAYS * 86_400_000).toISOString()
  await tx.execute(sql`insert into approval
      (id, call, thing_id, vendor_id, couple_id, sent, seen, reason, asked_by, asked_at, expires_at)
    values (${id}, ${call}, ${thingId}, ${vendorId}, ${coupleId}, ${JSON.stringify(body)}::jsonb, ${seen},
      ${plainText(reason)}, ${adminId}, ${now}, ${until})`)
  await writeAsked(
    { id, call, until, by: adminId, to: others, accountId: vendorId ?? coupleId, publicUrl },
    tx,
  )
  return { approvalId: id, until }
}

/** Deletes an account, or asks for who confirms it. @returns the answer of the call */
export async function deleteByTwo(
  deletion: Approved<object>,
  call: AdminCall & {
    params: { id: string }
    body: { reason: string }
    reply: { code: (status: number) => unknown }
  },
  publicUrl: string,
): Promise<{ id: string; waits?: Waits }> {
  const { id } = call.params
  const waits = await askForTwo(
    deletion,
    call,
    { thingId: id, body: {}, reason: call.body.reason },
    publicUrl,
  )
  if (!waits) {
    await deletion.run(writeContext(call), id, {})
    return { id }
  }
  call.reply.code(202)
  return { id, waits }
}

/** What who asked is called, where `asker` is their row. */
export const ASKER = sql`coalesce(nullif(asker.name, ''), asker.email)`

/** Of requests `a` and who asked them, `asker`: those that wait still, and are for a role. */
export const waitsFor = (role: AdminRole, now: string) => {
  const pairs = APPROVED_CALLS.filter((call) => mayCall(role, call)).flatMap((call) =>
    rolesFor(call).map((asker) => sql`(${call}::text, ${asker}::text)`),
  )
  if (pairs.length === 0) return sql`false`
  return sql`a.state = 'waiting' and a.expires_at > ${now}::timestamptz and asker.ended_at is null
    and (a.call, asker.role) in (${sql.join(pairs, sql`, `)})`
}

/** Of the dashboard: what waits for one administrator, with `what` and `at` of each. */
export const dutiesOf = ({ adminId, role }: Pick<ActorOf<'admin'>, 'adminId' | 'role'>, now: string) =>
  sql`select 'approvals' as what, a.asked_at as at from approval a join admin asker on asker.id = a.asked_by
    where ${waitsFor(role, now)} and a.asked_by <> ${adminId}`

export const instant = (at: unknown): string => new Date(at as string).toISOString()

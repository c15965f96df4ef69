/** The list of what waits for a second administrator, and what they and the first one do with it. */
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Approval, ApprovalDecision, Approvals, WhichApprovals } from '#contract/admin/approval.ts'
import { mayCall } from '#contract/lists/admin/admin-rights.ts'
import { APPROVALS_AT_ONCE, type ApprovedCall } from '#contract/lists/admin/approvals.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { sayOfAct } from '../../platform/people/admin-act.ts'
import { writeDecided } from './approval-mail.ts'
import {
  ASKER,
  type AdminCall,
  type Approved,
  type ApprovalSubject,
  instant,
  rightful,
  sharedCalls,
  waitsFor,
} from './approval-service.ts'

export type ApprovedByCall = Readonly<Record<ApprovedCall, Approved>>

interface Row {
  id: string
  call: ApprovedCall
  thingId: string
  body: object
  seen: string
  reason: string
  adminId: string
  askedBy: string
  askedAt: string
  until: string
  state: 'waiting' | 'confirmed' | 'refused' | 'withdrawn' | 'lapsed'
  decidedBy: string | null
}

const COLUMNS = sql`a.id, a.call, a.thing_id as "thingId", a.sent as body, a.seen, a.reason, a.asked_by as "adminId",
  ${ASKER} as "askedBy", a.asked_at as "askedAt", a.expires_at as until, a.state, a.decided_by as "decidedBy"`

/** What waits and is for who asks, the oldest first, and what takes two today. */
export async function approvals(
  { tx, actor, now }: AdminCall,
  { thingId }: z.output<typeof WhichApprovals>,
  approved: ApprovedByCall,
): Promise<Approvals> {
  const { rows } =
    await tx.execute(sql`select ${COLUMNS} from approval a join admin asker on asker.id = a.asked_by
    where ${waitsFor(actor.role, now)} ${thingId ? sql`and a.thing_id = ${thingId}` : sql``}
    order by a.asked_at, a.id limit ${APPROVALS_AT_ONCE + 1}`)
  const found = (rows as unknown as Row[]).slice(0, APPROVALS_AT_ONCE)
  const subjects = await subjectsOf(found, approved, tx)
  const waiting = found.flatMap((row): Approval[] => {
    const { id, call, thingId: of, reason, askedBy, adminId } = row
    const subject = subjects.get(call)?.get(of)
    // Of what is gone nothing can be confirmed any more, nor need it be.
    if (!subject) return []
    const { name, cents, seen } = subject
    return [
      {
        id,
        call,
        thingId: of,
        name,
        cents,
        reason,
        askedBy,
        own: adminId === actor.adminId,
        askedAt: instant(row.askedAt),
        until: instant(row.until),
        changed: seen !== row.seen,
      },
    ]
  })
  return { waiting, more: rows.length > APPROVALS_AT_ONCE, needed: await sharedCalls(actor, tx) }
}

/** One question for each call. */
async function subjectsOf(rows: readonly Row[], approved: ApprovedByCall, tx: Queryable) {
  const found = new Map<ApprovedCall, ReadonlyMap<string, ApprovalSubject>>()
  for (const [call, asked] of Map.groupBy(rows, (row) => row.call))
    found.set(call, await approved[call].subjects(asked, tx))
  return found
}

/** Whose lock the decision of a request takes: that of what it does. */
export async function lineOfApproval(id: string, approved: ApprovedByCall, tx: Queryable): Promise<string> {
  const { rows } = await tx.execute(sql`select call, thing_id as "thingId" from approval where id = ${id}`)
  const found = rows[0] as Pick<Row, 'call' | 'thingId'> | undefined
  if (!found) throw new ProblemError('not_found')
  return approved[found.call].audience(found.thingId, tx)
}

async function locked(id: string, tx: Queryable): Promise<Row> {
  const { rows } =
    await tx.execute(sql`select ${COLUMNS} from approval a join admin asker on asker.id = a.asked_by
    where a.id = ${id} for update of a`)
  if (!rows[0]) throw new ProblemError('not_found')
  return rows[0] as unknown as Row
}

const conflict = (detail: string) => new ProblemError('conflict', { detail })
const ENDED = {
  confirmed: 'Nel frattempo è stata confermata da qualcun altro.',
  refused: 'Nel frattempo è stata rifiutata da qualcun altro.',
  withdrawn: 'Nel frattempo chi l’aveva chiesta l’ha ritirata.',
  lapsed: 'Questa richiesta non vale più: si può chiedere di nuovo.',
}

/**
 * Confirms a request, which does exactly what was asked, or refuses it. The same again by the same person is the same answer.
 * The caller holds the lock of what it does.
 * @throws ProblemError `not_found`; `not_your_role`; `rule_broken` for one's own; `conflict` where it waits no longer, who
 * asked may no longer, or the thing is not what it was
 */
export async function decide(
  call: AdminCall,
  id: string,
  { verdict, words: said }: z.output<typeof ApprovalDecision>,
  approved: ApprovedByCall,
  publicUrl: string,
): Promise<{ id: string; state: 'confirmed' | 'refused' }> {
  const { tx, actor, now } = call
  const row = await locked(id, tx)
  if (!mayCall(actor.role, row.call)) throw new ProblemError('not_your_role')
  if (row.adminId === actor.adminId)
    throw ruleBroken('La conferma la dà un’altra persona: quello che hai chiesto tu lo puoi solo ritirare.')
  const state = verdict === 'confirm' ? 'confirmed' : 'refused'
  if (row.decidedBy === actor.adminId && row.state === state) return { id, state }
  if (row.state !== 'waiting') throw conflict(ENDED[row.state])
  if (instant(row.until) <= now) throw conflict(ENDED.lapsed)
  // Taken out, or given another role, while this was on its way: the lock on their rows says who counts.
  const people = await rightful(row.call, tx, true)
  if (!people.includes(actor.adminId)) throw new ProblemError('not_your_role')
  const words = plainText(said)
  if (verdict === 'confirm') await ensureAsAsked(row, approved[row.call], people, tx)
  await tx.execute(sql`update approval set state = ${state}, decided_by = ${actor.adminId}, decided_at = ${now},
    words = ${words} where id = ${id}`)
  if (verdict === 'confirm') {
    sayOfAct(tx, { step: 'confirmed', call: row.call, thingId: row.thingId, askedBy: row.askedBy })
    await approved[row.call].run(writeContext(call), row.thingId, row.body)
  }
  const told = { id, call: row.call, by: actor.adminId, to: row.adminId, words, publicUrl }
  await writeDecided({ ...told, isYes: verdict === 'confirm' }, tx)
  return { id, state }
}

async function ensureAsAsked(row: Row, approved: Approved, people: readonly string[], tx: Queryable) {
  if (!people.includes(row.adminId))
    throw conflict('Chi l’ha chiesta non ha più questo diritto: se serve ancora, chiedila tu.')
  const { seen } = await approved.subject(row.thingId, row.body, tx)
  if (seen !== row.seen)
    throw conflict(
      'Nel frattempo è cambiato qualcosa, e non è più quello che era stato chiesto: va chiesto di nuovo.',
    )
}

/** Takes back what one asked. Twice is once. @throws ProblemError `not_found`, for another's too; `conflict` once it was decided */
export async function withdraw({ tx, actor, now }: AdminCall, id: string): Promise<void> {
  const row = await locked(id, tx)
  if (row.adminId !== actor.adminId) throw new ProblemError('not_found')
  if (row.state === 'withdrawn') return
  if (row.state !== 'waiting') throw conflict(ENDED[row.state])
  await tx.execute(sql`update approval set state = 'withdrawn', decided_by = ${actor.adminId}, decided_at = ${now}
    where id = ${id}`)
}

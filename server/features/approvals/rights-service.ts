/** Two people are not undone by one: what happens to who may confirm is held up while something waits, and told (decision 119). */
import { sql } from 'drizzle-orm'
import { mayCall } from '#contract/lists/admin/admin-rights.ts'
import { APPROVED_CALLS, type ApprovedCall } from '#contract/lists/admin/approvals.ts'
import type { AdminRole } from '#contract/lists/admin/admin-roles.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ruleBroken } from '../../platform/http/problem.ts'
import { WHAT, writeRightsLost } from './approval-mail.ts'
import { type AdminCall, ASKER, rightful, waitsFor } from './approval-service.ts'

/** How many of what waits are named: the rest are counted. */
const NAMED = 3

interface Lessened {
  adminId: string
  from: AdminRole
  /** Undefined for who is taken out. */
  to: AdminRole | undefined
}

const lostCalls = ({ from, to }: Omit<Lessened, 'adminId'>): ApprovedCall[] =>
  APPROVED_CALLS.filter((call) => mayCall(from, call) && !(to && mayCall(to, call)))

/**
 * Refuses to take from somebody what takes two while a colleague's request waits that they may decide: it is decided or taken
 * back first. What they asked themselves holds nothing up: it lapses. The caller holds their row, so that none is asked meanwhile.
 * @throws ProblemError `rule_broken`, which says what waits
 */
export async function ensureNothingToDecide(
  { adminId, from, to }: Lessened,
  now: string,
  tx: Queryable,
): Promise<void> {
  const lost = lostCalls({ from, to })
  if (lost.length === 0) return
  const { rows } =
    await tx.execute(sql`select a.call, ${ASKER} as who from approval a join admin asker on asker.id = a.asked_by
    where ${waitsFor(from, now)} and a.asked_by <> ${adminId} and a.call = any(${sql.param(lost)}::text[])
    order by a.asked_at, a.id`)
  if (rows.length === 0) return
  const waiting = rows as unknown as { call: ApprovedCall; who: string }[]
  const named = waiting.slice(0, NAMED).map(({ call, who }) => `${WHAT[call]}, lo chiede ${who}`)
  const others = waiting.length - named.length
  const more = others === 1 ? ['un’altra'] : [`altre ${others}`]
  throw ruleBroken(
    `${waiting.length === 1 ? 'C’è una richiesta' : 'Ci sono richieste'} che questa persona può confermare: ` +
      `${[...named, ...(others > 0 ? more : [])].join('; ')}. Prima si decide in «Da confermare», o chi ha chiesto ritira.`,
  )
}

/** Tells who may do less now what takes two, and all others who may, by a mail. After it is done; no more for no less. */
export async function tellRightsLost(
  { tx, actor, now }: AdminCall,
  { adminId, from, to }: Lessened,
  publicUrl: string,
): Promise<void> {
  const lost = lostCalls({ from, to })
  if (lost.length === 0) return
  const people = new Set<string>()
  const alone: ApprovedCall[] = []
  for (const call of lost) {
    const left = await rightful(call, tx, false)
    for (const id of left) people.add(id)
    if (left.length === 1) alone.push(call)
  }
  const told = [...people].filter((id) => id !== actor.adminId)
  await writeRightsLost({ whose: adminId, by: actor.adminId, to, lost, alone, told, at: now, publicUrl }, tx)
}

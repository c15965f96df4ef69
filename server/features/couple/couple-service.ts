import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Couple, CoupleChange, NewCouple } from '#contract/couple.ts'
import { newId } from '#contract/new-id.ts'
import type { Queryable } from '../../platform/database.ts'
import type { WriteContext } from '../../platform/entity-store.ts'
import { ProblemError } from '../../platform/problem.ts'
import { addMember, couples, findCouple, hasProfile } from './couple-store.ts'

/** Makes the couple of an identity that has no profile yet. The same request again answers the couple it made. */
export async function registerCouple(
  identity: { uid: string; email: string },
  context: WriteContext,
  { id = newId(), ...profile }: z.infer<typeof NewCouple>,
): Promise<Couple> {
  const mine = await coupleOf(identity.uid, context.tx)
  if (mine && mine === id) return (await findCouple(id, context.tx, identity.uid))!
  if (await hasProfile(identity.uid, context.tx)) throw new ProblemError('profile_exists')
  const partners = profile.partners.map((partner, index) =>
    index === 0 && !partner.email ? { ...partner, email: identity.email } : partner,
  )
  await couples.create(context, { ...profile, partners, id, active: true }, () => false)
  await addMember(id, identity.uid, 'one', context.tx)
  return (await findCouple(id, context.tx, identity.uid))!
}

/** The couple an identity is a member of. */
export async function coupleOf(uid: string, tx: Queryable): Promise<string | undefined> {
  const { rows } = await tx.execute(sql`select couple_id from couple_member where uid = ${uid}`)
  return rows[0]?.couple_id as string | undefined
}

export async function changeCouple(
  coupleId: string,
  context: WriteContext,
  id: string,
  change: CoupleChange,
): Promise<Couple> {
  await couples.change(context, id, change, (row) => row.id === coupleId)
  return (await findCouple(id, context.tx, context.actor))!
}

/** Deletes a couple and everything of it, at once and for good. Its hub hears of it first. */
export async function eraseCouple(coupleId: string, context: WriteContext, id: string): Promise<void> {
  await couples.remove(context, id, (row) => row.id === coupleId)
  const { tx } = context
  await tx.execute(
    sql`delete from session where uid in (select uid from couple_member where couple_id = ${id})`,
  )
  await tx.execute(
    sql`delete from idempotency where actor in (select uid from couple_member where couple_id = ${id})`,
  )
  await tx.execute(sql`delete from field_history where entity_id = ${id} or entity_id in (
    select id from couple_task where couple_id = ${id} union all select id from budget_item where couple_id = ${id}
    union all select id from favorite where couple_id = ${id})`)
  await tx.execute(sql`delete from couple where id = ${id}`)
}

export { findCouple, hasProfile } from './couple-store.ts'

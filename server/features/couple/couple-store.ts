import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Couple, Partner } from '#contract/couple.ts'
import type { Picture } from '#contract/picture.ts'
import { coupleAudience } from '../../platform/change-feed.ts'
import { day, entityColumns } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { createEntityStore, present } from '../../platform/entity-store.ts'

export const couple = pgTable('couple', {
  ...entityColumns,
  partners: jsonb('partners').$type<Partner[]>().notNull(),
  weddingDate: day('wedding_date'),
  place: jsonb('place').$type<Couple['place']>().notNull(),
  guestCount: integer('guest_count'),
  ceremony: text('ceremony').$type<Couple['ceremony']>(),
  style: text('style').notNull(),
  photo: jsonb('photo').$type<Picture>(),
  active: boolean('active').notNull(),
  deactivationReason: text('deactivation_reason'),
})

export const couples = createEntityStore({
  table: couple,
  topic: 'couple',
  audience: (row) => coupleAudience(row.id),
  goneText: 'Questa coppia è stata eliminata.',
})

/**
 * A couple with its members, as one of them, or an administrator, sees it.
 * @param uid whose identity the reply's `uid` names; the first member's when left out
 */
export async function findCouple(coupleId: string, tx: Queryable, uid?: string): Promise<Couple | undefined> {
  const rows = await tx
    .select()
    .from(couple)
    .where(and(eq(couple.id, coupleId), isNull(couple.deletedAt)))
  const row = rows[0]
  if (!row) return undefined
  const members = await tx.execute(sql`select uid, partner, joined_at from couple_member
    where couple_id = ${coupleId} order by partner`)
  const list = members.rows.map((member) => ({
    uid: member.uid as string,
    partner: member.partner as 'one' | 'two',
    joinedAt: new Date(member.joined_at as string).toISOString(),
  }))
  const entity = present<Omit<Couple, 'uid' | 'members'>>(row, ['deactivationReason'])
  return { ...entity, uid: uid ?? list[0]?.uid ?? '', members: list }
}

/** Whether an identity has a profile of any kind: two roles never mix. */
export async function hasProfile(uid: string, tx: Queryable): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from couple_member where uid = ${uid}
    union all select 1 from vendor_account where uid = ${uid} union all select 1 from admin where uid = ${uid} limit 1`)
  return rows.length > 0
}

export async function addMember(
  coupleId: string,
  uid: string,
  partner: 'one' | 'two',
  tx: Queryable,
): Promise<void> {
  await tx.execute(
    sql`insert into couple_member (uid, couple_id, partner) values (${uid}, ${coupleId}, ${partner})`,
  )
}

/** Every couple, newest first, for administrators. */
export async function listCouples(tx: Queryable): Promise<Couple[]> {
  const rows = await tx
    .select({ id: couple.id })
    .from(couple)
    .where(isNull(couple.deletedAt))
    .orderBy(desc(couple.createdAt))
  const found = await Promise.all(rows.map(({ id }) => findCouple(id, tx)))
  return found.filter((one) => one !== undefined)
}

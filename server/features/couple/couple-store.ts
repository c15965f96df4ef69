import { and, inArray, isNull, sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Couple, ListedCouple, Partner } from '#contract/people/couple.ts'
import type { Picture } from '#contract/media/picture.ts'
import { coupleAudience } from '../../platform/database/change-feed.ts'
import { day, entityColumns } from '../../platform/entity/columns.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { present } from '../../platform/entity/entity-store.ts'
import { createPictureStore } from '../files/picture-service.ts'

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

export const couples = createPictureStore({
  table: couple,
  topic: 'couple',
  audience: (row) => coupleAudience(row.id),
  goneText: 'Questa coppia è stata eliminata.',
  places: ['partners'],
})

/**
 * A couple with its members, as one of them, or an administrator, sees it.
 * @param uid whose identity the reply's `uid` names; the first member's when left out
 */
export async function findCouple(coupleId: string, tx: Queryable, uid?: string): Promise<Couple | undefined> {
  const [found] = await findCouples([coupleId], tx)
  if (!found) return undefined
  const { emails: _, ...known } = found
  return uid === undefined ? known : { ...known, uid }
}

/** `Anna Rossi e Marco Conti` */
export const wholeNames = (partners: Couple['partners']): string =>
  partners.map((one) => `${one.firstName} ${one.lastName}`.trim()).join(' e ')

/** Couples with their members and the addresses these sign in with. */
export async function findCouples(ids: readonly string[], tx: Queryable): Promise<ListedCouple[]> {
  const rows = await tx
    .select()
    .from(couple)
    .where(and(inArray(couple.id, [...ids]), isNull(couple.deletedAt)))
  const { rows: joined } = await tx.execute(sql`select m.couple_id, m.uid, m.partner, m.joined_at, a.email
    from couple_member m left join person_address a on a.uid = m.uid
    where ${inArray(sql`m.couple_id`, [...ids])} order by m.partner`)
  const byCouple = Map.groupBy(joined, (member) => member.couple_id as string)
  return rows.map((row) => {
    const found = byCouple.get(row.id) ?? []
    const members = found.map(({ uid, partner, joined_at }) => ({
      uid: uid as string,
      partner: partner as 'one' | 'two',
      joinedAt: new Date(joined_at as string).toISOString(),
    }))
    const entity = present<Omit<Couple, 'uid' | 'members'>>(row, ['deactivationReason'])
    const emails = found.flatMap(({ email }) => (email === null ? [] : [email as string]))
    return { ...entity, uid: members[0]?.uid ?? '', members, emails }
  })
}

/** Whether an identity has a profile of any kind: two roles never mix. */
export async function hasProfile(uid: string, tx: Queryable): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from couple_member where uid = ${uid}
    union all select 1 from vendor_account where uid = ${uid} union all select 1 from admin where uid = ${uid} and ended_at is null limit 1`)
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

import { inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Booking } from '#contract/bookings/booking.ts'
import type { Couple, CoupleChange, NewCouple } from '#contract/people/couple.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { ManageActive } from '#contract/site/site-management.ts'
import {
  PUBLIC,
  appendChange,
  lockAudience,
  tellQueue,
  vendorAudience,
} from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { forgetInRegister } from '../../platform/people/admin-act.ts'
import { noteEndedWedding } from '../../platform/people/ended-session.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { type OwnedEntity, idsOwned } from '../../platform/entity/owned-entity.ts'
import {
  type ForgetIdentities,
  erasePeople,
  forgetAnswersAbout,
} from '../../platform/people/person-erasure.ts'
import { writeGoodbye } from '../../platform/mail/goodbye-mail.ts'
import { writeStanding } from '../../platform/mail/standing-mail.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { forgetRequestsOf } from '../assistance/assistance-service.ts'
import {
  forgetSupportOfCouple,
  leaveConversations,
  vendorsWrittenTo,
} from '../messages/message-removal-service.ts'
import { deleteFilesOf, releaseFiles } from '../files/file-service.ts'
import { addMember, couple, couples, findCouple, hasProfile, wholeNames } from './couple-store.ts'

export { wholeNames } from './couple-store.ts'

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

/**
 * Deletes a couple and everything of it, at once and for good, both partners' identities too. Its hub hears of it first,
 * and both are told by mail, who deleted it and who may not know.
 */
export async function eraseCouple(
  coupleId: string,
  context: WriteContext,
  id: string,
  { forgetIdentities, entities }: { forgetIdentities: ForgetIdentities; entities: readonly OwnedEntity[] },
): Promise<void> {
  await couples.remove(context, id, (row) => row.id === coupleId)
  const { tx } = context
  await forgetInRegister(id, tx)
  const members = await tx.execute(sql`select uid from couple_member where couple_id = ${id}`)
  const uids = members.rows.map(({ uid }) => uid as string)
  const addresses = await addressesOfCouple(id, tx)
  await noteEndedWedding({ id, by: context.actor, now: context.now }, tx)
  await tx.execute(sql`delete from field_history where entity_id = ${id} or entity_id in (
    ${idsOwned(entities, id)} union all select id from booking where couple_id = ${id}
    union all select id from review where couple_id = ${id})`)
  for (const { onErase } of entities) await onErase?.(id, tx)
  await forgetSupportOfCouple(id, tx)
  await standWithVendorsOf(id, tx)
  await forgetWhatOthersWereTold(id, tx)
  await forgetAuthor(id, tx)
  await tellVendorsOfErased(id, context.now, tx)
  await leaveConversations(id, tx)
  await forgetRequestsOf(id, uids, tx)
  await deleteFilesOf(id, tx)
  await tx.execute(sql`delete from couple where id = ${id}`)
  await erasePeople(id, uids, tx, forgetIdentities)
  await writeGoodbye('couple', id, addresses, tx)
}

/** An administrator suspends a couple, with the reason it is told, by mail too, or lets it go on. */
export async function manageCouple(
  context: WriteContext,
  { id, active, reason }: z.output<typeof ManageActive>,
  publicUrl: string,
): Promise<Couple> {
  const change = { active, deactivationReason: active ? null : plainText(reason) }
  const before = (await couples.find(context.tx, id))?.deactivationReason ?? null
  const { version } = await couples.change(context, id, change, () => true)
  const told = { kind: 'couple', accountId: id, version, before, after: change.deactivationReason } as const
  await writeStanding(told, await addressesOfCouple(id, context.tx), publicUrl, context.tx)
  return (await findCouple(id, context.tx))!
}

/** The answers kept for the vendors it dealt with. */
async function forgetWhatOthersWereTold(coupleId: string, tx: Queryable): Promise<void> {
  const vendors = sql`select uid from vendor_account where vendor_id in (
    select vendor_id from booking where couple_id = ${coupleId}
    union select vendor_id from review where couple_id = ${coupleId}
    union select vendor_id from conversation where couple_id = ${coupleId})`
  const written = await tx.execute(sql`select id from review where couple_id = ${coupleId}`)
  await forgetAnswersAbout([coupleId, ...written.rows.map(({ id }) => id as string)], vendors, tx)
}

/** Takes the locks of all vendors it has asked, written to or written of, in their order. */
async function standWithVendorsOf(coupleId: string, tx: Queryable): Promise<void> {
  const { rows } = await tx.execute(sql`select vendor_id from booking where couple_id = ${coupleId}
    union select vendor_id from review where couple_id = ${coupleId}`)
  const known = [
    ...rows.map(({ vendor_id }) => vendor_id as string),
    ...(await vendorsWrittenTo(coupleId, tx)),
  ]
  for (const vendorId of [...new Set(known)].toSorted()) await lockAudience(tx, vendorAudience(vendorId))
}

/**
 * The vendors it had asked lose its bookings with it, and hear so; what they had attached to its quotes is used no more.
 * The caller holds their locks.
 */
async function tellVendorsOfErased(coupleId: string, now: string, tx: Queryable): Promise<void> {
  const { rows } = await tx.execute(sql`select id, vendor_id, version, state from booking
    where couple_id = ${coupleId} order by vendor_id`)
  for (const { id, vendor_id, version, state } of rows) {
    const audience = vendorAudience(vendor_id as string)
    const told = { kind: 'deleted' as const, entityId: id as string, version: Number(version) + 1 }
    await appendChange(tx, { topic: 'booking', audience, ...told })
    await releaseFiles(told.entityId, now, tx)
    if (state === 'accepted' || state === 'confirmed')
      await appendChange(tx, {
        topic: 'availability',
        kind: 'updated',
        entityId: vendor_id as string,
        version: told.version,
        audience: PUBLIC,
      })
  }
}

/** What it has written of vendors stays without its name and its pictures; what nobody has read yet goes. The caller holds the vendors' locks. */
async function forgetAuthor(coupleId: string, tx: Queryable): Promise<void> {
  // Who reads what is unread is told by the database (migration 0800).
  await tx.execute(sql`delete from review where couple_id = ${coupleId} and state <> 'published'`)
  const { rows } =
    await tx.execute(sql`update review set author = 'Una coppia', photos = '[]', version = version + 1
    where couple_id = ${coupleId} returning id, version`)
  for (const row of rows) {
    const { id, version } = row as { id: string; version: number }
    await appendChange(tx, { topic: 'review', kind: 'updated', entityId: id, version, audience: PUBLIC })
    await tellQueue('reviewQueue', { id, version }, tx)
  }
}

/** Who asks, as a vendor is told: names and where they live or marry, no address. */
export async function askingCouples(
  ids: readonly string[],
  tx: Queryable,
): Promise<Map<string, NonNullable<Booking['couple']>>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: couple.id, partners: couple.partners, place: couple.place })
    .from(couple)
    .where(inArray(couple.id, [...ids]))
  return new Map(
    rows.map(({ id, partners, place: { city, province } }) => [
      id,
      { names: wholeNames(partners), ...(city ? { city } : {}), ...(province ? { province } : {}) },
    ]),
  )
}

/** Who writes: the names of the two together, and one by one. Of a couple that is gone, nothing. */
export async function couplesWriting(
  ids: readonly string[],
  tx: Queryable,
): Promise<Map<string, { names: string; city?: string; firstNames: string[] }>> {
  if (ids.length === 0) return new Map()
  const asking = await askingCouples(ids, tx)
  const rows = await tx
    .select({ id: couple.id, partners: couple.partners })
    .from(couple)
    .where(inArray(couple.id, [...ids]))
  return new Map(
    rows.map(({ id, partners }) => [
      id,
      { ...asking.get(id)!, firstNames: partners.map(({ firstName }) => firstName) },
    ]),
  )
}

export { findCouple, hasProfile } from './couple-store.ts'

/** Where the members of a couple are reached by mail: what they have proved, not what anybody typed. */
export async function addressesOfCouple(coupleId: string, tx: Queryable): Promise<string[]> {
  const { rows } = await tx.execute(sql`select distinct a.email from couple_member m
    join person_address a on a.uid = m.uid and a.verified where m.couple_id = ${coupleId}`)
  return rows.map(({ email }) => email as string)
}

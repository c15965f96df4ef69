import { inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Booking } from '#contract/booking.ts'
import type { Couple, CoupleChange, NewCouple } from '#contract/couple.ts'
import { Id } from '#contract/ids.ts'
import { newId } from '#contract/new-id.ts'
import type { Picture } from '#contract/picture.ts'
import { PUBLIC, appendChange, lockAudience, vendorAudience } from '../../platform/change-feed.ts'
import type { Queryable } from '../../platform/database.ts'
import type { WriteContext } from '../../platform/entity-store.ts'
import { ProblemError, ruleBroken } from '../../platform/problem.ts'
import { forgetRequestsOf } from '../assistance/assistance-service.ts'
import {
  forgetSupportOfCouple,
  leaveConversations,
  vendorsWrittenTo,
} from '../messages/message-removal-service.ts'
import { deleteFilesOf, pictureOf, releaseFiles, useFile } from '../files/file-service.ts'
import { addMember, couple, couples, findCouple, hasProfile } from './couple-store.ts'

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
  const before = await couples.find(context.tx, id)
  if (!before || before.id !== coupleId) throw new ProblemError('not_found')
  const photo = await takePhoto(context, before, change.photo)
  await couples.change(
    context,
    id,
    { ...change, ...(photo === undefined ? {} : { photo }) },
    (row) => row.id === coupleId,
  )
  return (await findCouple(id, context.tx, context.actor))!
}

const OWN_PICTURE = /^\/(media\/demo|art)\/[\w.-]+$/

/** The couple's photo as it is kept: a file that arrived, or one they had; the one before is let go. */
async function takePhoto(
  { tx, now }: WriteContext,
  { id, photo: before }: { id: string; photo: Picture | null },
  photo: CoupleChange['photo'],
): Promise<CoupleChange['photo']> {
  if (photo === undefined) return undefined
  const fileId = photo && ('fileId' in photo ? photo.fileId : photo.id)
  if (before && before.id !== fileId) await releaseFiles(id, now, tx)
  if (!photo) return null
  if (fileId === before?.id) return before
  // A picture of the app's own is nobody's file.
  if ('url' in photo && OWN_PICTURE.test(photo.url)) return photo
  // Any other address could have been written by anybody: only that of one's own file is taken.
  if (!Id.safeParse(fileId).success) throw new ProblemError('rule_broken')
  const file = await useFile(tx, { fileId: fileId!, ownerId: id, usedBy: id })
  const picture = pictureOf(file)
  if (!picture) throw ruleBroken('Qui ci vuole una foto.')
  return picture
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
    union all select id from favorite where couple_id = ${id} union all select id from booking where couple_id = ${id}
    union all select id from gallery_album where couple_id = ${id}
    union all select id from gallery_picture where couple_id = ${id}
    union all select id from wedding_invitation where couple_id = ${id}
    union all select id from rsvp_answer where couple_id = ${id})`)
  await forgetAuthor(id, tx)
  await tellVendorsOfErased(id, tx)
  await leaveConversations(id, tx)
  await forgetRequestsOf(id, tx)
  await deleteFilesOf(id, tx)
  await tx.execute(sql`delete from couple where id = ${id}`)
}

/** The vendors it had asked lose its bookings with it, and hear so; the caller then stands in the lines of all it knew. */
async function tellVendorsOfErased(coupleId: string, tx: Queryable): Promise<void> {
  const { rows } = await tx.execute(sql`select id, vendor_id, version, state from booking
    where couple_id = ${coupleId} order by vendor_id`)
  if (rows.some(({ state }) => state === 'accepted' || state === 'confirmed')) await lockAudience(tx, PUBLIC)
  await forgetSupportOfCouple(coupleId, tx)
  const known = [
    ...rows.map(({ vendor_id }) => vendor_id as string),
    ...(await vendorsWrittenTo(coupleId, tx)),
  ]
  for (const vendorId of [...new Set(known)].toSorted()) await lockAudience(tx, vendorAudience(vendorId))
  for (const { id, vendor_id, version, state } of rows) {
    const audience = vendorAudience(vendor_id as string)
    const told = { kind: 'deleted' as const, entityId: id as string, version: Number(version) + 1 }
    await appendChange(tx, { topic: 'booking', audience, ...told })
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

/** What it has written of vendors stays without its name and its pictures; what nobody has read yet goes. */
async function forgetAuthor(coupleId: string, tx: Queryable): Promise<void> {
  await tx.execute(sql`delete from review where couple_id = ${coupleId} and state <> 'published'`)
  const { rows } =
    await tx.execute(sql`update review set author = 'Una coppia', photos = '[]', version = version + 1
    where couple_id = ${coupleId} returning id, version`)
  if (rows.length > 0) await lockAudience(tx, PUBLIC)
  for (const { id, version } of rows)
    await appendChange(tx, {
      topic: 'review',
      kind: 'updated',
      entityId: id as string,
      version: version as number,
      audience: PUBLIC,
    })
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
    rows.map(({ id, partners, place: { city, province } }) => {
      const names = partners.map((one) => `${one.firstName} ${one.lastName}`.trim()).join(' e ')
      return [id, { names, ...(city ? { city } : {}), ...(province ? { province } : {}) }]
    }),
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

/** Where the members of a couple are reached by mail. */
export async function addressesOfCouple(coupleId: string, tx: Queryable): Promise<string[]> {
  const { rows } =
    await tx.execute(sql`select distinct partners -> (case partner when 'one' then 0 else 1 end) ->> 'email' as email
      from couple_member m join couple c on c.id = m.couple_id where c.id = ${coupleId}`)
  return rows.flatMap(({ email }) => (email ? [email as string] : []))
}

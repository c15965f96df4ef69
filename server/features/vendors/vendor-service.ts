import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { newId } from '#contract/kit/new-id.ts'
import { photoLimitText } from '#contract/lists/billing/plan-limit-words.ts'
import { PLAN_PHOTOS } from '#contract/lists/billing/plan-limits.ts'
import { missingOfPage } from '#contract/lists/analytics/page-needs.ts'
import { coverAfter } from '#contract/media/cover.ts'
import type { ManageActive } from '#contract/site/site-management.ts'
import type {
  AccountType,
  NewVendor,
  SubscriptionType,
  Vendor,
  VendorChange,
} from '#contract/vendors/vendor.ts'
import type { VendorProfile } from '#contract/people/user.ts'
import { forgetInRegister } from '../../platform/people/admin-act.ts'
import type { Actor } from '../../platform/people/actor.ts'
import { noteEndedVendor } from '../../platform/people/ended-session.ts'
import {
  PUBLIC,
  appendChange,
  appendChanges,
  lockAudience,
  vendorAudience,
} from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import type { OwnedEntity } from '../../platform/entity/owned-entity.ts'
import {
  type ForgetIdentities,
  erasePeople,
  forgetAnswersAbout,
} from '../../platform/people/person-erasure.ts'
import { writeStanding } from '../../platform/mail/standing-mail.ts'
import { writeGoodbye } from '../../platform/mail/goodbye-mail.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { forgetRequestsOf } from '../assistance/assistance-service.ts'
import { hasProfile } from '../couple/couple-service.ts'
import { deleteFilesOf } from '../files/file-service.ts'
import { releasePicturesOfVendor } from '../files/picture-service.ts'
import { forgetMessagesOfVendor } from '../messages/message-removal-service.ts'
import { ensureGuestsFit } from './guests-taken.ts'
import { placeInItaly } from './towns.ts'
import { addressesOfVendor } from './vendor-mailboxes.ts'
import { vendorScore } from './vendor-score.ts'
import {
  findVendorProfile,
  forgetVendor,
  freeSlug,
  isDraft,
  presentVendor,
  vendor,
  vendors,
  shownIn,
} from './vendor-store.ts'

/**
 * Makes a vendor: of the identity that asks, who publishes its page by itself, or, for an administrator, one that nobody
 * holds yet and couples see at once.
 */
export async function registerVendor(
  actor: Extract<Actor, { kind: 'identity' | 'admin' }>,
  context: WriteContext,
  { id = newId(), ...given }: z.infer<typeof NewVendor>,
): Promise<Vendor> {
  const { tx } = context
  const profile = { ...given, place: placeInItaly(given.place) }
  if (actor.kind === 'identity') {
    const mine = await tx.execute(sql`select vendor_id from vendor_account where uid = ${actor.uid}`)
    if (mine.rows[0]?.vendor_id === id) return presentVendor((await vendors.find(tx, id))!)
    if (await hasProfile(actor.uid, tx)) throw new ProblemError('profile_exists')
  }
  ensureGuestsFit(profile.capacity)
  ensureGalleryFits(profile.gallery.length, EMPTY.typeOfAccount)
  const row = await vendors.create(
    context,
    { ...profile, id },
    () => false,
    async () => ({
      ...EMPTY,
      active: actor.kind === 'admin',
      claimed: actor.kind === 'identity',
      slug: await freeSlug(profile.businessName, profile.place.city, id, tx),
      score: vendorScore({ ...profile, rating: 0, reviewCount: 0 }),
    }),
  )
  if (actor.kind === 'identity')
    await tx.execute(
      sql`insert into vendor_account (vendor_id, uid, account_email) values (${id}, ${actor.uid}, ${actor.email})`,
    )
  return presentVendor(row)
}

const EMPTY = {
  rating: 0,
  reviewCount: 0,
  typeOfAccount: 'base' as const,
  subscriptionType: 'monthly' as const,
}

/**
 * Changes a vendor; a new name keeps the slug, so that addresses people have kept go on working.
 * @param vendorId the vendor that asks, or `any` for an administrator
 */
export async function changeVendor(
  vendorId: string,
  context: WriteContext,
  id: string,
  change: z.infer<typeof VendorChange>,
): Promise<Vendor> {
  const row = await vendors.change(
    context,
    id,
    await withPlace(change, id, context.tx),
    (found) => vendorId === 'any' || found.id === vendorId,
    (next, before) => {
      // What stood so before it was refused is in the way of no other edit.
      if (change.capacity) ensureGuestsFit(next.capacity)
      ensureGalleryFits(next.gallery.length, next.typeOfAccount, before.gallery.length)
      const cover = isGalleryChange(change) ? { cover: coverAfter(next.gallery, before) } : {}
      return { ...cover, score: vendorScore(presentVendor({ ...next, ...cover })) }
    },
  )
  return presentVendor(row)
}

/** Whether something was done to the gallery, and nothing is said of the cover. */
const isGalleryChange = ({ gallery, cover }: z.infer<typeof VendorChange>): boolean =>
  gallery !== undefined && !Array.isArray(gallery) && cover === undefined

/** A change with the town as the list writes it. One that stood before there was a list stays as long as it is kept. */
async function withPlace<Change extends z.infer<typeof VendorChange>>(
  change: Change,
  id: string,
  tx: Queryable,
): Promise<Change> {
  const { place } = change
  if (!place) return change
  const before = (await vendors.find(tx, id))?.place
  const isSame =
    before?.city === place.city && before.province === place.province && before.region === place.region
  return isSame ? change : { ...change, place: placeInItaly(place) }
}

/** A vendor with everything, for who may change it. @throws ProblemError `deleted` when it is gone */
export async function wholeVendor(id: string, tx: Queryable): Promise<Vendor> {
  const row = await vendors.find(tx, id)
  if (!row || row.deletedAt !== null) throw new ProblemError('deleted')
  return presentVendor(row)
}

/** A vendor as administrators see it, whatever its state. @throws ProblemError `not_found`, or `deleted` once it was */
export async function vendorForAdmin(id: string, tx: Queryable): Promise<VendorProfile> {
  const found = await findVendorProfile(id, tx)
  if (found) return found
  throw new ProblemError((await vendors.find(tx, id)) ? 'deleted' : 'not_found')
}

/**
 * Couples see the page from now on; one that they see already stays as it is. The caller holds its lock.
 * @throws ProblemError `rule_broken` with what is missing, `email_not_proved` where that is all
 */
export async function publishPage(vendorId: string, context: WriteContext, id: string): Promise<Vendor> {
  const { tx } = context
  const row = await vendors.find(tx, id)
  if (!row || row.id !== vendorId) throw new ProblemError('not_found')
  if (row.active) return presentVendor(row)
  // Suspended since its session was looked at: only who did that lets it out again.
  if (!isDraft(row)) throw new ProblemError('deactivated')
  const isProved = (await addressesOfVendor(id, tx)).length > 0
  const missing = missingOfPage(row, true)
  if (missing.length > 0) throw ruleBroken(`Per pubblicarla manca ancora: ${joined(missing)}.`)
  if (!isProved) throw new ProblemError('email_not_proved')
  const published = await vendors.change(context, id, { active: true }, (found) => found.id === vendorId)
  const { version } = published
  const told = { topic: 'vendor', kind: 'created', entityId: id, version, audience: PUBLIC } as const
  await appendChange(tx, { ...told, within: shownIn(published) })
  return presentVendor(published)
}

const joined = (words: readonly string[]) => new Intl.ListFormat('it').format(words)

/**
 * An administrator suspends a vendor, with the reason it is told, by mail too, or lets it work again: what couples never saw is a draft
 * as before, for its vendor to publish.
 */
export async function manageVendor(
  context: WriteContext,
  { id, active, reason }: z.output<typeof ManageActive>,
  publicUrl: string,
): Promise<Vendor> {
  const before = await vendors.find(context.tx, id)
  const change = {
    active: active && before?.firstShownAt !== null,
    deactivationReason: active ? null : plainText(reason),
  }
  const row = await vendors.change(context, id, change, () => true)
  const { version, deactivationReason: after } = row
  const told = {
    kind: 'vendor',
    accountId: id,
    version,
    before: before?.deactivationReason ?? null,
    after,
  } as const
  await writeStanding(told, await addressesOfVendor(id, context.tx), publicUrl, context.tx)
  return presentVendor(row)
}

/** What of a vendor follows from its plan is another from now on; what it has made stays. The caller holds its lock. */
export async function setPlan(
  context: WriteContext,
  id: string,
  typeOfAccount: AccountType,
  subscriptionType: SubscriptionType,
): Promise<void> {
  await vendors.change(context, id, { typeOfAccount, subscriptionType }, () => true)
}

/** A plan takes so many photos; who had more, of a larger plan, keeps them and adds none. */
function ensureGalleryFits(photos: number, plan: AccountType, before = 0): void {
  const most = PLAN_PHOTOS[plan]
  if (photos <= most || photos <= before) return
  throw new ProblemError('plan_limit', {
    detail: `${photoLimitText(plan)} Per metterne un’altra, togline una.`,
  })
}

/** What couples' reviews come to; the public order follows it. The caller holds the vendor's lock. */
export async function rateVendor(
  context: WriteContext,
  id: string,
  rated: { rating: number; reviewCount: number },
): Promise<void> {
  const row = await vendors.find(context.tx, id)
  if (!row || row.deletedAt !== null) return
  await vendors.change(
    context,
    id,
    rated,
    () => true,
    (next) => ({ score: vendorScore(presentVendor(next)) }),
  )
}

/** What their cards show beside their own fields is another now: lists that are kept are made anew. The caller holds their locks. */
export async function tellCards(ids: readonly string[], tx: Queryable): Promise<void> {
  const rows = await tx
    .select()
    .from(vendor)
    .where(and(inArray(vendor.id, [...new Set(ids)]), isNull(vendor.deletedAt)))
    .orderBy(vendor.id)
  const told = { topic: 'vendor', kind: 'updated', audience: PUBLIC } as const
  await appendChanges(
    tx,
    rows.map((row) => ({ ...told, entityId: row.id, version: row.version, within: shownIn(row) })),
  )
}

/** Keeps these vendors from being deleted until the transaction ends; their own writes wait no longer than it takes. */
export async function keepVendors(ids: readonly string[], tx: Queryable): Promise<void> {
  await tx.execute(
    sql`select from vendor where id = any(${sql.param([...ids])}::uuid[]) order by id for key share`,
  )
}

/** How long the vendor usually takes to answer, where that is known by now. The caller holds the vendor's lock. */
export async function noteResponseTime(context: WriteContext, id: string, hours: number): Promise<void> {
  const row = await vendors.find(context.tx, id)
  if (!row || row.deletedAt !== null) return
  await vendors.change(context, id, { responseHours: hours }, () => true)
}

/** What vendors are called, whatever their state. */
export async function vendorNames(ids: readonly string[], tx: Queryable): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: vendor.id, name: vendor.businessName })
    .from(vendor)
    .where(inArray(vendor.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * Deletes a vendor at once and for good: it is told to whoever looks, then forgotten, and its sessions end. The caller
 * holds support's lock, which comes before the vendor's.
 */
export async function removeVendor(
  vendorId: string,
  context: WriteContext,
  id: string,
  { forgetIdentities, entities }: { forgetIdentities: ForgetIdentities; entities: readonly OwnedEntity[] },
): Promise<void> {
  await lockAudience(context.tx, vendorAudience(id))
  await vendors.remove(context, id, (found) => found.id === vendorId)
  const { tx, now } = context
  await forgetInRegister(id, tx)
  const owners = await tx.execute(
    sql`select uid from vendor_account where vendor_id = ${id} and uid is not null`,
  )
  const uids = owners.rows.map(({ uid }) => uid as string)
  const addresses = await addressesOfVendor(id, tx)
  await noteEndedVendor({ id, now }, tx)
  const couples = sql`select uid from couple_member where couple_id in (
    select couple_id from booking where vendor_id = ${id}
    union select couple_id from conversation where vendor_id = ${id}
    union select couple_id from favorite where vendor_id = ${id})`
  await forgetAnswersAbout([id], couples, tx)
  await releasePicturesOfVendor(id, now, tx)
  for (const { onErase } of entities) await onErase?.(id, tx)
  await forgetVendor(id, entities, tx)
  await forgetMessagesOfVendor(id, tx)
  await forgetRequestsOf(id, uids, tx)
  await deleteFilesOf(id, tx)
  await erasePeople(id, uids, tx, forgetIdentities)
  await writeGoodbye('vendor', id, addresses, tx)
}

export { isOfPublicVendor, isOfPublicVendorOn, maySeeVendor, seesAlways, viewVendor } from './vendor-sight.ts'
export { daysOf, marketSummary, servicesOf } from './vendor-market.ts'
export { cardsOf, findPublicVendor, findVendorProfile, findVendorProfiles, slugOf } from './vendor-store.ts'
export { addressesOfVendor, mailboxesOf } from './vendor-mailboxes.ts'
export { withVendors } from './vendors-named.ts'
export { vendorsMeant } from './vendors-meant.ts'
export { searchVendors } from './vendor-search.ts'
export { kindIn } from './kind-words.ts'
export { searchWords } from './vendor-words.ts'
export { COMMON_WORDS, PLACES } from './place-words.ts'
export { placeMeant } from './place-typos.ts'

import { type SQL, and, eq, inArray, isNull, sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  getTableConfig,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { PLAN_PHOTOS, shownOfPlan } from '#contract/lists/billing/plan-limits.ts'
import type { Picture } from '#contract/media/picture.ts'
import type { VendorProfile } from '#contract/people/user.ts'
import type { Vendor, VendorCard, VendorPrivate } from '#contract/vendors/vendor.ts'
import { slugOf as plainSlug } from '#contract/kit/slug.ts'
import { listsWith } from '../../platform/cache/cache-tags.ts'
import { PUBLIC, vendorAudience } from '../../platform/database/change-feed.ts'
import { entityColumns, instant } from '../../platform/entity/columns.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { present } from '../../platform/entity/entity-store.ts'
import { type OwnedEntity, idsOwned } from '../../platform/entity/owned-entity.ts'
import { billingDataOf } from '../billing-data/billing-data-service.ts'
import { createPictureStore } from '../files/picture-service.ts'

export const vendor = pgTable('vendor', {
  ...entityColumns,
  slug: text('slug').notNull(),
  businessName: text('business_name').notNull(),
  category: text('category').$type<Vendor['category']>().notNull(),
  headline: text('headline').notNull(),
  description: text('description').notNull(),
  place: jsonb('place').$type<Vendor['place']>().notNull(),
  coverage: jsonb('coverage').$type<string[]>().notNull(),
  priceFromCents: integer('price_from_cents'),
  priceRange: smallint('price_range').notNull(),
  capacity: jsonb('capacity').$type<Vendor['capacity']>().notNull(),
  phone: text('phone'),
  email: text('email'),
  website: text('website'),
  socials: jsonb('socials').$type<Vendor['socials']>().notNull(),
  services: jsonb('services').$type<string[]>().notNull(),
  faq: jsonb('faq').$type<Vendor['faq']>().notNull(),
  languages: jsonb('languages').$type<string[]>().notNull(),
  logo: jsonb('logo').$type<Picture>(),
  cover: jsonb('cover').$type<Picture>(),
  gallery: jsonb('gallery').$type<Picture[]>().notNull(),
  takesBookings: boolean('takes_bookings').notNull(),
  dailyCapacity: smallint('daily_capacity').notNull(),
  since: smallint('since'),
  rating: doublePrecision('rating').notNull(),
  reviewCount: integer('review_count').notNull(),
  responseHours: doublePrecision('response_hours'),
  active: boolean('active').notNull(),
  deactivationReason: text('deactivation_reason'),
  typeOfAccount: text('type_of_account').$type<Vendor['typeOfAccount']>().notNull(),
  subscriptionType: text('subscription_type').$type<Vendor['subscriptionType']>().notNull(),
  score: doublePrecision('score').notNull(),
  /** Somebody holds it; not so where an administrator made its page and nobody has accepted it yet. */
  claimed: boolean('claimed').notNull().default(true),
  /** Noted by the database, when it is made active for the first time. */
  firstShownAt: instant('first_shown_at'),
})
export type VendorRow = typeof vendor.$inferSelect

/** As `list_vendors` has it: where it is, and where it travels to. */
export const shownIn = ({ category, place, coverage }: VendorRow): string[] =>
  listsWith(category, [...new Set([place.region, ...coverage])])

/** Not public, and by nobody's decision: it has not been published. */
export const isDraft = ({ active, deactivationReason }: Pick<VendorRow, 'active' | 'deactivationReason'>) =>
  !active && deactivationReason === null

export const vendors = createPictureStore({
  table: vendor,
  topic: 'vendor',
  audience: (row) => (isDraft(row) ? vendorAudience(row.id) : PUBLIC),
  within: shownIn,
  lists: { gallery: PLAN_PHOTOS.elite },
  goneText: 'Questo fornitore non c’è più.',
})

/** In one answer, unless fewer are asked for. */

const OPTIONAL = [
  'priceFromCents',
  'phone',
  'email',
  'website',
  'logo',
  'cover',
  'since',
  'responseHours',
  'deactivationReason',
]

/** A vendor as anyone may see it. What nobody holds takes no bookings, whatever its page says. */
export function presentVendor(row: VendorRow): Vendor {
  const { score: _, firstShownAt: __, claimed, ...shown } = row
  return {
    ...present<Vendor>(shown, OPTIONAL),
    ...(isDraft(row) && { draft: true as const }),
    ...(!claimed && { unclaimed: true as const, takesBookings: false }),
  }
}

/** What only a card needs: a list never reads descriptions. */
export const cardColumns = {
  id: vendor.id,
  slug: vendor.slug,
  version: vendor.version,
  businessName: vendor.businessName,
  category: vendor.category,
  headline: vendor.headline,
  place: vendor.place,
  priceFromCents: vendor.priceFromCents,
  priceRange: vendor.priceRange,
  capacity: vendor.capacity,
  cover: vendor.cover,
  rating: vendor.rating,
  reviewCount: vendor.reviewCount,
  typeOfAccount: vendor.typeOfAccount,
  // Written out: as a column of a query of one table it would be named `id` alone, which is the award's own here.
  award: sql<number | null>`(select max(award.year) from award where award.vendor_id = "vendor"."id"
    and award.place = 'winner' and award.deleted_at is null and exists (select from award_edition
      where award_edition.year = award.year and award_edition.published_at is not null))`,
}

export function presentCard(row: Record<string, unknown>): VendorCard {
  const card = { ...row }
  for (const field of ['priceFromCents', 'cover', 'award']) if (card[field] === null) delete card[field]
  return card as VendorCard
}

/** What visitors may see. */
export const isPublic = and(eq(vendor.active, true), isNull(vendor.deletedAt))!

/** A vendor that visitors may see. */
export async function findPublicVendor(id: string, tx: Queryable): Promise<Vendor | undefined> {
  const rows = await tx
    .select()
    .from(vendor)
    .where(and(eq(vendor.id, id), isPublic))
  return rows[0] && asShown(presentVendor(rows[0]))
}

/** Of more photos than its plan has, the first: those of a larger plan before are for its vendor alone. */
const asShown = (seen: Vendor): Vendor => ({
  ...seen,
  gallery: [...shownOfPlan(seen.gallery, PLAN_PHOTOS[seen.typeOfAccount])],
})

/** Vendors whatever their state, with what is private to them: for themselves and for administrators. */
async function profilesOf(rows: readonly VendorRow[], tx: Queryable): Promise<VendorProfile[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const accounts = await tx.execute(
    sql`select vendor_id, uid, account_email from vendor_account where vendor_id in ${ids}`,
  )
  const billing = await billingDataOf(ids, tx)
  const byVendor = new Map(accounts.rows.map((account) => [account.vendor_id as string, account]))
  return rows.map((row) => {
    const account = byVendor.get(row.id) ?? {}
    const secret = {
      accountEmail: account.account_email,
      billing: billing.get(row.id),
    }
    const known = Object.fromEntries(Object.entries(secret).filter(([, value]) => value != null))
    return {
      ...presentVendor(row),
      ...(account.uid ? { uid: account.uid as string } : {}),
      private: known as Partial<VendorPrivate>,
    }
  })
}

/** A vendor whatever its state, with what is private to it. */
export async function findVendorProfile(vendorId: string, tx: Queryable): Promise<VendorProfile | undefined> {
  const rows = await tx
    .select()
    .from(vendor)
    .where(and(eq(vendor.id, vendorId), isNull(vendor.deletedAt)))
  return (await profilesOf(rows, tx))[0]
}

/** The profiles of these vendors, the suspended too. */
export async function findVendorProfiles(ids: readonly string[], tx: Queryable): Promise<VendorProfile[]> {
  const rows = await tx
    .select()
    .from(vendor)
    .where(and(inArray(vendor.id, [...ids]), isNull(vendor.deletedAt)))
  return profilesOf(rows, tx)
}

/**
 * Takes out of a deleted vendor's row, and of all that was its own, whatever says who it was. The row itself stays, as
 * a tombstone, for the bookings and awards that name it.
 */
export async function forgetVendor(
  id: string,
  entities: readonly OwnedEntity[],
  tx: Queryable,
): Promise<void> {
  await tx.execute(sql`delete from field_history where entity_id = ${id} or entity_id in (${idsOwned(entities, id)})
    or entity_id in (select id from booking where vendor_id = ${id})
    or entity_id in (select id from review where vendor_id = ${id})
    or entity_id in (select id from award where vendor_id = ${id})`)
  // Why it was given speaks of who it was; nobody is shown it any more.
  await tx.execute(sql`update award set citation = '' where vendor_id = ${id}`)
  for (const table of [
    ...entities.map(({ table }) => getTableConfig(table).name),
    'vendor_account',
    'vendor_invitation',
    'account_note',
    'billing_data',
    'subscription',
    'seo_record',
    'auto_replies',
    'review',
    'real_wedding',
    'portfolio_project',
    'vendor_visibility',
    'vendor_busy_day',
    'lead_contest',
    'calendar_feed',
    'other_calendar',
  ])
    await tx.execute(sql`delete from ${sql.identifier(table)} where vendor_id = ${id}`)
  await tx.execute(sql`update vendor set slug = id::text, business_name = 'Fornitore eliminato', headline = '',
      description = '', place = '{"region": "", "province": "", "city": ""}', coverage = '[]', price_from_cents = null,
      capacity = '{}', phone = null, email = null, website = null, socials = '{}', services = '[]', faq = '[]',
      languages = '[]', logo = null, cover = null, gallery = '[]', since = null, deactivation_reason = null
    where id = ${id}`)
  // Where it was the only one, the place may be a word of its own.
  await tx.execute(sql`delete from vendor_count where count = 0`)
}

export async function listCards(
  where: SQL | undefined,
  order: SQL,
  limit: number,
  tx: Queryable,
): Promise<VendorCard[]> {
  const rows = await tx
    .select(cardColumns)
    .from(vendor)
    .where(and(isPublic, where))
    .orderBy(order)
    .limit(limit)
  return rows.map(presentCard)
}

/** Cards of some vendors, by id; those that are not public are missing. */
export async function cardsOf(ids: readonly string[], tx: Queryable): Promise<Map<string, VendorCard>> {
  if (ids.length === 0) return new Map()
  const cards = await listCards(inArray(vendor.id, [...ids]), sql`${vendor.id}`, ids.length, tx)
  return new Map(cards.map((card) => [card.id, card]))
}

/** A slug nobody else has: the name's, or the name's with the city, or with a number. */
export async function freeSlug(name: string, city: string, id: string, tx: Queryable): Promise<string> {
  const [base, withCity] = [slugOf(name), slugOf(`${name} ${city}`)]
  // Of two that register under one name at once, the second sees what the first took.
  await tx.execute(sql`select pg_advisory_xact_lock(7009, hashtext(${base}))`)
  const { rows } = await tx.execute(sql`select slug from vendor
    where deleted_at is null and id <> ${id} and (slug = ${base} or slug like ${`${withCity}%`})`)
  const taken = new Set(rows.map((row) => row.slug as string))
  if (!taken.has(base)) return base
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? withCity : `${withCity}-${n}`
    if (!taken.has(candidate)) return candidate
  }
}

/** As its address writes a name. */
export const slugOf = (text: string): string => plainSlug(text) || 'fornitore'

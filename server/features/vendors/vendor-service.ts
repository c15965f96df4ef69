import { type SQL, and, eq, ne, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { newId } from '#contract/new-id.ts'
import type { MarketSummary, NewVendor, Vendor, VendorCard, VendorChange } from '#contract/vendor.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Queryable } from '../../platform/database.ts'
import type { WriteContext } from '../../platform/entity-store.ts'
import { ProblemError } from '../../platform/problem.ts'
import { hasProfile } from '../couple/couple-service.ts'
import { vendorScore } from './vendor-score.ts'
import {
  findPublicVendor,
  findVendorProfile,
  freeSlug,
  isPublic,
  listCards,
  presentVendor,
  vendor,
  vendors,
} from './vendor-store.ts'

const TOP = 8
const SIMILAR = 4

/** Makes a vendor: of the identity that asks, or, for an administrator, one that nobody owns yet. */
export async function registerVendor(
  actor: Extract<Actor, { kind: 'identity' | 'admin' }>,
  context: WriteContext,
  { id = newId(), ...profile }: z.infer<typeof NewVendor>,
): Promise<Vendor> {
  const { tx } = context
  if (actor.kind === 'identity') {
    const mine = await tx.execute(sql`select vendor_id from vendor_account where uid = ${actor.uid}`)
    if (mine.rows[0]?.vendor_id === id) return presentVendor((await vendors.find(tx, id))!)
    if (await hasProfile(actor.uid, tx)) throw new ProblemError('profile_exists')
  }
  const row = await vendors.create(
    context,
    { ...profile, id },
    () => false,
    async () => ({
      ...EMPTY,
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
  active: true,
  typeOfAccount: 'base' as const,
  subscriptionType: 'monthly' as const,
}

/** Changes a vendor; a new name keeps the slug, so that addresses people have kept go on working. */
export async function changeVendor(
  vendorId: string,
  context: WriteContext,
  id: string,
  change: z.infer<typeof VendorChange>,
): Promise<Vendor> {
  const row = await vendors.change(
    context,
    id,
    change,
    (found) => found.id === vendorId,
    (next) => ({
      score: vendorScore(presentVendor(next)),
    }),
  )
  return presentVendor(row)
}

/** Deletes a vendor from the site and closes its sessions. */
export async function removeVendor(vendorId: string, context: WriteContext, id: string): Promise<void> {
  await vendors.remove(context, id, (found) => found.id === vendorId)
  await context.tx.execute(
    sql`delete from session where uid in (select uid from vendor_account where vendor_id = ${id})`,
  )
  await context.tx.execute(sql`delete from vendor_account where vendor_id = ${id}`)
}

/** For what belongs to a vendor: that the vendor is one visitors may see. */
export const isOfPublicVendor = (vendorId: PgColumn): SQL =>
  sql`exists (select 1 from vendor v where v.id = ${vendorId} and v.active and v.deleted_at is null)`

const seesAlways = (id: string, actor: Actor): boolean =>
  actor.kind === 'admin' || (actor.kind === 'vendor' && actor.vendorId === id)

/** Whether this caller may see what a vendor has: anyone of the public ones, a vendor its own always. */
export const maySeeVendor = async (id: string, actor: Actor, tx: Queryable): Promise<boolean> =>
  seesAlways(id, actor) || (await findPublicVendor(id, tx)) !== undefined

/** A vendor as this caller may see it: anyone the public ones, a vendor itself always. */
export async function viewVendor(id: string, actor: Actor, tx: Queryable): Promise<Vendor> {
  const found = seesAlways(id, actor) ? await findVendorProfile(id, tx) : await findPublicVendor(id, tx)
  if (found) {
    const { uid: _uid, private: _private, ...seen } = found as Vendor & { uid?: string; private?: unknown }
    return seen
  }
  const row = await vendors.find(tx, id)
  throw new ProblemError(row && row.deletedAt !== null ? 'deleted' : 'not_found')
}

/** The home page's vendors: paid placements first and marked, then the best of different categories. */
export async function topVendors(today: string, tx: Queryable): Promise<VendorCard[]> {
  const { rows } = await tx.execute(sql`select vendor_id from vendor_visibility
    where placement = 'home' and deleted_at is null and ${today} between "from" and "to" order by weight desc, id limit 2`)
  const paid = rows.map((row) => row.vendor_id as string)
  const sponsored =
    paid.length === 0 ? [] : await listCards(sql`${vendor.id} in ${paid}`, sql`${vendor.score} desc`, 2, tx)
  const best = await tx.execute(sql`select id from (
      select id, score, row_number() over (partition by category order by score desc, id) as place
        from vendor where active and deleted_at is null and cover is not null and review_count > 0) ranked
    where place = 1 order by score desc limit ${TOP + 2}`)
  const ids = best.rows.map((row) => row.id as string).filter((id) => !paid.includes(id))
  const cards =
    ids.length === 0 ? [] : await listCards(sql`${vendor.id} in ${ids}`, sql`${vendor.score} desc`, TOP, tx)
  return [...sponsored.map((card) => ({ ...card, sponsored: true })), ...cards].slice(0, TOP)
}

/** Vendors of the same category, near ones first. */
export async function similarVendors(id: string, tx: Queryable): Promise<VendorCard[]> {
  const of = await findPublicVendor(id, tx)
  if (!of) return []
  const near = sql`(vendor.province = ${of.place.province}) desc, (vendor.region = ${of.place.region}) desc, ${vendor.score} desc`
  return listCards(and(eq(vendor.category, of.category), ne(vendor.id, id)), near, SIMILAR, tx)
}

/** How many vendors there are, by category and by region. */
export async function marketSummary(tx: Queryable): Promise<MarketSummary> {
  const count = sql<number>`count(*)::integer`
  const categories = await tx
    .select({ category: vendor.category, count })
    .from(vendor)
    .where(isPublic)
    .groupBy(vendor.category)
  const byRegion = await tx
    .select({ region: sql<string>`vendor.region`, count })
    .from(vendor)
    .where(isPublic)
    .groupBy(sql`vendor.region`)
    .orderBy(sql`vendor.region`)
  const total = categories.reduce((sum, row) => sum + row.count, 0)
  return { vendors: total, regions: byRegion.length, categories, byRegion }
}

/** The days of a span on which a vendor has no place left. */
export async function busyDays(id: string, from: string, to: string, tx: Queryable): Promise<string[]> {
  const { rows } = await tx.execute(sql`select to_char(day, 'YYYY-MM-DD') as day from vendor_busy_day
    where vendor_id = ${id} and day between ${from} and ${to} order by day`)
  return rows.map((row) => row.day as string)
}

export { cardsOf, findPublicVendor, findVendorProfile } from './vendor-store.ts'

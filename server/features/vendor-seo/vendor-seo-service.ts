/** What a vendor's page calls itself in search results and shared links, where it wrote that. */
import { sql } from 'drizzle-orm'
import { type SameTitle, type SeoRecord, type SeoRecordChange, seoRecord } from '#contract/vendors/seo.ts'
import { vendorTitle } from '#contract/vendors/vendor-title.ts'
import { PUBLIC, vendorAudience } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type WriteContext, createEntityStore, present } from '../../platform/entity/entity-store.ts'
import { entityTable } from '../../platform/entity/entity-table.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import type { Actor } from '../../platform/people/actor.ts'
import { findPublicVendor, maySeeVendor } from '../vendors/vendor-service.ts'

const records = entityTable('seo_record', seoRecord.stored)

const store = createEntityStore({
  table: records,
  topic: 'seoRecord',
  // Its other devices, and what is kept for everybody.
  audience: ({ vendorId }) => [vendorAudience(vendorId), PUBLIC],
  within: ({ vendorId }) => [vendorId],
  goneText: 'Questo fornitore non c’è più.',
})

/** For the feed, which tells everybody: undefined where the vendor is not public. @param id the vendor's */
export async function findPublicSeo(id: string, tx: Queryable): Promise<SeoRecord | undefined> {
  const row = (await findPublicVendor(id, tx)) && (await store.find(tx, id))
  return row && present<SeoRecord>(row)
}

/**
 * As this caller may see it: a vendor its own always, anyone that of a public one; else an empty object.
 * @param asked whose; unsaid, the caller's
 */
export async function viewSeo(
  asked: string | undefined,
  actor: Actor,
  tx: Queryable,
): Promise<SeoRecord | Record<string, never>> {
  const id = asked ?? (actor.kind === 'vendor' ? actor.vendorId : undefined)
  if (id === undefined || !(await maySeeVendor(id, actor, tx))) return {}
  const row = await store.find(tx, id)
  return row ? present<SeoRecord>(row) : {}
}

/**
 * Changes a vendor's; the first change makes it. The caller holds the vendor's lock.
 * @param id what the call names: the vendor's own
 * @throws ProblemError `not_found` for another's
 */
export async function changeSeo(
  vendorId: string,
  context: WriteContext,
  id: string,
  change: SeoRecordChange,
): Promise<SeoRecord> {
  if (id !== vendorId) throw new ProblemError('not_found')
  const isOwn = (row: { vendorId: string }) => row.vendorId === vendorId
  if (!(await store.find(context.tx, id)))
    await store.create(context, { id, vendorId, title: '', description: '' }, isOwn)
  return present<SeoRecord>(await store.change(context, id, change, isOwn))
}

/** More than these say nothing new. */
const NAMED = 3

/**
 * Other public vendors whose page has this title: written by them, or made of their name, trade and town, which only those
 * of the same town can have alike. Capitals do not count.
 */
export async function sameTitles(vendorId: string, title: string, tx: Queryable): Promise<SameTitle[]> {
  const wanted = title.toLowerCase()
  const { rows } = await tx.execute(sql`
    with alike as (
      select vendor_id from seo_record where lower(title) = ${wanted} and title <> ''
      union
      select near.vendor_id from vendor_listing own join vendor_listing near using (city)
       -- Its name, which a title of our own begins with.
       where own.vendor_id = ${vendorId} and starts_with(near.name, fold(split_part(${wanted}, ',', 1))))
    select v.id, v.slug, v.business_name as "businessName", v.category, v.place ->> 'city' as city,
           coalesce(s.title, '') as title
      from alike join vendor v on v.id = alike.vendor_id left join seo_record s on s.vendor_id = v.id
     where v.id <> ${vendorId} and v.active and v.deleted_at is null
     order by v.id limit 50`)
  const called = (row: Record<string, string>) =>
    row.title ||
    vendorTitle({ businessName: row.businessName!, category: row.category!, place: { city: row.city! } })
  return (rows as Record<string, string>[])
    .filter((row) => called(row).toLowerCase() === wanted)
    .slice(0, NAMED)
    .map(({ id, slug, businessName, city }) => ({ id, slug, businessName, city }) as SameTitle)
}

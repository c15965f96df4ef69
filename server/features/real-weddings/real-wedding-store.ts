import { type SQL, and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { RealWedding } from '#contract/real-wedding.ts'
import { day, entityColumns } from '../../platform/entity/columns.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { present } from '../../platform/entity/entity-store.ts'
import { isOfPublicVendor } from '../vendors/vendor-service.ts'

export const realWedding = pgTable('real_wedding', {
  ...entityColumns,
  vendorId: uuid('vendor_id').notNull(),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  couple: text('couple').notNull(),
  date: day('date').notNull(),
  city: text('city').notNull(),
  region: text('region').notNull(),
  guestCount: integer('guest_count'),
  style: text('style'),
  quote: text('quote'),
  story: jsonb('story').$type<string[]>().notNull(),
  pictures: jsonb('pictures').$type<RealWedding['pictures']>().notNull(),
  credits: jsonb('credits').$type<RealWedding['credits']>().notNull(),
  state: text('state').$type<RealWedding['state']>().notNull(),
})

/** A wedding goes out of sight with the vendor that tells of it. */
const isPublished = and(eq(realWedding.state, 'published'), isOfPublicVendor(realWedding.vendorId))

async function list(where: SQL | undefined, limit: number, tx: Queryable): Promise<RealWedding[]> {
  const rows = await tx
    .select()
    .from(realWedding)
    .where(and(isPublished, isNull(realWedding.deletedAt), where))
    .orderBy(desc(realWedding.date), desc(realWedding.id))
    .limit(limit)
  return rows.map((row) => present<RealWedding>(row, ['guestCount', 'style', 'quote']))
}

/** The published weddings, newest first. */
export const listRealWeddings = (limit: number, tx: Queryable) => list(undefined, limit, tx)

/** The published weddings of one vendor. */
export const listRealWeddingsOf = (vendorId: string, tx: Queryable) =>
  list(eq(realWedding.vendorId, vendorId), 100, tx)

/** The published wedding that has this name, or had it: the newest when there are several; else whether one was deleted. */
export async function findRealWedding(
  slug: string,
  tx: Queryable,
): Promise<{ wedding: RealWedding } | { deleted: boolean }> {
  const hasIt = eq(realWedding.slug, slug)
  const hadIt = sql`${realWedding.id} in (select wedding_id from real_wedding_former_slug where slug = ${slug})`
  const rows = await tx
    .select()
    .from(realWedding)
    .where(and(or(hasIt, hadIt), isPublished))
    .orderBy(desc(isNull(realWedding.deletedAt)), desc(hasIt), desc(realWedding.date), desc(realWedding.id))
    .limit(1)
  const row = rows[0]
  if (!row || row.deletedAt !== null) return { deleted: row !== undefined }
  return { wedding: present<RealWedding>(row, ['guestCount', 'style', 'quote']) }
}

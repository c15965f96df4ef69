import { type SQL, and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { PLANS_WITH_REAL_WEDDINGS } from '#contract/lists/billing/plan-limits.ts'
import { type RealWedding, ownRealWedding } from '#contract/vendors/real-wedding.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { present } from '../../platform/entity/entity-store.ts'
import { entityTable } from '../../platform/entity/entity-table.ts'
import { isOfPublicVendorOn } from '../vendors/vendor-service.ts'

export const realWedding = entityTable('real_wedding', ownRealWedding.stored)

/** As everybody reads it: whether the couple agreed is between them and the vendor. */
function shown({
  consent: _,
  takenOff: __,
  readAt: ___,
  guestCount,
  ...row
}: typeof realWedding.$inferSelect): RealWedding {
  return present<RealWedding>({ ...row, guestCount: guestCount || null }, ['guestCount'])
}

/** A wedding goes out of sight with the vendor that tells of it, and with a plan that has none. */
const isPublished = and(
  eq(realWedding.state, 'published'),
  isNull(realWedding.takenOff),
  isOfPublicVendorOn(realWedding.vendorId, PLANS_WITH_REAL_WEDDINGS),
)

async function list(where: SQL | undefined, limit: number, tx: Queryable): Promise<RealWedding[]> {
  const rows = await tx
    .select()
    .from(realWedding)
    .where(and(isPublished, isNull(realWedding.deletedAt), where))
    .orderBy(desc(realWedding.date), desc(realWedding.id))
    .limit(limit)
  return rows.map(shown)
}

/** The published weddings, newest first. */
export const listRealWeddings = (limit: number, tx: Queryable) => list(undefined, limit, tx)

/** The published weddings of one vendor. */
export const listRealWeddingsOf = (vendorId: string, tx: Queryable) =>
  list(eq(realWedding.vendorId, vendorId), 100, tx)

/** One of them by its id, for the feed; undefined where nobody may read it. */
export const findPublishedWedding = async (id: string, tx: Queryable): Promise<RealWedding | undefined> =>
  (await list(eq(realWedding.id, id), 1, tx))[0]

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
  return { wedding: shown(row) }
}

import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { AdminAward, Award } from '#contract/award.ts'
import { SITE, vendorAudience } from '../../platform/database/change-feed.ts'
import { entityColumns } from '../../platform/entity/columns.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { createEntityStore, present } from '../../platform/entity/entity-store.ts'
import { cardsOf, withVendors } from '../vendors/vendor-service.ts'

export const award = pgTable('award', {
  ...entityColumns,
  year: smallint('year').notNull(),
  category: text('category').$type<Award['category']>().notNull(),
  vendorId: uuid('vendor_id').notNull(),
  place: text('place').$type<Award['place']>().notNull(),
  citation: text('citation').notNull(),
})

export const awards = createEntityStore({
  table: award,
  topic: 'award',
  audience: ({ vendorId }) => [SITE, vendorAudience(vendorId)],
  goneText: 'Questo award è stato tolto.',
})

/** The awards of a year, each with its vendor whatever has become of that: for who gives and takes them. */
export async function allAwards(year: number, tx: Queryable): Promise<AdminAward[]> {
  const rows = await awardsOf(year, tx)
  return withVendors(
    rows.map((row) => present<Award>(row)),
    tx,
  )
}

const awardsOf = (year: number, tx: Queryable) =>
  tx
    .select()
    .from(award)
    .where(and(eq(award.year, year), isNull(award.deletedAt)))
    .orderBy(asc(award.category), desc(award.place), asc(award.id))

/** The awards of a year, winners first, each with its vendor's card; of those vendors that are public. */
export async function listAwards(year: number, tx: Queryable) {
  // Any whole number may be asked for; the column holds years.
  if (year < 0 || year > 9_999) return []
  const rows = await awardsOf(year, tx)
  const cards = await cardsOf(
    rows.map((row) => row.vendorId),
    tx,
  )
  return rows.flatMap((row) => {
    const card = cards.get(row.vendorId)
    return card ? [{ ...present<Award>(row), vendor: card }] : []
  })
}

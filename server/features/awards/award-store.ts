import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { AdminAward, Award } from '#contract/vendors/award.ts'
import { SITE, vendorAudience } from '../../platform/database/change-feed.ts'
import { entityColumns, instant } from '../../platform/entity/columns.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { createEntityStore, present } from '../../platform/entity/entity-store.ts'
import { WRITTEN_BY_ANOTHER } from '../../platform/entity/one-row.ts'
import { cardsOf, withVendors } from '../vendors/vendor-service.ts'

export const award = pgTable('award', {
  ...entityColumns,
  year: smallint('year').notNull(),
  category: text('category').$type<Award['category']>().notNull(),
  vendorId: uuid('vendor_id').notNull(),
  place: text('place').$type<Award['place']>().notNull(),
  citation: text('citation').notNull(),
})

/** A year's awards, out or not: without a row nothing of that year is. */
export const awardEdition = pgTable('award_edition', {
  ...entityColumns,
  year: smallint('year').notNull(),
  publishedAt: instant('published_at'),
})

const storeFor = (audience: (row: { vendorId: string }) => readonly string[]) =>
  createEntityStore({
    table: award,
    topic: 'award',
    audience,
    goneText: 'Questo award è stato tolto.',
    writtenText: WRITTEN_BY_ANOTHER,
    sharedCreation: true,
  })
const published = storeFor(({ vendorId }) => [SITE, vendorAudience(vendorId)])
/** Its vendor hears nothing of it. */
const prepared = storeFor(() => [SITE])
/** The awards of an edition, to write: whom their changes are told follows from whether that is out. */
export const awardsWhere = (isOut: boolean) => (isOut ? published : prepared)

/** `isEditionOut`, in the database. */
export const isOutIn = sql`award_edition.published_at is not null`
/** Of an edition that is out. Written out: as a column of a query of one table it would be named `year` alone. */
export const isOut = sql`exists (select from award_edition
  where award_edition.year = "award"."year" and ${isOutIn})`

/** Another won the same with it. */
const tied = sql<boolean>`"award"."place" = 'winner' and exists (select from award other
  where other.year = "award"."year" and other.category = "award"."category" and other.place = 'winner'
    and other.id <> "award"."id" and other.deleted_at is null)`
/** The columns of an award as its vendor reads it. */
export const ownColumns = { ...getTableColumns(award), tied }

/** @param row of `ownColumns` */
export function presentOwn(row: Record<string, unknown> & { tied: boolean }): Award {
  const { tied: isTied, ...given } = row
  return { ...present<Award>(given), ...(isTied && { tied: true }) }
}

/** The awards of a year, each with its vendor whatever has become of that: for who gives and takes them. */
export async function allAwards(year: number, tx: Queryable): Promise<AdminAward[]> {
  const rows = await awardsOf(year, tx)
  return withVendors(
    rows.map((row) => present<Award>(row)),
    tx,
  )
}

/** The awards of a year, whether it is out or not, winners first. */
export const awardsOf = (year: number, tx: Queryable) =>
  tx
    .select()
    .from(award)
    .where(and(eq(award.year, year), isNull(award.deletedAt)))
    .orderBy(asc(award.category), desc(award.place), asc(award.id))

/**
 * The published awards of a year, winners first, each with its vendor's card; of those vendors that are public.
 * @param asked undefined for the last year that has some
 */
export async function listAwards(asked: number | undefined, tx: Queryable) {
  const year = asked ?? (await outYears(tx))[0]
  // Any whole number may be asked for; the column holds years.
  if (year === undefined || year < 0 || year > 9_999) return []
  const rows = await tx
    .select()
    .from(award)
    .where(and(eq(award.year, year), isNull(award.deletedAt), isOut))
    .orderBy(asc(award.category), desc(award.place), asc(award.id))
  const cards = await cardsOf(
    rows.map((row) => row.vendorId),
    tx,
  )
  return rows.flatMap((row) => {
    const card = cards.get(row.vendorId)
    return card ? [{ ...present<Award>(row), vendor: card }] : []
  })
}

/** The years whose awards are out, the last one first; one of which all were taken again is none. */
export async function outYears(tx: Queryable): Promise<number[]> {
  const rows = await tx
    .select({ year: award.year })
    .from(award)
    .where(and(isNull(award.deletedAt), isOut))
    .groupBy(award.year)
    .orderBy(desc(award.year))
  return rows.map(({ year }) => year)
}

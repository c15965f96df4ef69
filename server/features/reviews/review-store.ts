import { and, desc, eq, isNull } from 'drizzle-orm'
import { boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Picture } from '#contract/picture.ts'
import type { Review, ReviewList, ReviewSummary } from '#contract/review.ts'
import { day, entityColumns } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { present } from '../../platform/entity-store.ts'

export const review = pgTable('review', {
  ...entityColumns,
  vendorId: uuid('vendor_id').notNull(),
  author: text('author').notNull(),
  eventDate: day('event_date'),
  rating: smallint('rating').notNull(),
  aspects: jsonb('aspects').$type<Review['aspects']>(),
  title: text('title'),
  text: text('text').notNull(),
  photos: jsonb('photos').$type<Picture[]>().notNull(),
  verified: boolean('verified').notNull(),
  reply: jsonb('reply').$type<Review['reply']>(),
})

/** The reviews of one vendor, newest first, with their averages. */
export async function listReviews(vendorId: string, tx: Queryable): Promise<ReviewList> {
  const rows = await tx
    .select()
    .from(review)
    .where(and(eq(review.vendorId, vendorId), isNull(review.deletedAt)))
    .orderBy(desc(review.createdAt), desc(review.id))
  const items = rows.map((row) => present<Review>(row, ['eventDate', 'aspects', 'title', 'reply']))
  return { summary: summarise(items), items }
}

/** Averages to one decimal, and how many gave each number of stars. */
export function summarise(items: readonly Pick<Review, 'rating' | 'aspects'>[]): ReviewSummary {
  const distribution: ReviewSummary['distribution'] = [0, 0, 0, 0, 0]
  for (const { rating } of items) distribution[rating - 1]!++
  const rated = items.flatMap(({ aspects }) => (aspects ? [aspects] : []))
  const of = (aspect: 'quality' | 'kindness' | 'value' | 'flexibility') =>
    average(rated.map((one) => one[aspect]))
  const aspects =
    rated.length > 0
      ? {
          aspects: {
            quality: of('quality'),
            kindness: of('kindness'),
            value: of('value'),
            flexibility: of('flexibility'),
          },
        }
      : {}
  return { rating: average(items.map(({ rating }) => rating)), count: items.length, distribution, ...aspects }
}

const average = (values: readonly number[]) =>
  values.length === 0
    ? 0
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10

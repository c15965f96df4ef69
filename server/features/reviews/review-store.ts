import { type SQL, and, desc, eq, isNull, sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Picture } from '#contract/media/picture.ts'
import { REVIEWS_LISTED } from '#contract/lists/site/listed.ts'
import type { OwnReview, Review, ReviewList, ReviewState, ReviewSummary } from '#contract/vendors/review.ts'
import { coupleAudience } from '../../platform/database/change-feed.ts'
import { day, entityColumns } from '../../platform/entity/columns.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { createEntityStore, present } from '../../platform/entity/entity-store.ts'

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
  coupleId: uuid('couple_id'),
  bookingId: uuid('booking_id'),
  state: text('state').$type<ReviewState>().notNull().default('published'),
  reason: text('reason'),
})
export type ReviewRow = typeof review.$inferSelect

/** Its author hears of every step; what everybody may read is told apart, when it is published or changes then. */
export const reviews = createEntityStore({
  table: review,
  topic: 'ownReview',
  audience: ({ coupleId }) => (coupleId ? coupleAudience(coupleId) : []),
  goneText: 'Questa recensione non c’è più.',
})

const OPTIONAL = ['eventDate', 'aspects', 'title', 'reply', 'reason']

/** A review as its author reads it. */
export function presentOwnReview({ coupleId: _couple, bookingId: _booking, ...row }: ReviewRow): OwnReview {
  return present<OwnReview>(row, OPTIONAL)
}

/** A review as everybody reads it. */
export function presentReview(row: ReviewRow): Review {
  const { state: _state, reason: _reason, ...seen } = presentOwnReview(row)
  return seen
}

const isPublished = (vendorId: string): SQL | undefined =>
  and(eq(review.vendorId, vendorId), eq(review.state, 'published'), isNull(review.deletedAt))

/**
 * The newest published reviews of one vendor, and the averages of all.
 * @param after the last one of those before
 */
export async function listReviews(
  vendorId: string,
  after: string | undefined,
  tx: Queryable,
): Promise<ReviewList> {
  const older =
    after === undefined
      ? undefined
      : sql`(${review.createdAt}, ${review.id}) < (select last.created_at, last.id from review last where last.id = ${after})`
  const rows = await tx
    .select()
    .from(review)
    .where(and(isPublished(vendorId), older))
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(REVIEWS_LISTED)
  const items = rows.map(presentReview)
  if (after === undefined && items.length < REVIEWS_LISTED) return { summary: summarise(items), items }
  const all = await tx
    .select({ rating: review.rating, aspects: review.aspects })
    .from(review)
    .where(isPublished(vendorId))
  return {
    summary: summarise(all.map(({ rating, aspects }) => ({ rating, ...(aspects && { aspects }) }))),
    items,
  }
}

/** What a vendor's published reviews come to: the average to two decimals, and how many. */
export async function ratingOf(
  vendorId: string,
  tx: Queryable,
): Promise<{ rating: number; reviewCount: number }> {
  const rows = await tx
    .select({
      rating: sql<number>`coalesce(round(avg(rating), 2), 0)::double precision`,
      reviewCount: sql<number>`count(*)::integer`,
    })
    .from(review)
    .where(isPublished(vendorId))
  return rows[0]!
}

/** What a couple has written, newest first. */
export async function listOwnReviews(coupleId: string, tx: Queryable): Promise<OwnReview[]> {
  const rows = await tx
    .select()
    .from(review)
    .where(and(eq(review.coupleId, coupleId), isNull(review.deletedAt)))
    .orderBy(desc(review.createdAt), desc(review.id))
  return rows.map(presentOwnReview)
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

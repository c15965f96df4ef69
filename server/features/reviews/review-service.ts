/** How a review is written by a couple that has booked, read, published or refused, and answered by the vendor. */
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  NewReview,
  OwnReview,
  QueuedReview,
  Review,
  ReviewState,
  ReviewVerdict,
} from '#contract/vendors/review.ts'
import {
  PUBLIC,
  appendChange,
  coupleAudience,
  lockAudience,
  tellQueue,
  vendorAudience,
} from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ofCouple } from '../../platform/entity/owned-by.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { reviewableBooking } from '../bookings/booking-service.ts'
import { findCouple } from '../couple/couple-service.ts'
import { findFiles, pictureOf, publicPictureOf, showToAll, useFile } from '../files/file-service.ts'
import { rateVendor } from '../vendors/vendor-service.ts'
import { writeDecision } from './review-mail.ts'
import { closeReports, queued } from './review-queue.ts'
import { type ReviewRow, presentOwnReview, presentReview, ratingOf, review, reviews } from './review-store.ts'

const WRITTEN_PER_DAY = 10

/** A couple says of a vendor it has booked how it was: once, and read before it is shown. */
export async function addReview(
  coupleId: string,
  context: WriteContext,
  { id, vendorId, rating, aspects, title, text, photos }: z.infer<typeof NewReview>,
): Promise<OwnReview> {
  const { tx, now } = context
  const values = {
    id,
    coupleId,
    vendorId,
    rating,
    aspects: aspects ?? null,
    title: title ? plainText(title) : null,
    text: plainText(text),
  }
  const row = await reviews.create(context, values, ofCouple(coupleId), async () => {
    const booking = await reviewableBooking(coupleId, vendorId, tx)
    if (!booking) throw ruleBroken('Si recensisce un fornitore con cui avete una prenotazione accettata.')
    if (await hasWritten(coupleId, vendorId, tx))
      throw new ProblemError('conflict', { detail: 'Avete già recensito questo fornitore.' })
    if ((await writtenToday(coupleId, now, tx)) >= WRITTEN_PER_DAY)
      throw new ProblemError('rate_limited', { retryAfterSeconds: 3600 })
    const couple = (await findCouple(coupleId, tx))!
    const pictures = []
    for (const { fileId } of photos) {
      const picture = pictureOf(await useFile(tx, { fileId, ownerId: coupleId, usedBy: id }))
      if (!picture) throw ruleBroken('In una recensione vanno solo foto.')
      pictures.push(picture)
    }
    return {
      author: couple.partners
        .map(({ firstName }) => firstName)
        .join(' e ')
        .slice(0, 80),
      eventDate: booking.eventDate,
      bookingId: booking.id,
      photos: pictures,
      verified: true,
      state: 'pending',
    }
  })
  await tellQueue('reviewQueue', row, tx)
  return presentOwnReview(row)
}

/** The lock a review's writers take first: its author's, or its vendor's. `not_found` when there is no such review. */
export async function lockOf(id: string, tx: Queryable): Promise<string> {
  const row = await reviews.find(tx, id)
  if (!row || row.deletedAt !== null) throw new ProblemError('not_found')
  return row.coupleId ? coupleAudience(row.coupleId) : vendorAudience(row.vendorId)
}

/**
 * An administrator's word on a review; what the vendor's reviews come to changes in the same moment.
 * @param publicUrl where the mails that tell of it lead
 * @throws ProblemError `not_found`, `conflict` where it is so already
 */
export async function moderate(
  context: WriteContext,
  id: string,
  verdict: ReviewVerdict,
  publicUrl: string,
): Promise<QueuedReview> {
  const { tx, now } = context
  const before = await reviews.find(tx, id, true)
  if (!before || before.deletedAt !== null) throw new ProblemError('not_found')
  const reporters = await closeReports(id, now, tx)
  if (verdict.verdict === 'keep') {
    await writeDecision({ before, after: before, reporters, now }, publicUrl, tx)
    await tellQueue('reviewQueue', before, tx)
    return queued(before, tx)
  }
  const state: ReviewState = verdict.verdict === 'publish' ? 'published' : 'rejected'
  if (before.state === state)
    throw new ProblemError('conflict', {
      detail: state === 'published' ? 'È già pubblicata.' : 'È già stata rifiutata.',
    })
  if (state === 'published' && (await hasWritten(before.coupleId, before.vendorId, tx, id)))
    throw new ProblemError('conflict', { detail: 'Di questa coppia ce n’è già un’altra.' })
  await lockAudience(tx, vendorAudience(before.vendorId))
  const reason = verdict.verdict === 'reject' ? plainText(verdict.reason) : null
  const photos = await photosShown(before, state === 'published', tx)
  const row = await reviews.change(context, id, { state, reason, photos }, () => true)
  if (state === 'published') await tellAll('created', row, tx)
  if (before.state === 'published') await tellAll('deleted', row, tx)
  if (state === 'published' || before.state === 'published')
    await rateVendor(context, row.vendorId, await ratingOf(row.vendorId, tx))
  await writeDecision({ before, after: row, reporters, now }, publicUrl, tx)
  await tellQueue('reviewQueue', row, tx)
  return queued(row, tx)
}

/** The vendor's answer to a review of its own that everybody can read; empty, it goes. */
export async function replyTo(
  vendorId: string,
  context: WriteContext,
  id: string,
  text: string,
): Promise<Review> {
  const { tx, now } = context
  const before = await reviews.find(tx, id, true)
  if (!before || before.vendorId !== vendorId || before.state !== 'published' || before.deletedAt !== null)
    throw new ProblemError('not_found')
  await lockAudience(tx, vendorAudience(before.vendorId))
  const written = plainText(text)
  if (written === (before.reply?.text ?? '')) return presentReview(before)
  const reply = written ? { text: written, at: now } : null
  const row = await reviews.change(context, id, { reply }, () => true)
  await tellAll('updated', row, tx)
  return presentReview(row)
}

const tellAll = (
  kind: 'created' | 'updated' | 'deleted',
  { id, version, vendorId }: ReviewRow,
  tx: Queryable,
) => appendChange(tx, { topic: 'review', kind, entityId: id, version, audience: PUBLIC, within: [vendorId] })

/** Its pictures at the addresses that those who may see it can open. */
async function photosShown({ photos }: ReviewRow, toAll: boolean, tx: Queryable) {
  for (const { id } of photos) await showToAll(tx, id, toAll)
  const files = await findFiles(
    photos.map(({ id }) => id),
    tx,
  )
  return photos.flatMap((photo) => {
    const file = files.get(photo.id)
    return (file && (toAll ? publicPictureOf(file) : pictureOf(file))) ?? []
  })
}

async function hasWritten(
  coupleId: string | null,
  vendorId: string,
  tx: Queryable,
  but?: string,
): Promise<boolean> {
  if (!coupleId) return false
  const rows = await tx
    .select({ id: review.id })
    .from(review)
    .where(
      and(
        eq(review.coupleId, coupleId),
        eq(review.vendorId, vendorId),
        ne(review.state, 'rejected'),
        isNull(review.deletedAt),
      ),
    )
  return rows.some(({ id }) => id !== but)
}

async function writtenToday(coupleId: string, now: string, tx: Queryable): Promise<number> {
  const rows = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(review)
    .where(
      and(eq(review.coupleId, coupleId), sql`${review.createdAt} > ${now}::timestamptz - interval '1 day'`),
    )
  return rows[0]?.count ?? 0
}

/** A published review by its id, for the feed; undefined where not everybody may read it. */
export async function findReview(id: string, tx: Queryable): Promise<Review | undefined> {
  const row = await reviews.find(tx, id)
  return row && row.deletedAt === null && row.state === 'published' ? presentReview(row) : undefined
}

export { listOwnReviews } from './review-store.ts'

/** A review by its id as its author reads it, for the feed, which already knows who may hear it. */
export async function findOwnReview(id: string, tx: Queryable): Promise<OwnReview | undefined> {
  const row = await reviews.find(tx, id)
  return row && row.deletedAt === null ? presentOwnReview(row) : undefined
}

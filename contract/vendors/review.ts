import { z } from 'zod'
import { REVIEW_REPORT_KINDS } from '../lists/vendors/review-words.ts'
import { Entity } from '../kit/entity.ts'
import { FileRef } from '../media/file.ts'
import { Id } from '../kit/ids.ts'
import { Picture } from '../media/picture.ts'
import { Day, Instant, text } from '../kit/scalars.ts'

const stars = z.int().min(1).max(5)
const aspects = z.strictObject({ quality: stars, kindness: stars, value: stars, flexibility: stars })

export const Review = Entity.extend({
  vendorId: Id,
  /** How the couple signs: first names only. */
  author: text(80),
  eventDate: Day.optional(),
  rating: stars,
  aspects: aspects.optional(),
  title: text(120, 0).optional(),
  text: text(4000),
  photos: z.array(Picture).max(8).default([]),
  /** True when the couple had an accepted booking with this vendor here. */
  verified: z.boolean(),
  reply: z.strictObject({ text: text(2000), at: Instant }).optional(),
})
export type Review = z.infer<typeof Review>

export const ReviewState = z.enum(['pending', 'published', 'rejected'])
export type ReviewState = z.infer<typeof ReviewState>

/** A review as the couple that wrote it reads it: how far it is, and why it was refused. */
export const OwnReview = Review.extend({ state: ReviewState, reason: text(500).optional() })
export type OwnReview = z.infer<typeof OwnReview>

export const NewReview = z.strictObject({
  id: Id,
  vendorId: Id,
  rating: stars,
  aspects: aspects.optional(),
  title: text(120, 0).optional(),
  text: text(4000, 20),
  /** Pictures by their uploads. */
  photos: z.array(FileRef).max(8).default([]),
})
export type NewReview = z.input<typeof NewReview>

/** What a vendor answers; an empty text takes the answer away. */
export const ReviewReply = z.strictObject({ text: text(2000, 0) })

export const ReviewReport = z.strictObject({
  kind: z.enum(REVIEW_REPORT_KINDS),
  note: text(1000, 0).default(''),
})
export type ReviewReport = z.input<typeof ReviewReport>

/** `keep` leaves a reported review where it is, and closes the reports. */
export const ReviewVerdict = z.discriminatedUnion('verdict', [
  z.strictObject({ verdict: z.literal('publish') }),
  z.strictObject({ verdict: z.literal('reject'), reason: text(500) }),
  z.strictObject({ verdict: z.literal('keep') }),
])
export type ReviewVerdict = z.infer<typeof ReviewVerdict>

/** A review as administrators read it. */
export const QueuedReview = OwnReview.extend({
  vendorName: text(120),
  reports: z.array(z.strictObject({ kind: z.enum(REVIEW_REPORT_KINDS), note: text(1000, 0), at: Instant })),
})
export type QueuedReview = z.infer<typeof QueuedReview>

export const ReviewQueue = z.enum(['pending', 'reported', 'rejected', 'published'])
export type ReviewQueue = z.infer<typeof ReviewQueue>

export const ReviewSummary = z.strictObject({
  rating: z.number().min(0).max(5),
  count: z.int().min(0),
  /** Reviews with one, two, … five stars. */
  distribution: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  aspects: z
    .strictObject({ quality: z.number(), kindness: z.number(), value: z.number(), flexibility: z.number() })
    .optional(),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

export const ReviewList = z.strictObject({ summary: ReviewSummary, items: z.array(Review) })
export type ReviewList = z.infer<typeof ReviewList>

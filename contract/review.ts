import { z } from 'zod'
import { Entity } from './entity.ts'
import { Id } from './ids.ts'
import { Picture } from './picture.ts'
import { Day, Instant, text } from './scalars.ts'

const stars = z.int().min(1).max(5)

export const Review = Entity.extend({
  vendorId: Id,
  /** How the couple signs: first names only. */
  author: text(80),
  eventDate: Day.optional(),
  rating: stars,
  aspects: z.strictObject({ quality: stars, kindness: stars, value: stars, flexibility: stars }).optional(),
  title: text(120, 0).optional(),
  text: text(4000),
  photos: z.array(Picture).max(8).default([]),
  /** True when the couple had an accepted booking with this vendor here. */
  verified: z.boolean(),
  reply: z.strictObject({ text: text(2000), at: Instant }).optional(),
})
export type Review = z.infer<typeof Review>

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

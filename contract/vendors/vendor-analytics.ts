/** How a vendor is doing: what was looked at, asked and agreed, by day, over a span that ends today. */
import { z } from 'zod'
import { Id } from '../kit/ids.ts'
import { Day } from '../kit/scalars.ts'
import {
  ANALYTICS_SPANS,
  COUNTED,
  PLACEMENTS_TOLD,
  REPLY_WAITS,
} from '../lists/analytics/analytics-counts.ts'
import { PlacementFigures } from '../site/site-management.ts'

export const AnalyticsDays = z.coerce.number().pipe(z.union(ANALYTICS_SPANS.map((days) => z.literal(days))))

/**
 * `views`: openings of its page, of those who let them be counted; `contacts`: couples that wrote or asked for the first
 * time; `requests` for a booking; `quotes` that were sent; `bookings` that were confirmed.
 */
const counts = Object.fromEntries(COUNTED.map((what) => [what, z.int()])) as Record<
  (typeof COUNTED)[number],
  z.ZodInt
>
export const AnalyticsCounts = z.strictObject(counts)
export type AnalyticsCounts = z.infer<typeof AnalyticsCounts>
export const VendorAnalytics = z.strictObject({
  vendorId: Id,
  /** The first day of the span; the vendor may have come later. */
  from: Day,
  to: Day,
  /** The day it came to Lovoglio. */
  since: Day,
  ...counts,
  /** The span before, of as many days; null where the vendor was not there for all of it. */
  before: AnalyticsCounts.nullable(),
  /** Days on which anything was counted, in their order. */
  byDay: z.array(z.strictObject({ day: Day, ...counts })).max(366),
  /** The contacts of the span by how long they waited, and how many of them booked since. */
  replies: z.array(z.strictObject({ wait: z.enum(REPLY_WAITS), contacts: z.int(), bookings: z.int() })),
})
export type VendorAnalytics = z.infer<typeof VendorAnalytics>

/** With what waits for the vendor now, and what its paid placements were worth. */
export const VendorDashboard = VendorAnalytics.extend({
  /** Requests without an answer. */
  toAnswer: z.int(),
  /** Messages that it has not read. */
  unread: z.int(),
  /** Those that were shown in the span, the last first. A device may have kept an answer from before there were any. */
  placements: z.array(PlacementFigures).max(PLACEMENTS_TOLD).optional(),
})
export type VendorDashboard = z.infer<typeof VendorDashboard>

/** How the site is used and what is asked of it, over a span that ends today; counted, and nobody is among it by name. */
import { z } from 'zod'
import { Compared } from './admin-dashboard.ts'
import { CategorySlug } from '../vendors/category.ts'
import { Day, text } from '../kit/scalars.ts'

export const SiteAnalytics = z.strictObject({
  from: Day,
  to: Day,
  /** Of those who let them be counted. */
  views: Compared,
  /** Days on which any were, in their order. */
  byDay: z.array(z.strictObject({ day: Day, views: z.int() })).max(366),
  /** The most opened, by the path that counts for all of their kind. */
  pages: z.array(Compared.extend({ page: text(200) })).max(20),
  /** Of the couples that registered in the span, how many have come how far since. */
  funnel: z.strictObject({
    registered: z.int(),
    /** They saved a vendor. */
    saved: z.int(),
    /** They wrote to one. */
    wrote: z.int(),
    /** They asked one for their day. */
    asked: z.int(),
    /** One of their bookings is confirmed. */
    booked: z.int(),
  }),
  /** What is looked for and what there is, in each category that has either. */
  categories: z.array(
    z.strictObject({
      category: CategorySlug,
      /** That are out now. */
      vendors: z.int(),
      /** Openings of their pages in the span. */
      views: z.int(),
      /** Couples that wrote for the first time, and bookings that were asked for. */
      contacts: z.int(),
      requests: z.int(),
      /** Of these requests, those that are confirmed since. */
      confirmed: z.int(),
    }),
  ),
})
export type SiteAnalytics = z.infer<typeof SiteAnalytics>

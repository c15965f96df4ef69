/** The whole plan on the device, whichever screen was opened: what was never read cannot be opened without a network. */
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { untoldStaleTime } from '../../api/untold.ts'
import { autoReplyQueries } from '../../features/auto-replies/auto-reply-queries.ts'
import { billingQueries } from '../../features/billing-data/billing-queries.ts'
import { bookingQueries } from '../../features/bookings/booking-queries.ts'
import { quoteTemplate } from '../../features/bookings/quote-model/quote-template-entity.ts'
import { ownAwardQueries } from '../../features/own-awards/own-award-queries.ts'
import { ownProject } from '../../features/own-portfolio/own-project-entity.ts'
import { ownWedding } from '../../features/own-weddings/own-wedding-entity.ts'
import { analyticsQueries } from '../../features/vendor-analytics/analytics-queries.ts'
import { moneyQueries } from '../../features/money/money-queries.ts'
import { ownVideo } from '../../features/own-videos/own-video-entity.ts'
import { calendarQueries } from '../../features/calendars/calendar-queries.ts'
import { coupleQueries } from '../../features/couple/couple-queries.ts'
import { favoriteQueries } from '../../features/favorites/favorite-queries.ts'
import { readConversations } from '../../features/messages/message-queries.ts'
import { seoQueries } from '../../features/vendor-seo/seo-queries.ts'
import { savedReply } from '../../features/messages/saved-replies/saved-reply-entity.ts'
import { ownVendorQueries } from '../../features/vendor-profile/own-vendor-queries.ts'
import { PLAN_ENTITIES } from '../../plan/entities.ts'
import { ownReviewQueries } from '../../features/reviews/own-review-queries.ts'

/** Reads the parts of the plan that this device does not have as they are; the others are kept fresh by the hub. */
export function readWholePlan(client: QueryClient, api: ApiClient, uid: string): void {
  const parts = [
    coupleQueries.mine(api, uid),
    ...PLAN_ENTITIES.map((entity) => entity.query(api)),
    favoriteQueries.list(api),
    bookingQueries.list(api, 'couple'),
    ownReviewQueries.mine(api),
  ]
  readNotAsItIs(client, parts)
  readConversations(client, api, 'couple')
}

/** What a vendor needs between two events, whichever screen was opened. @param id the vendor's */
export function readWholeCalendar(client: QueryClient, api: ApiClient, id: string): void {
  readNotAsItIs(client, [
    ownVendorQueries.mine(api, id),
    bookingQueries.list(api, 'vendor'),
    bookingQueries.busyDays(api),
    calendarQueries.mine(api),
    billingQueries.mine(api),
    seoQueries.mine(api, id),
    autoReplyQueries.mine(api),
    ownAwardQueries.mine(api),
    ownVideo.query(api, id),
    ownWedding.query(api),
    ownProject.query(api),
    quoteTemplate.query(api),
    savedReply.query(api),
    moneyQueries.subscription(api),
    moneyQueries.invoices(api, id),
    ...analyticsQueries.all(api, id),
  ])
  readConversations(client, api, 'vendor')
}

/** What this device has never read, and what no feed tells of where an earlier page has read it. */
function readNotAsItIs(
  client: QueryClient,
  parts: readonly { queryKey: readonly unknown[]; staleTime?: unknown }[],
): void {
  for (const part of parts) {
    if (client.getQueryData(part.queryKey) !== undefined && part.staleTime !== untoldStaleTime) continue
    void client.prefetchQuery(part as Parameters<QueryClient['prefetchQuery']>[0])
  }
}

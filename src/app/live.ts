import type { CallName } from '#contract/routes.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import { autoReplyLive } from '../features/auto-replies/auto-reply-live.ts'
import { ownAwardLive } from '../features/own-awards/own-award-live.ts'
import { ownVideo } from '../features/own-videos/own-video-entity.ts'
import { ownProject } from '../features/own-portfolio/own-project-entity.ts'
import { ownWedding } from '../features/own-weddings/own-wedding-entity.ts'
import { billingLive } from '../features/billing-data/billing-live.ts'
import { bookingLive, busyDaysLive } from '../features/bookings/booking-live.ts'
import { quoteTemplate } from '../features/bookings/quote-model/quote-template-entity.ts'
import { seoLive } from '../features/vendor-seo/seo-live.ts'
import { coupleLive } from '../features/couple/couple-live.ts'
import { favoriteLive } from '../features/favorites/favorite-live.ts'
import { ownReviewLive } from '../features/reviews/review-live.ts'
import { PLAN_ENTITIES } from '../plan/entities.ts'
import { messageLive } from '../features/messages/message-live.ts'
import { savedReply } from '../features/messages/saved-replies/saved-reply-entity.ts'
import { ownPageLive } from '../features/vendors/vendor-live.ts'
import type { LiveHandler } from '../realtime/live-cache.ts'

/** What `hubs/couple` pushes, and what each event does to the cache. */
export const coupleHubEvents: Readonly<Record<string, LiveHandler>> = {
  ...coupleLive,
  ...Object.assign({}, ...PLAN_ENTITIES.map((entity) => entity.live)),
  ...favoriteLive,
  ...bookingLive,
  ...ownReviewLive,
  ...messageLive('couple'),
}

/** What `hubs/vendor` pushes to one vendor alone. */
export const ownVendorEvents: Readonly<Record<string, LiveHandler>> = {
  ...ownPageLive,
  ...bookingLive,
  ...busyDaysLive,
  ...billingLive,
  ...seoLive,
  ...autoReplyLive,
  ...ownAwardLive,
  ...ownVideo.live,
  ...ownWedding.live,
  ...ownProject.live,
  ...quoteTemplate.live,
  ...savedReply.live,
  ...messageLive('vendor'),
}

/** A list is read again, where it is looked at; kept as `listKey` has it (lists/use-server-list.ts). */
const readList =
  (call: CallName): LiveHandler =>
  (cache) =>
    cache.invalidate(['list', call])

/** What `hubs/couple` pushes to administrators alone. */
export const supportEvents: Readonly<Record<string, LiveHandler>> = {
  ...messageLive('support'),
  [CHANGE_EVENTS.requestQueue.updated]: readList('Assistance/getQueue'),
  [CHANGE_EVENTS.weddingQueue.updated]: readList('RealWeddings/getQueue'),
  [CHANGE_EVENTS.reviewQueue.updated]: readList('Reviews/getQueue'),
  [CHANGE_EVENTS.contestQueue.updated]: readList('Leads/getQueue'),
}

/** What the hubs do to the cached reviews. */
import type { OwnReview, Review } from '#contract/vendors/review.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { CachePort } from '../../offline/outbox/command.ts'
import { type LiveTable, liveList } from '../../offline/outbox/entity-patches.ts'
import { OWN_REVIEWS_KEY } from './review-commands.ts'

/** Averages and distribution are the server's: a vendor's reviews are asked for again, where they are looked at. */
const readAgain = (cache: CachePort, payload: unknown) =>
  cache.invalidate(['reviews', (payload as Review).vendorId])

export const reviewLive: LiveTable = {
  [CHANGE_EVENTS.review.created]: readAgain,
  [CHANGE_EVENTS.review.updated]: readAgain,
  // Only its id is told: whose it was, nobody says.
  [CHANGE_EVENTS.review.deleted]: (cache) => cache.invalidate(['reviews']),
}

export const ownReviewLive: LiveTable = liveList<OwnReview>(CHANGE_EVENTS.ownReview, OWN_REVIEWS_KEY)

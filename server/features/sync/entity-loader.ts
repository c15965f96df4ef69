/**
 * What the feed's changes look like to those who may hear them. The entity is read when it is sent, so ten writes in a
 * burst are one entity of its last version, and what is no longer public is a deletion.
 */
import { CHANGE_EVENTS } from '#contract/hubs.ts'
import type { Change } from '#contract/sync.ts'
import type { FeedChange } from '../../platform/change-feed.ts'
import type { Queryable } from '../../platform/database.ts'
import { findBooking } from '../bookings/booking-service.ts'
import { findBusyDays } from '../bookings/busy-day-service.ts'
import { findBanner } from '../banners/banner-service.ts'
import { findBudgetItem, findWeddingBudget } from '../budget/budget-service.ts'
import { findTask } from '../couple-tasks/couple-task-service.ts'
import { findCouple } from '../couple/couple-service.ts'
import { findFavorite } from '../favorites/favorite-service.ts'
import { findAlbum, findGalleryPicture } from '../gallery/gallery-service.ts'
import { findConversation, findMessage } from '../messages/message-service.ts'
import { findBackground } from '../homepage/homepage-service.ts'
import { findVisibility } from '../visibility/visibility-service.ts'
import { findArticleCard } from '../news/article-service.ts'
import { findOwnReview, findReview } from '../reviews/review-service.ts'
import { findPublicVendor } from '../vendors/vendor-service.ts'
import { findVideo } from '../videos/video-service.ts'
import { findAnswer, findInvitation } from '../website/rsvp-service.ts'
import { findWebsite } from '../website/website-service.ts'

type Loader = (id: string, tx: Queryable) => Promise<unknown>

const LOADERS: Record<FeedChange['topic'], Loader> = {
  couple: (id, tx) => findCouple(id, tx),
  task: findTask,
  budgetItem: findBudgetItem,
  weddingBudget: findWeddingBudget,
  favorite: findFavorite,
  galleryAlbum: findAlbum,
  galleryPicture: findGalleryPicture,
  conversation: findConversation,
  message: findMessage,
  booking: findBooking,
  busyDays: findBusyDays,
  review: findReview,
  ownReview: findOwnReview,
  availability: async (vendorId) => ({ vendorId }),
  visibility: findVisibility,
  background: findBackground,
  banner: findBanner,
  weddingWebsite: findWebsite,
  invitation: findInvitation,
  rsvpAnswer: findAnswer,
  vendor: findPublicVendor,
  video: findVideo,
  article: findArticleCard,
}

/** Turns changes into events with their payloads, in order; reads each entity once. */
export async function loadChanges(
  changes: readonly FeedChange[],
  tx: Queryable,
): Promise<(Change & { change: FeedChange })[]> {
  const read = new Map<string, Promise<unknown>>()
  const entityOf = ({ topic, entityId }: FeedChange) => {
    const key = `${topic} ${entityId}`
    const known = read.get(key) ?? LOADERS[topic](entityId, tx)
    read.set(key, known)
    return known
  }
  return Promise.all(
    changes.map(async (change) => {
      const events = CHANGE_EVENTS[change.topic]
      const entity = change.kind === 'deleted' ? undefined : await entityOf(change)
      const event = entity ? events[change.kind] : events.deleted
      return { seq: change.seq, event, payload: entity ?? change.entityId, change }
    }),
  )
}

/** What a member of a couple is told: the couple's `uid` is the identity of the member who hears. */
export const asTold = (payload: unknown, { topic }: FeedChange, uid: string): unknown =>
  topic === 'couple' && typeof payload === 'object' ? { ...payload, uid } : payload

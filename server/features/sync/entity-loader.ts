/**
 * What the feed's changes look like to those who may hear them. The entity is read when it is sent, so ten writes in a
 * burst are one entity of its last version, and what is no longer public is a deletion. Of a vendor everybody hears what
 * a list shows: who reads its page asks for the rest.
 */
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { Change } from '#contract/wire/sync.ts'
import type { FeedChange } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { findAward } from '../awards/award-service.ts'
import { findEdition } from '../awards/edition-service.ts'
import { findAutoReplies } from '../auto-replies/auto-reply-service.ts'
import { findBillingData } from '../billing-data/billing-data-service.ts'
import { findBooking } from '../bookings/booking-service.ts'
import { findBusyDays } from '../bookings/busy-day-service.ts'
import { findBanner } from '../banners/banner-service.ts'
import { findCouple } from '../couple/couple-service.ts'
import { findConversation, findMessage } from '../messages/message-service.ts'
import { findBackground, findHomeFront } from '../homepage/homepage-service.ts'
import { findSiteFoot } from '../footer/footer-service.ts'
import { findPageSeo } from '../page-seo/page-seo-service.ts'
import { findVisibility } from '../visibility/visibility-service.ts'
import { findArticleCard } from '../news/article-service.ts'
import { findOwnReview, findReview } from '../reviews/review-service.ts'
import { findShownProject } from '../portfolio/portfolio-service.ts'
import { findPublishedWedding } from '../real-weddings/own-real-wedding-service.ts'
import { cardsOf } from '../vendors/vendor-service.ts'
import { findPublicSeo } from '../vendor-seo/vendor-seo-service.ts'
import { ENTITIES } from './entities.ts'

type Topic = FeedChange['topic']
type Loader = (id: string, tx: Queryable) => Promise<unknown>

const OTHERS: Record<Exclude<Topic, (typeof ENTITIES)[number]['topic']>, Loader> = {
  couple: (id, tx) => findCouple(id, tx),
  conversation: findConversation,
  message: findMessage,
  booking: findBooking,
  busyDays: findBusyDays,
  billingData: findBillingData,
  autoReplies: findAutoReplies,
  seoRecord: findPublicSeo,
  publishedWedding: findPublishedWedding,
  shownProject: findShownProject,
  award: findAward,
  awardEdition: findEdition,
  review: findReview,
  ownReview: findOwnReview,
  availability: async (vendorId) => ({ vendorId }),
  requestQueue: async (id) => ({ id }),
  weddingQueue: async (id) => ({ id }),
  reviewQueue: async (id) => ({ id }),
  contestQueue: async (id) => ({ id }),
  visibility: findVisibility,
  background: findBackground,
  banner: findBanner,
  homePage: findHomeFront,
  siteFoot: findSiteFoot,
  pageSeo: findPageSeo,
  vendor: async (id, tx) => (await cardsOf([id], tx)).get(id),
  article: findArticleCard,
}
const LOADERS = new Map<Topic, Loader>([
  ...(Object.entries(OTHERS) as [Topic, Loader][]),
  ...ENTITIES.map(({ topic, find }) => [topic, find] as const),
])

/**
 * One change for each thing an audience may hear of, where its last one stood: created, when it was among them; within
 * all the places of any of them.
 * @param changes in order
 */
export function lastOfEach(changes: readonly FeedChange[]): FeedChange[] {
  const last = new Map<string, FeedChange>()
  for (const change of changes) {
    const key = `${change.audience} ${change.topic} ${change.entityId}`
    const before = last.get(key)
    // Anew, so that it stands where the last one stood.
    last.delete(key)
    const isNew = before?.kind === 'created' && change.kind === 'updated'
    last.set(key, {
      ...change,
      ...(isNew && { kind: 'created' }),
      ...(before && { within: withinEither(before.within, change.within) }),
    })
  }
  return [...last.values()]
}

const withinEither = (one: FeedChange['within'], other: FeedChange['within']): FeedChange['within'] =>
  one && other && [...new Set([...one, ...other])]

/** Limiter changes into events with their payloads, in order; reads each entity once. */
export async function loadChanges(
  changes: readonly FeedChange[],
  tx: Queryable,
): Promise<(Change & { change: FeedChange })[]> {
  const read = new Map<string, Promise<unknown>>()
  const entityOf = ({ topic, entityId }: FeedChange) => {
    const key = `${topic} ${entityId}`
    const known = read.get(key) ?? LOADERS.get(topic)!(entityId, tx)
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

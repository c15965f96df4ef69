/**
 * The hubs and what they push. An event's arguments are `(entity, seq)`, or `(id, seq)` for a deletion; `seq` is the
 * place of the change in the feed, and what a client hands to `GET /api/sync/changes?after=` to catch up. What everybody
 * hears has a third argument: of that feed a client remembers no number above it, for a lower one may still be written.
 * What is a vendor's own goes to that vendor alone, on `hubs/vendor`; it catches up with
 * `GET /api/sync/ownVendorChanges?after=`.
 */
import { COUPLE_KINDS, OWN_VENDOR_KINDS, VENDOR_KINDS } from '../entities.ts'
import type { EntityKind } from '../kit/entity-calls.ts'

export const HUBS = {
  couple: '/hubs/couple',
  vendor: '/hubs/vendor',
  videoVendor: '/hubs/videoVendor',
} as const

/** The events of a kind of thing: `TaskCreate`, `TaskUpdate`, `TaskDeleted`. */
const events = <H extends keyof typeof HUBS, N extends string>(hub: H, noun: N) =>
  ({ hub, created: `${noun}Create`, updated: `${noun}Update`, deleted: `${noun}Deleted` }) as const

const eventsOf = <H extends keyof typeof HUBS, K extends Readonly<Record<string, EntityKind>>>(
  hub: H,
  kinds: K,
) =>
  Object.fromEntries(Object.entries(kinds).map(([kind, { event }]) => [kind, events(hub, event)])) as {
    readonly [N in keyof K]: ReturnType<typeof events<H, K[N]['event']>>
  }

/** For each kind of entity: its hub, and the events of its creation, update and deletion. */
export const CHANGE_EVENTS = {
  ...eventsOf('couple', COUPLE_KINDS),
  ...eventsOf('videoVendor', VENDOR_KINDS),
  ...eventsOf('vendor', OWN_VENDOR_KINDS),
  couple: events('couple', 'Couple'),
  /** A vendor hears of its own bookings on its own hub. */
  booking: events('couple', 'Booking'),
  /** Told to the two sides, each on its own hub; what is said to support to administrators too, and nothing else of it. */
  conversation: events('couple', 'Conversation'),
  message: events('couple', 'Message'),
  busyDays: events('vendor', 'BusyDays'),
  /** Told to the vendor alone. */
  billingData: events('vendor', 'BillingData'),
  /** Told to the vendor alone. */
  autoReplies: events('vendor', 'AutoReplies'),
  /** What a vendor's page is called in searches: told to the vendor, and to the pages that are kept. */
  seoRecord: events('vendor', 'SeoRecord'),
  /** A vendor's wedding that everybody may read, or no more; its own drafts and edits follow by `realWedding`. */
  publishedWedding: events('vendor', 'PublishedWedding'),
  /** A project of a portfolio that everybody may read, or no more; what its vendor writes follows by `portfolioProject`. */
  shownProject: events('vendor', 'ShownProject'),
  /** Told to the vendor it was given to, and to administrators. */
  award: events('couple', 'Award'),
  /** That the awards of a year are out, are others, or are out no more: told to whoever looks at public pages. */
  awardEdition: events('vendor', 'AwardEdition'),
  /** What everybody may read; its author follows its way there by `ownReview`. */
  review: events('vendor', 'Review'),
  ownReview: events('couple', 'OwnReview'),
  /** Says whose free days are others now, never why. */
  availability: events('vendor', 'Availability'),
  /** What administrators arrange on the site: they alone hear of it, and whatever shows it is made anew. */
  visibility: events('couple', 'Visibility'),
  background: events('couple', 'Background'),
  banner: events('couple', 'Banner'),
  homePage: events('couple', 'HomePage'),
  /** The foot of every public page: told to whoever has one open. */
  siteFoot: events('vendor', 'SiteFoot'),
  pageSeo: events('couple', 'PageSeo'),
  /** That something is other in what waits for administrators, and never what: who works it through reads it again. */
  requestQueue: events('couple', 'RequestQueue'),
  weddingQueue: events('couple', 'WeddingQueue'),
  reviewQueue: events('couple', 'ReviewQueue'),
  contestQueue: events('couple', 'ContestQueue'),
  /** What a list shows of it (`VendorCard`): who reads its page asks for the rest. */
  vendor: events('vendor', 'Vendor'),
  /** The news: told to whoever looks at public pages. */
  article: events('vendor', 'Article'),
} as const

export type ChangeTopic = keyof typeof CHANGE_EVENTS
export type ChangeKind = 'created' | 'updated' | 'deleted'

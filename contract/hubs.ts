/**
 * The hubs and what they push. An event's arguments are `(entity, seq)`, or `(id, seq)` for a deletion; `seq` is the
 * place of the change in the feed, and what a client hands to `GET /api/sync/changes?after=` to catch up. What is a vendor's
 * own goes to that vendor alone, on `hubs/vendor`; it catches up with `GET /api/sync/ownVendorChanges?after=`.
 */
export const HUBS = {
  couple: '/hubs/couple',
  vendor: '/hubs/vendor',
  videoVendor: '/hubs/videoVendor',
} as const

/** For each kind of entity: its hub, and the events of its creation, update and deletion. */
export const CHANGE_EVENTS = {
  couple: { hub: 'couple', created: 'CoupleCreate', updated: 'CoupleUpdate', deleted: 'CoupleDeleted' },
  task: { hub: 'couple', created: 'TaskCreate', updated: 'TaskUpdate', deleted: 'TaskDeleted' },
  budgetItem: {
    hub: 'couple',
    created: 'BudgetItemCreate',
    updated: 'BudgetItemUpdate',
    deleted: 'BudgetItemDeleted',
  },
  weddingBudget: {
    hub: 'couple',
    created: 'WeddingBudgetCreate',
    updated: 'WeddingBudgetUpdate',
    deleted: 'WeddingBudgetDeleted',
  },
  favorite: {
    hub: 'couple',
    created: 'FavoriteCreate',
    updated: 'FavoriteUpdate',
    deleted: 'FavoriteDeleted',
  },
  /** A vendor hears of its own bookings on its own hub. */
  booking: { hub: 'couple', created: 'BookingCreate', updated: 'BookingUpdate', deleted: 'BookingDeleted' },
  /** Told to the two sides, each on its own hub; what is said to support to administrators too, and nothing else of it. */
  conversation: {
    hub: 'couple',
    created: 'ConversationCreate',
    updated: 'ConversationUpdate',
    deleted: 'ConversationDeleted',
  },
  message: { hub: 'couple', created: 'MessageCreate', updated: 'MessageUpdate', deleted: 'MessageDeleted' },
  busyDays: {
    hub: 'vendor',
    created: 'BusyDaysCreate',
    updated: 'BusyDaysUpdate',
    deleted: 'BusyDaysDeleted',
  },
  /** What everybody may read; its author follows its way there by `ownReview`. */
  review: { hub: 'vendor', created: 'ReviewCreate', updated: 'ReviewUpdate', deleted: 'ReviewDeleted' },
  ownReview: {
    hub: 'couple',
    created: 'OwnReviewCreate',
    updated: 'OwnReviewUpdate',
    deleted: 'OwnReviewDeleted',
  },
  /** Says whose free days are others now, never why. */
  availability: {
    hub: 'vendor',
    created: 'AvailabilityCreate',
    updated: 'AvailabilityUpdate',
    deleted: 'AvailabilityDeleted',
  },
  /** What administrators arrange on the site: they alone hear of it, and whatever shows it is made anew. */
  visibility: {
    hub: 'couple',
    created: 'VisibilityCreate',
    updated: 'VisibilityUpdate',
    deleted: 'VisibilityDeleted',
  },
  background: {
    hub: 'couple',
    created: 'BackgroundCreate',
    updated: 'BackgroundUpdate',
    deleted: 'BackgroundDeleted',
  },
  banner: { hub: 'couple', created: 'BannerCreate', updated: 'BannerUpdate', deleted: 'BannerDeleted' },
  weddingWebsite: {
    hub: 'couple',
    created: 'WeddingWebsiteCreate',
    updated: 'WeddingWebsiteUpdate',
    deleted: 'WeddingWebsiteDeleted',
  },
  invitation: {
    hub: 'couple',
    created: 'InvitationCreate',
    updated: 'InvitationUpdate',
    deleted: 'InvitationDeleted',
  },
  rsvpAnswer: {
    hub: 'couple',
    created: 'RsvpAnswerCreate',
    updated: 'RsvpAnswerUpdate',
    deleted: 'RsvpAnswerDeleted',
  },
  galleryAlbum: {
    hub: 'couple',
    created: 'GalleryAlbumCreate',
    updated: 'GalleryAlbumUpdate',
    deleted: 'GalleryAlbumDeleted',
  },
  galleryPicture: {
    hub: 'couple',
    created: 'GalleryPictureCreate',
    updated: 'GalleryPictureUpdate',
    deleted: 'GalleryPictureDeleted',
  },
  vendor: { hub: 'vendor', created: 'VendorCreate', updated: 'VendorUpdate', deleted: 'VendorDeleted' },
  video: {
    hub: 'videoVendor',
    created: 'VideoVendorCreate',
    updated: 'VideoVendorUpdate',
    deleted: 'VideoVendorDeleted',
  },
  /** The news: told to whoever looks at public pages. */
  article: { hub: 'vendor', created: 'ArticleCreate', updated: 'ArticleUpdate', deleted: 'ArticleDeleted' },
} as const

export type ChangeTopic = keyof typeof CHANGE_EVENTS
export type ChangeKind = 'created' | 'updated' | 'deleted'

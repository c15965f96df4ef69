/**
 * Every kind of thing that is kept for somebody, by the feed's topic, as plain data: from its line follow its routes, what
 * they take and answer, its hub's events and its part of a couple's copy. Its schemas stand in entity-schemas.ts, for the
 * browser gets this without them. A kind that another registry lacks does not compile there, or fails a test by its name.
 */
import { type EntityKind, callsOf, listed, specified } from './kit/entity-calls.ts'

/** In the order of a copy. */
export const COUPLE_KINDS = {
  task: specified('Task', 'TaskCouple', 'getTaskCoupleById'),
  budgetItem: specified('BudgetItem', 'BudgetItemCouple', 'getBudgetItemCoupleList'),
  weddingBudget: { event: 'WeddingBudget' },
  favorite: { event: 'Favorite' },
  galleryAlbum: listed('GalleryAlbum'),
  galleryPicture: listed('GalleryPicture'),
  weddingWebsite: { event: 'WeddingWebsite' },
  invitation: listed('Invitation'),
  guest: listed('Guest'),
  seatingTable: listed('SeatingTable'),
  rsvpAnswer: { event: 'RsvpAnswer' },
  gift: listed('Gift'),
} as const satisfies Record<string, EntityKind>
export type CoupleKind = keyof typeof COUPLE_KINDS

/** What everybody sees of a vendor. */
export const VENDOR_KINDS = {
  video: {
    event: 'VideoVendor',
    calls: {
      owner: 'Vendor',
      list: 'findVideoVendoyByIdVendor',
      add: 'addVideoVendor',
      change: 'updateVideoVendorById',
      remove: 'deleteVideoVendorById',
      asked: 'public',
      admin: false,
      specified: true,
    },
  },
} as const satisfies Record<string, EntityKind>

/** What a vendor alone sees as it writes it. */
export const OWN_VENDOR_KINDS = {
  realWedding: { event: 'RealWedding' },
  portfolioProject: { event: 'PortfolioProject' },
  quoteTemplate: {
    event: 'QuoteTemplate',
    calls: {
      owner: 'Vendor',
      list: 'getQuoteTemplates',
      add: 'addQuoteTemplate',
      change: 'updateQuoteTemplate',
      remove: 'deleteQuoteTemplate',
      asked: 'GET',
      admin: false,
      specified: false,
    },
  },
  savedReply: {
    event: 'SavedReply',
    calls: {
      owner: 'Vendor',
      list: 'getSavedReplies',
      add: 'addSavedReply',
      change: 'updateSavedReply',
      remove: 'deleteSavedReply',
      asked: 'GET',
      admin: false,
      specified: false,
    },
  },
} as const satisfies Record<string, EntityKind>

export const KINDS = { ...COUPLE_KINDS, ...VENDOR_KINDS, ...OWN_VENDOR_KINDS }
export type Kind = keyof typeof KINDS

/** Of the kinds that are lists. */
export const LISTED_CALLS = callsOf(KINDS)
export type ListedKind = keyof typeof LISTED_CALLS

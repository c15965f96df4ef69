/**
 * Every kind of thing that a couple, or a vendor, keeps. The calls they have in common, the feed, ownership, erasure and
 * the tests walk these lists: a kind of the contract that is in neither is named by a test.
 */
import { TABLES_FULL, TABLES_MAX } from '#contract/lists/plan/guest-lists.ts'
import { gift } from '#contract/plan/gift.ts'
import { seatingTable } from '#contract/plan/seating-table.ts'
import { ownedEntity } from '../../platform/entity/owned-entity.ts'
import { budgetItems, weddingBudgets } from '../budget/budget-service.ts'
import { tasks } from '../couple-tasks/couple-task-service.ts'
import { favorites } from '../favorites/favorite-service.ts'
import { galleryAlbums, galleryPictures } from '../gallery/gallery-service.ts'
import { guests, invitations, rsvpAnswers } from '../website/rsvp-service.ts'
import { savedReplies } from '../messages/saved-reply-service.ts'
import { portfolioProjects } from '../portfolio/portfolio-service.ts'
import { quoteTemplates } from '../bookings/quote-template-service.ts'
import { realWeddings } from '../real-weddings/own-real-wedding-service.ts'
import { videos } from '../videos/video-service.ts'
import { websites } from '../website/website-service.ts'

// What has nothing of its own but its words.
export const gifts = ownedEntity({
  table: 'gift',
  entity: gift,
  topic: 'gift',
  goneText: 'Questo regalo è stato eliminato.',
  most: 2_000,
})

export const seatingTables = ownedEntity({
  table: 'seating_table',
  entity: seatingTable,
  topic: 'seatingTable',
  goneText: 'Questo tavolo è stato eliminato.',
  most: 1_000,
  room: { most: TABLES_MAX, text: TABLES_FULL },
})

export const COUPLE_ENTITIES = [
  tasks,
  budgetItems,
  weddingBudgets,
  favorites,
  galleryAlbums,
  galleryPictures,
  websites,
  invitations,
  guests,
  seatingTables,
  rsvpAnswers,
  gifts,
] as const

export const VENDOR_ENTITIES = [videos] as const

/** Which a vendor alone sees as it writes them. */
export const OWN_VENDOR_ENTITIES = [realWeddings, portfolioProjects, quoteTemplates, savedReplies] as const

export const ENTITIES = [...COUPLE_ENTITIES, ...VENDOR_ENTITIES, ...OWN_VENDOR_ENTITIES] as const

/** What a thing of each kind is, as it is made and as it is changed. One without its line does not compile (calls.ts). */
import { budgetItem, weddingBudget } from './plan/budget.ts'
import { coupleTask } from './plan/couple-task.ts'
import type { Kind } from './entities.ts'
import { favorite } from './plan/favorite.ts'
import { gift } from './plan/gift.ts'
import { guest } from './plan/guest.ts'
import { seatingTable } from './plan/seating-table.ts'
import { galleryAlbum, galleryPicture } from './plan/gallery.ts'
import { portfolioProject } from './vendors/portfolio.ts'
import { quoteTemplate } from './bookings/quote-template.ts'
import { ownRealWedding } from './vendors/real-wedding.ts'
import { savedReply } from './vendors/saved-reply.ts'
import { video } from './vendors/vendor.ts'
import { invitation, rsvpAnswer } from './website/rsvp.ts'
import { weddingWebsite } from './website/website.ts'

export const ENTITY_SCHEMAS = {
  task: coupleTask,
  budgetItem,
  weddingBudget,
  favorite,
  galleryAlbum,
  galleryPicture,
  weddingWebsite,
  invitation,
  guest,
  seatingTable,
  rsvpAnswer,
  gift,
  video,
  realWedding: ownRealWedding,
  portfolioProject,
  quoteTemplate,
  savedReply,
} satisfies Record<Kind, unknown>

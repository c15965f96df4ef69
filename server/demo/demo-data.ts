import type { Article } from '#contract/site/article.ts'
import type { Award, AwardEdition } from '#contract/vendors/award.ts'
import type { Booking } from '#contract/bookings/booking.ts'
import type { BudgetItem, WeddingBudget } from '#contract/plan/budget.ts'
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import type { Couple } from '#contract/people/couple.ts'
import type { Favorite } from '#contract/plan/favorite.ts'
import type { Gift } from '#contract/plan/gift.ts'
import type { PortfolioProject } from '#contract/vendors/portfolio.ts'
import type { RealWedding } from '#contract/vendors/real-wedding.ts'
import type { Review } from '#contract/vendors/review.ts'
import type { Banner, VendorVisibility } from '#contract/site/site-management.ts'
import type { Vendor, VendorPrivate, Video } from '#contract/vendors/vendor.ts'
import type { makeConversations } from './messages.ts'
import type { PendingReview } from './pending-reviews.ts'

export interface DemoVendor {
  vendor: Vendor
  private: VendorPrivate
}

/** A couple with its plan. The `uid`s are placeholders: whoever seeds puts those of real identities. */
export interface DemoCouple {
  couple: Couple
  budget: WeddingBudget
  tasks: CoupleTask[]
  items: BudgetItem[]
  favorites: Favorite[]
  gifts: Gift[]
}

/** Everything the demo holds, made of the contract's own entities. */
export interface DemoData {
  vendors: DemoVendor[]
  videos: Video[]
  reviews: Review[]
  awards: Award[]
  awardEditions: AwardEdition[]
  realWeddings: RealWedding[]
  /** Of the vendor that signs in. */
  portfolio: PortfolioProject[]
  articles: Article[]
  visibility: VendorVisibility[]
  banners: Banner[]
  /** The home page's best vendors, best first. */
  topVendorIds: string[]
  /** The first is Anna and Marco, who sign in. */
  couples: DemoCouple[]
  bookings: Booking[]
  pendingReviews: PendingReview[]
  talk: ReturnType<typeof makeConversations>
  /** Which vendor and couple the demo accounts own. */
  accounts: { coupleId: string; vendorId: string }
}

export const DEMO_COUPLE_EMAIL = 'coppia@lovoglio.test'
/** Marco, who plans with Anna from a telephone of his own. */
export const DEMO_PARTNER_EMAIL = 'marco@lovoglio.test'
export const DEMO_VENDOR_EMAIL = 'fornitore@lovoglio.test'
/** Whose page is not out yet. */
export const DEMO_DRAFT_EMAIL = 'bozza@lovoglio.test'

import { z } from 'zod'
import { AssistanceRequest, RequestNote } from '../assistance.ts'
import { BillingEntry } from '../billing.ts'
import { Booking } from '../booking.ts'
import {
  BudgetItem,
  BudgetItemChange,
  NewBudgetItem,
  NewWeddingBudget,
  WeddingBudget,
  WeddingBudgetChange,
} from '../budget.ts'
import { CoupleTask, CoupleTaskChange, NewCoupleTask } from '../couple-task.ts'
import { Couple, CoupleChange } from '../couple.ts'
import { Favorite } from '../favorite.ts'
import { Id } from '../ids.ts'
import {
  AdminDashboard,
  BannerChange,
  BannerReport,
  HomepageBackground,
  ManageActive,
  NewBanner,
  NewHomepageBackground,
  NewVendorVisibility,
  VendorAnalytics,
  VendorVisibility,
  VendorVisibilityChange,
} from '../site-management.ts'
import { VendorProfile } from '../user.ts'
import { Vendor, VendorChange } from '../vendor.ts'
import { WeddingWebsite, WeddingWebsiteChange } from '../website.ts'
import { type Call, Done, byId, idBody } from './call.ts'

const ofCouple = z.strictObject({ IdCouple: Id })
const coupleId = { coupleId: Id }

export const ADMIN_CALLS = {
  'Admin/checkUserIfAdmin': { reply: z.boolean() },
  'Admin/getCoupleById': { body: idBody, reply: Couple },
  'Admin/getFavoriteVendorByCouple': { body: idBody, reply: z.array(Favorite) },
  'Admin/getBudgetWeddingCouple': { body: idBody, reply: WeddingBudget.nullable() },
  'Admin/getBudgetItemCoupleList': { body: idBody, reply: z.array(BudgetItem) },
  'Admin/getTaskCoupleById': { body: idBody, reply: z.array(CoupleTask) },
  'Admin/findRequestByVendorId': { body: idBody, reply: z.array(AssistanceRequest) },
  'Admin/findNoteVendoyByRequestId': { body: idBody, reply: z.array(RequestNote) },
  'Admin/findRequestByCoupleId': { body: idBody, reply: z.array(AssistanceRequest) },
  'Admin/findNoteCoupleByRequestId': { body: idBody, reply: z.array(RequestNote) },
  'Admin/getAllCouple': { reply: z.array(Couple) },
  /** Every vendor, the suspended too, in the order they came; `after` is the id of the last one that was read. */
  'Admin/getVendor': {
    query: z.strictObject({
      after: Id.optional(),
      limit: z.coerce.number().int().min(1).max(1000).optional(),
    }),
    reply: z.array(VendorProfile),
  },
  'Admin/getBookingByVendorId': { query: byId, reply: z.array(Booking) },
  'Admin/getInfoAnalyticsByIdVendor': { body: idBody, reply: VendorAnalytics },
  'Admin/updateVendor': { params: byId, body: VendorChange, reply: Vendor },
  'Admin/updateCouple': { params: byId, body: CoupleChange, reply: Couple },
  'Admin/getSiteWeddingCoupleByIdCouple': { query: ofCouple, reply: WeddingWebsite.nullable() },
  'Admin/getSiteWeddingCoupleById': { query: ofCouple, reply: WeddingWebsite },
  'Admin/updateWebSiteWedding': { params: byId, body: WeddingWebsiteChange, reply: WeddingWebsite },
  'Admin/addTaskCouple': { body: NewCoupleTask.extend(coupleId), reply: CoupleTask },
  'Admin/updateTaskCouple': { params: byId, body: CoupleTaskChange, reply: CoupleTask },
  'Admin/deleteTaskCouple': { params: byId, reply: Done },
  'Admin/addBudgetItemCouple': { body: NewBudgetItem.extend(coupleId), reply: BudgetItem },
  'Admin/updateBudgetItemCouple': { params: byId, body: BudgetItemChange, reply: BudgetItem },
  'Admin/deleteBudgetItemCouple': { params: byId, reply: Done },
  'Admin/addBudgetWeddingCouple': { body: NewWeddingBudget.extend(coupleId), reply: WeddingBudget },
  'Admin/updateBudgetWeddingCouple': { params: byId, body: WeddingBudgetChange, reply: WeddingBudget },
  'Admin/manageActiveDeactivateVendor': { body: ManageActive, reply: Vendor },
  'Admin/deleteVendor': { params: byId, reply: Done },
  'Admin/manageActiveDeactivateCouple': { body: ManageActive, reply: Couple },
  'Admin/deleteCouple': { params: byId, reply: Done },
  'Admin/populateDashboardAdmin': { reply: AdminDashboard },
  'Admin/getAllBackgroundImage': { reply: z.array(HomepageBackground) },
  'Admin/getRandomHomepageBackground': { reply: HomepageBackground.nullable() },
  'Admin/addNewBackgroundHomepage': { body: NewHomepageBackground, reply: HomepageBackground },
  'Admin/deleteBackgroundImage': { params: byId, reply: Done },
  'Admin/findAllVisibilityVendor': { reply: z.array(VendorVisibility) },
  'Admin/addVisibilityVendor': { body: NewVendorVisibility, reply: VendorVisibility },
  'Admin/updateVisibilityByVendorId': { params: byId, body: VendorVisibilityChange, reply: VendorVisibility },
  'Admin/deleteVisibilityVendor': { params: byId, reply: Done },
  'Admin/getAllBanner': { reply: z.array(BannerReport) },
  'Admin/addBanner': { body: NewBanner, reply: BannerReport },
  'Admin/updateBanner': { params: byId, body: BannerChange, reply: BannerReport },
  'Admin/deleteBanner': { params: byId, reply: Done },
  'Admin/getAllBilling': { reply: z.array(BillingEntry) },
} as const satisfies Record<string, Call>

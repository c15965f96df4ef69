import { z } from 'zod'
import {
  AdminInvitation,
  Administrator,
  AdministratorChange,
  Administrators,
  NewAdminInvitation,
} from '../admin/administrator.ts'
import { AccountNote, NewAccountNote } from '../admin/account-note.ts'
import { REGISTER_LIST, RegisterRecord } from '../admin/admin-register.ts'
import { Deletion, Waits } from '../admin/approval.ts'
import {
  AdminAward,
  AwardEdition,
  AwardImport,
  AwardRows,
  EditionAct,
  ReadAwardRow,
} from '../vendors/award.ts'
import { AssistanceRequest, RequestNote } from '../admin/assistance.ts'
import { AdminDashboard, DashboardDays } from '../admin/admin-dashboard.ts'
import { Demand, DemandAsked } from '../admin/demand.ts'
import { BillingEntry, Refund, TransferSeen, WantedCredit } from '../billing/billing.ts'
import { BillingExport, ExportPeriod } from '../billing/billing-export.ts'
import { Booking, FoundBooking } from '../bookings/booking.ts'
import { NewWeddingBudget, WeddingBudget, weddingBudget } from '../plan/budget.ts'
import { Couple, CoupleChange, ListedCouple } from '../people/couple.ts'
import { CategorySlug } from '../vendors/category.ts'
import { Favorite } from '../plan/favorite.ts'
import { ContentVersion, OldContent, VersionAsked, VersionsAsked } from '../site/content-version.ts'
import { HomePage, HomePageChange } from '../site/home-page.ts'
import { SiteFootChange, WrittenFoot } from '../site/site-foot.ts'
import { PageSeoChange, PageSeoRecord, PageSeoReset } from '../site/page-seo.ts'
import { Id } from '../kit/ids.ts'
import { SiteAnalytics } from '../admin/site-analytics.ts'
import {
  BannerChange,
  BannerReport,
  HomepageBackground,
  ManageActive,
  NewBanner,
  NewHomepageBackground,
  AdminVisibility,
  NewVendorVisibility,
  VendorVisibility,
  VendorVisibilityChange,
} from '../site/site-management.ts'
import { pageOf, soughtWords } from '../wire/page.ts'
import { text } from '../kit/scalars.ts'
import { VendorProfile } from '../people/user.ts'
import { AccountType, Vendor, VendorChange } from '../vendors/vendor.ts'
import { AnalyticsDays, VendorAnalytics } from '../vendors/vendor-analytics.ts'
import { NewVendorInvitation, VendorInvitation } from '../vendors/vendor-invitation.ts'
import { WeddingWebsite, weddingWebsite } from '../website/website.ts'
import { type Call, Done, byId, idBody } from './call.ts'

/** Every couple, those that are suspended too. */
const COUPLE_LIST = pageOf(ListedCouple, {
  filters: {
    q: soughtWords,
    state: z.enum(['attive', 'sospese']).optional(),
    region: text(40).optional(),
    /** Whether both are here. */
    members: z.enum(['una', 'due']).optional(),
    /** Whether the wedding is to come. */
    when: z.enum(['futuro', 'passato', 'senza-data']).optional(),
  },
  sorts: ['-created', 'name', 'wedding'],
})

const VENDOR_LIST = pageOf(VendorProfile, {
  filters: {
    q: soughtWords,
    state: z.enum(['attivi', 'sospesi', 'bozze']).optional(),
    category: CategorySlug.optional(),
    region: text(40).optional(),
    plan: AccountType.optional(),
  },
  sorts: ['-created', 'name', '-rating'],
})

/** Every booking, whatever its state. */
const BOOKING_LIST = pageOf(FoundBooking, { filters: { q: soughtWords }, sorts: ['-created'] })

const INVOICE_LIST = pageOf(BillingEntry, {
  filters: {
    q: soughtWords,
    /** Of one vendor alone. */
    vendor: Id.optional(),
    state: z.enum(['da-seguire', 'due', 'overdue', 'paid', 'cancelled', 'issued']).optional(),
    exchange: z.enum(['to-send', 'sent', 'delivered', 'not-delivered', 'refused', 'none']).optional(),
  },
  sorts: ['-created', 'due', 'total'],
})

/** Where it takes two administrators, it waits for the other one (decision 113). */
const waits = { waits: Waits.optional() }
const DoneOrWaits = Done.extend(waits)

const ofCouple = z.strictObject({ IdCouple: Id })
const coupleId = { coupleId: Id }

export const ADMIN_CALLS = {
  'Admin/checkUserIfAdmin': { reply: z.boolean() },
  'Admin/getCoupleById': { body: idBody, reply: Couple },
  'Admin/getFavoriteVendorByCouple': { body: idBody, reply: z.array(Favorite) },
  'Admin/getBudgetWeddingCouple': { body: idBody, reply: WeddingBudget.nullable() },
  'Admin/findRequestByVendorId': { body: idBody, reply: z.array(AssistanceRequest) },
  'Admin/findNoteVendoyByRequestId': { body: idBody, reply: z.array(RequestNote) },
  'Admin/findRequestByCoupleId': { body: idBody, reply: z.array(AssistanceRequest) },
  'Admin/findNoteCoupleByRequestId': { body: idBody, reply: z.array(RequestNote) },
  'Admin/getAllCouple': { body: COUPLE_LIST.asked.prefault({}), reply: COUPLE_LIST.page },
  /** Every vendor, the suspended too. */
  'Admin/getVendor': { body: VENDOR_LIST.asked.prefault({}), reply: VENDOR_LIST.page },
  'Admin/getVendorById': { query: byId, reply: VendorProfile },
  'Admin/getAllBooking': { query: BOOKING_LIST.asked, reply: BOOKING_LIST.page },
  'Admin/getBookingByVendorId': { query: byId, reply: z.array(Booking) },
  'Admin/getInfoAnalyticsByIdVendor': {
    body: z.union([Id, z.strictObject({ id: Id, days: AnalyticsDays.default(30) })]),
    reply: VendorAnalytics,
  },
  'Admin/updateVendor': { params: byId, body: VendorChange, reply: Vendor },
  'Admin/updateCouple': { params: byId, body: CoupleChange, reply: Couple },
  'Admin/getSiteWeddingCoupleByIdCouple': { query: ofCouple, reply: WeddingWebsite.nullable() },
  'Admin/getSiteWeddingCoupleById': { query: ofCouple, reply: WeddingWebsite },
  'Admin/updateWebSiteWedding': { params: byId, body: weddingWebsite.Change, reply: WeddingWebsite },
  'Admin/addBudgetWeddingCouple': { body: NewWeddingBudget.extend(coupleId), reply: WeddingBudget },
  'Admin/updateBudgetWeddingCouple': { params: byId, body: weddingBudget.Change, reply: WeddingBudget },
  'Admin/manageActiveDeactivateVendor': { body: ManageActive, reply: Vendor },
  'Admin/deleteVendor': { params: byId, body: Deletion, reply: DoneOrWaits },
  'Admin/manageActiveDeactivateCouple': { body: ManageActive, reply: Couple },
  'Admin/deleteCouple': { params: byId, body: Deletion, reply: DoneOrWaits },
  'Admin/populateDashboardAdmin': {
    query: z.strictObject({ days: DashboardDays.default(30) }),
    reply: AdminDashboard,
  },
  /** Sends now what a mail server has refused; how many those are. */
  'Admin/retryMails': { reply: z.strictObject({ again: z.int() }) },
  /** Does work by the clock that failed once more; none where it is being done already, or was. */
  'Admin/retryJob': { params: byId, reply: z.strictObject({ again: z.int() }) },
  'Admin/getSiteAnalytics': {
    query: z.strictObject({ days: DashboardDays.default(30) }),
    reply: SiteAnalytics,
  },
  'Admin/getDemand': { query: DemandAsked, reply: Demand },
  'Admin/getAllBackgroundImage': { reply: z.array(HomepageBackground) },
  'Admin/getRandomHomepageBackground': { reply: HomepageBackground.nullable() },
  'Admin/addNewBackgroundHomepage': { body: NewHomepageBackground, reply: HomepageBackground },
  'Admin/deleteBackgroundImage': { params: byId, reply: Done },
  'Admin/findAllVisibilityVendor': { reply: z.array(AdminVisibility) },
  'Admin/addVisibilityVendor': { body: NewVendorVisibility, reply: VendorVisibility },
  'Admin/updateVisibilityByVendorId': { params: byId, body: VendorVisibilityChange, reply: VendorVisibility },
  'Admin/deleteVisibilityVendor': { params: byId, reply: Done },
  'Admin/getHomePage': { reply: HomePage },
  'Admin/getFooter': { reply: WrittenFoot },
  'Admin/updateFooter': { body: SiteFootChange, reply: WrittenFoot },
  'Admin/updateHomePage': { body: HomePageChange, reply: HomePage },
  /** Every page that stands at one address, in the order of the list of them. */
  'Admin/getPageSeo': { reply: z.array(PageSeoRecord) },
  /** Writes all of one page's; all of it empty is to take it back. */
  'Admin/setPageSeo': { body: PageSeoChange, reply: PageSeoRecord },
  'Admin/resetPageSeo': { body: PageSeoReset, reply: PageSeoRecord },
  /** Those of a year, this one where none is named; also of vendors that are not public. */
  'Admin/getAllAward': {
    query: z.strictObject({ year: z.coerce.number().int().min(2000).max(2100).optional() }),
    reply: z.array(AdminAward),
  },
  /** Of each year that something was given in, the last one first. */
  'Admin/getAwardEditions': { reply: z.array(AwardEdition) },
  'Admin/publishAwards': { body: EditionAct, reply: AwardEdition },
  'Admin/withdrawAwards': { body: EditionAct, reply: AwardEdition },
  /** Reads the rows of a file and writes nothing. */
  'Admin/findAwardRows': { body: AwardRows, reply: z.array(ReadAwardRow) },
  'Admin/importAwards': {
    body: AwardImport,
    reply: z.strictObject({ awards: z.int(), years: z.array(z.int()) }),
  },
  'Admin/getAllBanner': { reply: z.array(BannerReport) },
  'Admin/addBanner': { body: NewBanner, reply: BannerReport },
  'Admin/updateBanner': { params: byId, body: BannerChange, reply: BannerReport },
  'Admin/deleteBanner': { params: byId, reply: Done },
  /** When something that administrators wrote for everybody was changed, the latest first. */
  'Admin/getVersions': { query: VersionsAsked, reply: z.array(ContentVersion) },
  /** What it said then. */
  'Admin/getVersion': { query: VersionAsked, reply: OldContent },
  'Admin/getAdministrators': { reply: Administrators },
  /** Mails a link, which is kept nowhere. */
  'Admin/inviteAdministrator': { body: NewAdminInvitation, reply: AdminInvitation },
  'Admin/cancelAdminInvitation': { params: byId, reply: Done },
  'Admin/changeAdministrator': { params: byId, body: AdministratorChange, reply: Administrator },
  'Admin/removeAdministrator': { params: byId, reply: Done },
  /** Of a couple or a vendor, newest first. */
  'Admin/getAccountNotes': { query: byId, reply: z.array(AccountNote) },
  'Admin/addAccountNote': { body: NewAccountNote, reply: AccountNote },
  'Admin/deleteAccountNote': { params: byId, reply: Done },
  /** The one to hold a vendor's page that is still good; null where nobody is invited. */
  'Admin/getVendorInvitation': { query: byId, reply: VendorInvitation.nullable() },
  /** Mails a link, which is kept nowhere. */
  'Admin/inviteVendor': { body: NewVendorInvitation, reply: VendorInvitation },
  'Admin/cancelVendorInvitation': { params: byId, reply: Done },
  /** What administrators did and looked at, for a year. */
  'Admin/getRegister': { query: REGISTER_LIST.asked, reply: REGISTER_LIST.page },
  /** Who is in it, by name. */
  'Admin/getRegisterPeople': { reply: z.array(z.strictObject({ id: Id, name: z.string() })) },
  'Admin/getRegisterEntry': { query: byId, reply: RegisterRecord },
  /** Every invoice. */
  'Admin/getAllBilling': { query: INVOICE_LIST.asked, reply: INVOICE_LIST.page },
  /** Also as a file: `Accept: application/pdf` or `application/xml`. */
  'Admin/getInvoice': { params: byId, reply: BillingEntry },
  /** What a period holds for the accountant; all of it as one file with `Accept: application/zip`. */
  'Admin/exportBilling': { query: ExportPeriod, reply: BillingExport },
  'Admin/creditInvoice': { params: byId, body: WantedCredit, reply: BillingEntry.extend(waits) },
  'Admin/refundInvoice': { params: byId, body: Refund, reply: BillingEntry },
  'Admin/sendInvoiceAgain': { params: byId, reply: BillingEntry },
  'Admin/markInvoicePaid': { params: byId, body: TransferSeen, reply: BillingEntry },
} as const satisfies Record<string, Call>

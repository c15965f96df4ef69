import { z } from 'zod'
import { AutoReplies, AutoRepliesChange } from '../vendors/auto-replies.ts'
import { HomeFront } from '../site/home-page.ts'
import { Award, AwardChange, NewAward } from '../vendors/award.ts'
import { AccountUpdate, BillingEntry, InvoicePayment, Subscription } from '../billing/billing.ts'
import { BillingData, BillingDataChange } from '../billing/billing-data.ts'
import { CategorySlug } from '../vendors/category.ts'
import { Id } from '../kit/ids.ts'
import { ProvinceCode } from '../kit/place-codes.ts'
import { RealWedding, ownRealWedding } from '../vendors/real-wedding.ts'
import { NewReview, OwnReview, ReviewList } from '../vendors/review.ts'
import { text } from '../kit/scalars.ts'
import { NewSeoRecord, SameTitle, SeoQuery, SeoRecord, SeoRecordChange } from '../vendors/seo.ts'
import { Banner, BannerPlacement, BannerSightings } from '../site/site-management.ts'
import { AnalyticsDays, VendorDashboard } from '../vendors/vendor-analytics.ts'
import { ChangePage } from '../wire/sync.ts'
import {
  CategoryCount,
  CountFilter,
  MarketSummary,
  NewVendor,
  ServiceCount,
  Vendor,
  VendorAvailability,
  VendorCard,
  VendorChange,
  VendorFilter,
  VendorPage,
} from '../vendors/vendor.ts'
import { type Call, after, byId, Done, idBody, idQuery } from './call.ts'

const ofVendor = z.strictObject({ idVendor: Id })

export const VENDOR_CALLS = {
  'Vendor/checkUserIfVendor': { reply: z.boolean() },
  /** Best first; `limit` for who wants only the first of them. */
  'Vendor/getAllVendor': {
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100_000).optional() }),
    reply: z.array(VendorCard),
  },
  'Vendor/getVendorByCategory': {
    query: z.strictObject({ category: CategorySlug }),
    reply: z.array(VendorCard),
  },
  'Vendor/getVendorById': { query: idQuery, body: idBody.optional(), reply: Vendor },
  'Vendor/addNewVendor': { body: NewVendor, reply: Vendor },
  'Vendor/updateVendor': { params: byId, body: VendorChange, reply: Vendor },
  'Vendor/deleteVendor': { params: byId, reply: Done },
  'Vendor/addSeoFire': { body: NewSeoRecord, reply: SeoRecord },
  /** Of who wrote none, or is not public: an empty object. */
  'Vendor/getSeoFire': {
    query: SeoQuery,
    body: SeoQuery.optional(),
    reply: z.union([SeoRecord, z.strictObject({})]),
  },
  'Vendor/updateSeoFire': { params: byId, body: SeoRecordChange, reply: SeoRecord },
  'Vendor/addReviewByIdVendor': { body: NewReview, reply: OwnReview },
  'Vendor/getReviewByIdVendor': {
    query: idQuery.extend(after.shape),
    body: idBody.optional(),
    reply: ReviewList,
  },
  /** Couples see the page from then on; of one that is out already nothing changes. */
  'Vendor/publishPage': { params: byId, reply: Vendor },
  'Vendor/getDashboardByVendorId': {
    query: z.strictObject({ IdVendor: Id, days: AnalyticsDays.default(30) }),
    reply: VendorDashboard,
  },
  'Vendor/addNewAward': { body: NewAward, reply: Award },
  'Vendor/getAwardByYear': {
    query: z.strictObject({ year: z.coerce.number().int().optional() }),
    body: z.union([z.int(), z.strictObject({ year: z.int() })]).optional(),
    reply: z.array(Award.extend({ vendor: VendorCard.optional() })),
  },
  /** Of which the awards are out, the last one first. */
  'Vendor/getAwardYears': { reply: z.strictObject({ years: z.array(z.int()) }) },
  'Vendor/updateAwardById': { params: byId, body: AwardChange, reply: Award },
  'Vendor/deleteAwardById': { params: byId, reply: Done },
  'Vendor/updateTypeAccountVendor': { body: AccountUpdate, reply: Vendor },
  'Vendor/getBillingByVendor': { query: ofVendor, reply: z.array(BillingEntry) },
  'Vendor/openCheckout': { body: z.strictObject({ billingId: Id }), reply: z.strictObject({ url: z.url() }) },
  /** Also as a file: `Accept: application/pdf` or `application/xml`. */
  'Vendor/getInvoice': { params: byId, reply: BillingEntry },
  'Vendor/payInvoiceAsync': { body: InvoicePayment, reply: BillingEntry },
  'Vendor/getLastPaidBilling': { query: ofVendor, reply: BillingEntry.nullable() },
  'Vendor/addRealWedding': { body: ownRealWedding.New, reply: ownRealWedding.Whole },
  'Vendor/getRealWeddingByIdVendor': { query: z.strictObject({ idVendor: Id }), reply: z.array(RealWedding) },
  'Vendor/updateRealWedding': {
    params: byId,
    body: ownRealWedding.Change,
    reply: ownRealWedding.Whole,
  },
  'Vendor/deleteRealWedding': { params: byId, reply: Done },
  'Vendor/getTopVendors': { reply: z.array(VendorCard) },

  'Vendor/search': { query: VendorFilter, reply: VendorPage },
  'Vendor/suggest': {
    query: z.strictObject({ q: text(120) }),
    reply: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('vendor'),
          id: Id,
          slug: z.string(),
          label: z.string(),
          detail: z.string(),
        }),
        z.strictObject({
          kind: z.literal('category'),
          slug: z.string(),
          label: z.string(),
          detail: z.string(),
        }),
        z.strictObject({
          kind: z.literal('region'),
          slug: z.string(),
          label: z.string(),
          detail: z.string(),
        }),
        /** `slug` is its two letters. */
        z.strictObject({
          kind: z.literal('province'),
          slug: z.string(),
          region: z.string(),
          label: z.string(),
          detail: z.string(),
        }),
      ]),
    ),
  },
  /** With a category, the regions are counted within it. */
  'Vendor/getMarketSummary': {
    query: z.strictObject({ category: CategorySlug.optional() }),
    reply: MarketSummary,
  },
  /** How many of each category answer to the other filters; a category of nobody is left out. */
  'Vendor/getCategoryCounts': { query: CountFilter, reply: z.array(CategoryCount) },
  /** Null for Base. */
  'Vendor/getSubscription': { reply: Subscription.nullable() },
  /** Whom invoices are made out to; null before the first change. */
  'Vendor/getBillingData': { reply: BillingData.nullable() },
  'Vendor/setBillingData': { body: BillingDataChange, reply: BillingData },
  /** When its messages answer by themselves; null before the first change. */
  'Vendor/getAutoReplies': { reply: AutoReplies.nullable() },
  'Vendor/setAutoReplies': { body: AutoRepliesChange, reply: AutoReplies },
  /** What it was given, of every year, last first. */
  'Vendor/getOwnAwards': { reply: z.array(Award) },
  /** Other vendors' pages that a search would show under this title. */
  'Vendor/getSameTitles': {
    query: z.strictObject({ title: text(300) }),
    reply: z.array(SameTitle),
  },
  /** The names of a province's towns, as a vendor's place is written. */
  'Vendor/getTowns': {
    query: z.strictObject({ province: ProvinceCode }),
    reply: z.array(z.strictObject({ name: z.string() })),
  },
  /** What vendors of a category offer most, for the filter. */
  'Vendor/getServices': { query: z.strictObject({ category: CategorySlug }), reply: z.array(ServiceCount) },
  /** What is written on the home page. */
  'Vendor/getHomePage': { reply: HomeFront },
  /** The banner whose turn it is at a place, if any. */
  'Vendor/getBanner': {
    query: z.strictObject({ placement: BannerPlacement }),
    reply: Banner.nullable(),
  },
  'Vendor/countBanners': { body: BannerSightings, reply: z.strictObject({ ok: z.literal(true) }) },
  'Vendor/getAvailability': {
    query: z.strictObject({ id: Id, from: z.iso.date(), to: z.iso.date() }),
    reply: VendorAvailability,
  },
  'Vendor/getSimilarVendors': { query: z.strictObject({ id: Id }), reply: z.array(VendorCard) },
  /** The signed-in vendor's own, drafts among them. */
  'Vendor/getOwnRealWeddings': { reply: z.array(ownRealWedding.Whole) },
  'Vendor/getRealWeddings': {
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(50).optional() }),
    reply: z.array(RealWedding),
  },
  /** With the cards of its own vendor and of those it credits, as far as they are public. */
  'Vendor/getRealWeddingBySlug': {
    query: z.strictObject({ slug: z.string().regex(/^[a-z0-9-]{1,160}$/) }),
    reply: z.strictObject({ wedding: RealWedding, vendors: z.array(VendorCard) }),
  },
  'sync/vendorChanges': {
    query: z.strictObject({ after: z.coerce.number().int().min(0) }),
    reply: ChangePage,
  },
  /** What only this vendor may hear: bookings, its own busy days. */
  'sync/ownVendorChanges': {
    query: z.strictObject({ after: z.coerce.number().int().min(0) }),
    reply: ChangePage,
  },
} as const satisfies Record<string, Call>

import { z } from 'zod'
import { BillingData } from '../billing/billing-data.ts'
import { CategorySlug } from './category.ts'
import { Entity, baseVersion, changeOf, entity, listChange } from '../kit/entity.ts'
import { GivenPicture } from '../media/file.ts'
import { Id } from '../kit/ids.ts'
import { Picture } from '../media/picture.ts'
import { PLAN_PHOTOS } from '../lists/billing/plan-limits.ts'
import { ProvinceCode, RegionSlug } from '../kit/place-codes.ts'
import { Cents, Email, Phone, WebUrl, text } from '../kit/scalars.ts'
import { VIDEO_SOURCES } from '../media/video-source.ts'

export const AccountType = z.enum(['base', 'premium', 'elite'])
export type AccountType = z.infer<typeof AccountType>
export const SubscriptionType = z.enum(['monthly', 'yearly'])
export type SubscriptionType = z.infer<typeof SubscriptionType>

export const VendorPlace = z.strictObject({
  region: RegionSlug,
  province: ProvinceCode,
  city: text(80),
  address: text(160).optional(),
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
})
export type VendorPlace = z.infer<typeof VendorPlace>

/** More than any feast has seen, and well within what the database counts. */
const GuestNumber = z.int().positive().max(100_000)

const vendorFields = {
  businessName: text(120),
  category: CategorySlug,
  headline: text(160, 0).default(''),
  description: text(6000, 0).default(''),
  place: VendorPlace,
  coverage: z.array(RegionSlug).max(20).default([]),
  priceFromCents: Cents.optional(),
  priceRange: z.int().min(1).max(4).default(2),
  capacity: z.strictObject({ min: GuestNumber.optional(), max: GuestNumber.optional() }).default({}),
  phone: Phone.optional(),
  email: Email.optional(),
  website: WebUrl.optional(),
  socials: z
    .strictObject({
      instagram: text(200).optional(),
      facebook: text(200).optional(),
      tiktok: text(200).optional(),
      pinterest: text(200).optional(),
    })
    .default({}),
  services: z.array(text(80)).max(40).default([]),
  faq: z
    .array(z.strictObject({ question: text(200), answer: text(1500) }))
    .max(30)
    .default([]),
  languages: z.array(text(40)).max(12).default([]),
  takesBookings: z.boolean().default(true),
  /** Events the vendor can serve on one day. */
  dailyCapacity: z.int().min(1).max(50).default(1),
  /** Years since the business opened its doors, for the card of facts. */
  since: z.int().min(1800).max(2100).optional(),
}

/** How many the gallery takes depends on the plan: plan-limits.ts. */
const pictures = {
  logo: Picture.optional(),
  cover: Picture.optional(),
  gallery: z.array(Picture).max(PLAN_PHOTOS.elite).default([]),
}
const givenGallery = z.array(GivenPicture).max(PLAN_PHOTOS.elite)
const PictureId = Picture.shape.id

/**
 * What was done to some pictures of the gallery. Its first picture becomes the cover where it is another than before,
 * unless the same write names a cover.
 */
export const GalleryChange = listChange(GivenPicture, PLAN_PHOTOS.elite, PictureId).extend({
  /** To another place, one by one: after another picture, first of all after null. */
  move: z
    .array(z.strictObject({ id: PictureId, after: PictureId.nullable() }))
    .max(PLAN_PHOTOS.elite)
    .optional(),
})

/** A vendor as anyone may see it. `slug` is made by the server from the name. */
export const Vendor = Entity.extend({
  ...vendorFields,
  ...pictures,
  slug: text(160),
  rating: z.number().min(0).max(5),
  reviewCount: z.int().min(0),
  /** Median hours to a first answer; absent until there are enough answers to say. */
  responseHours: z.number().positive().optional(),
  /** Couples see it. */
  active: z.boolean(),
  /** It has never been published, and is its vendor's alone. */
  draft: z.literal(true).optional(),
  /** An administrator made its page, and nobody holds it: it can be read, and neither asked nor written to. */
  unclaimed: z.literal(true).optional(),
  deactivationReason: text(500).optional(),
  typeOfAccount: AccountType,
  subscriptionType: SubscriptionType,
})
export type Vendor = z.infer<typeof Vendor>

/** What a list shows of a vendor. `sponsored` marks a paid placement, as the law asks, and `placementId` says which. */
export const VendorCard = Vendor.pick({
  id: true,
  slug: true,
  version: true,
  businessName: true,
  category: true,
  headline: true,
  place: true,
  priceFromCents: true,
  priceRange: true,
  capacity: true,
  cover: true,
  rating: true,
  reviewCount: true,
  typeOfAccount: true,
}).extend({
  sponsored: z.boolean().optional(),
  placementId: Id.optional(),
  award: z.int().optional(),
})
export type VendorCard = z.infer<typeof VendorCard>

/** Private to the vendor and to administrators. */
export const VendorPrivate = z.strictObject({
  accountEmail: Email,
  billing: BillingData.optional(),
})
export type VendorPrivate = z.infer<typeof VendorPrivate>

/** The profile a vendor registers, or an administrator makes. Without an id the server makes one. */
export const NewVendor = z.strictObject({
  id: Id.optional(),
  ...vendorFields,
  logo: GivenPicture.optional(),
  cover: GivenPicture.optional(),
  gallery: givenGallery.default([]),
})
export type NewVendor = z.input<typeof NewVendor>

/** What a page need not say can be taken off it. */
const takenOff = {
  priceFromCents: Cents.nullable().optional(),
  phone: Phone.nullable().optional(),
  email: Email.nullable().optional(),
  website: WebUrl.nullable().optional(),
  since: vendorFields.since.nullable(),
}

export const VendorChange = z.strictObject({
  ...changeOf(vendorFields),
  ...takenOff,
  logo: GivenPicture.nullable().optional(),
  cover: GivenPicture.nullable().optional(),
  gallery: z.union([givenGallery, GalleryChange]).optional(),
  ...baseVersion,
})
export type VendorChange = z.input<typeof VendorChange>

export const VENDOR_SORTS = [
  'consigliati',
  'valutazione',
  'recensioni',
  'prezzo',
  'prezzo-alto',
  'nome',
] as const
export const VendorSort = z.enum(VENDOR_SORTS)
export type VendorSort = z.infer<typeof VendorSort>

export const VENDOR_AROUND = ['provinces'] as const

/** What a list of vendors may be narrowed by. All optional; `after` is the cursor the previous page gave. */
export const VendorFilter = z.strictObject({
  q: text(120).optional(),
  category: CategorySlug.optional(),
  region: text(40).optional(),
  province: text(4).optional(),
  /** The name of a town of that province. */
  city: text(80).optional(),
  /** What is counted in around the province: those near it (near-provinces.ts). */
  around: z.enum(VENDOR_AROUND).optional(),
  priceMaxCents: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  priceRange: z.coerce.number().int().min(1).max(4).optional(),
  guests: z.coerce.number().int().min(1).max(5000).optional(),
  ratingMin: z.coerce.number().min(0).max(5).optional(),
  freeOn: z.iso.date().optional(),
  /** Names of services, all of them wanted, joined by commas; accents and capitals do not count. */
  services: text(400).optional(),
  sort: VendorSort.optional(),
  after: text(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
})
export type VendorFilter = z.infer<typeof VendorFilter>

/** What the categories are counted by: all that holds for any trade. */
export const CountFilter = VendorFilter.pick({
  region: true,
  province: true,
  city: true,
  around: true,
  priceMaxCents: true,
  priceRange: true,
  guests: true,
  ratingMin: true,
  freeOn: true,
})
export type CountFilter = z.infer<typeof CountFilter>

/** A service that vendors of a category offer, and how many do. */
export const ServiceCount = z.strictObject({ name: z.string(), count: z.int().min(0) })
export type ServiceCount = z.infer<typeof ServiceCount>

export const VendorPage = z.strictObject({
  items: z.array(VendorCard),
  /** How many there are in all, for this filter. */
  total: z.int().min(0),
  next: z.string().optional(),
  /** Paid placements, marked, to be shown above the first page. They also stand at their own place. */
  sponsored: z.array(VendorCard).optional(),
  /** The words that were looked for instead, when those of the question are nobody's. */
  corrected: z.string().optional(),
  /** The filters that the words of the question stand for, and the words that are left. */
  understood: z
    .strictObject({
      category: CategorySlug.optional(),
      region: z.string().optional(),
      province: z.string().optional(),
      city: z.string().optional(),
      around: z.enum(VENDOR_AROUND).optional(),
      q: z.string().optional(),
      /** The words that nobody says there, and that were given up. */
      missing: z.string().optional(),
    })
    .optional(),
})
export type VendorPage = z.infer<typeof VendorPage>

const durationSeconds = z.int().positive().max(86_400).optional()

/** A vendor's film, where it lies with us or at a site that plays it. */
export const video = entity('vendorId', {
  fields: {
    title: text(160),
    provider: z.enum(['youtube', 'vimeo', 'file']),
    /** The provider's id of the video, or the address of a film of our own; which of them, the provider says. */
    source: z
      .string()
      .max(1000)
      .regex(
        new RegExp(
          Object.values(VIDEO_SOURCES)
            .map(({ source }) => `(${source})`)
            .join('|'),
        ),
      ),
    poster: GivenPicture.nullable().optional(),
    durationSeconds,
    position: z.int().min(0).max(10_000),
  },
  serverFields: { poster: Picture.optional(), durationSeconds },
})

export const Video = video.Whole
export type Video = z.infer<typeof Video>

export const CategoryCount = z.strictObject({ category: CategorySlug, count: z.int().min(0) })
export type CategoryCount = z.infer<typeof CategoryCount>
export const MarketSummary = z.strictObject({
  vendors: z.int(),
  regions: z.int(),
  categories: z.array(CategoryCount),
  byRegion: z.array(z.strictObject({ region: z.string(), count: z.int() })),
})
export type MarketSummary = z.infer<typeof MarketSummary>

/** `busy`: days without a place left. `partly`: days with something on already, and a place. Never whose. */
export const VendorAvailability = z.strictObject({
  vendorId: Id,
  busy: z.array(z.iso.date()),
  partly: z.array(z.iso.date()).optional(),
  from: z.iso.date(),
  to: z.iso.date(),
})
export type VendorAvailability = z.infer<typeof VendorAvailability>

import { z } from 'zod'
import { Entity, baseVersion } from '../kit/entity.ts'
import { GivenPicture } from '../media/file.ts'
import { Id } from '../kit/ids.ts'
import { BANNER_PLACEMENTS } from '../lists/site/banner-placements.ts'
import { PLACEMENT_MOST_CENTS, PLACEMENT_STATE_NAMES } from '../lists/vendors/placement-states.ts'
import { VISIBILITY_PLACEMENTS } from '../lists/vendors/visibility-placements.ts'
import { Picture } from '../media/picture.ts'
import { Cents, Day, Instant, WebUrl, text } from '../kit/scalars.ts'
import { VendorNamed } from '../vendors/vendor-named.ts'

/** What administrators keep: homepage backgrounds, paid placements, the dashboard. */
export const HomepageBackground = Entity.extend({ picture: Picture, side: z.enum(['left', 'right']) })
export type HomepageBackground = z.infer<typeof HomepageBackground>
export const NewHomepageBackground = z.strictObject({
  id: Id,
  picture: GivenPicture,
  side: z.enum(['left', 'right']).default('left'),
})

const placementFields = {
  vendorId: Id,
  placement: z.enum(VISIBILITY_PLACEMENTS),
  from: Day,
  to: Day,
  weight: z.int().min(1).max(100),
}
export const VendorVisibility = Entity.extend(placementFields)
export type VendorVisibility = z.infer<typeof VendorVisibility>
/** How often its card was seen and followed, of those who let themselves be counted. */
const sighted = { views: z.int().min(0), clicks: z.int().min(0) }
/** A placement as its vendor reads it: its counts are those of the days that are asked for. */
export const PlacementFigures = VendorVisibility.pick({
  id: true,
  placement: true,
  from: true,
  to: true,
}).extend({
  category: z.string(),
  region: z.string(),
  ...sighted,
})
export type PlacementFigures = z.infer<typeof PlacementFigures>
/** What was invoiced for a placement. */
export const PlacementSale = z.strictObject({
  invoiceId: Id,
  number: text(20),
  netCents: Cents,
  totalCents: Cents,
  creditedNetCents: Cents,
  /** The last day on which it is kept without being paid. */
  payBy: Day,
  soldAt: Instant,
})
export type PlacementSale = z.infer<typeof PlacementSale>
/** As administrators read it. */
export const AdminVisibility = VendorVisibility.extend({
  vendor: VendorNamed,
  /** Where its vendor is: which list's, and whose region's place it has. Null once the vendor is deleted. */
  category: z.string().nullable(),
  region: z.string().nullable(),
  state: z.enum(PLACEMENT_STATE_NAMES),
  /** Null where nothing was invoiced. */
  sale: PlacementSale.nullable(),
  /** Of those that were paid for until yesterday: days on which the page was suspended for half of them or longer. */
  unserved: z.int().min(0),
  ...sighted,
})
export type AdminVisibility = z.infer<typeof AdminVisibility>
/** What it costs: nothing, or so much without VAT, invoiced at once and to be paid by a day. */
export const PlacementPrice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gift') }),
  z.strictObject({
    kind: z.literal('sold'),
    netCents: Cents.min(1).max(PLACEMENT_MOST_CENTS),
    payBy: Day,
  }),
])
/** Without a price nothing is known of one, as of those from before there were any. */
export const NewVendorVisibility = z.strictObject({
  id: Id,
  ...placementFields,
  price: PlacementPrice.optional(),
})
export const VendorVisibilityChange = z.strictObject(placementFields).partial().extend(baseVersion)

export const BannerPlacement = z.enum(BANNER_PLACEMENTS)
export type BannerPlacement = z.infer<typeof BannerPlacement>

const bannerFields = {
  placement: BannerPlacement,
  /** Who pays for it, as it is named beside «Pubblicità». */
  advertiser: text(120),
  title: text(80),
  text: text(160, 0),
  picture: Picture,
  /** A page of ours (`/awards`) or an address of the web. */
  link: z.union([z.string().regex(/^\/([^\s/\\][^\s]{0,400})?$/), WebUrl]),
  from: Day,
  to: Day,
  weight: z.int().min(1).max(100),
}
export const Banner = Entity.extend(bannerFields)
export type Banner = z.infer<typeof Banner>
/** As an administrator sees it. Views and clicks are counted once for a page seen, and know nothing of who looked. */
export const BannerReport = Banner.extend(sighted)
export type BannerReport = z.infer<typeof BannerReport>
export const NewBanner = z.strictObject({ id: Id, ...bannerFields, picture: GivenPicture })
export const BannerChange = NewBanner.omit({ id: true }).partial().extend(baseVersion)
/** What a visitor saw and followed on one page: banners and paid placements, by their ids. */
export const BannerSightings = z.strictObject({
  seen: z.array(Id).max(10).default([]),
  clicked: z.array(Id).max(10).default([]),
})
export type BannerSightings = z.input<typeof BannerSightings>

/** Who is suspended is told why. */
export const ManageActive = z
  .strictObject({ id: Id, active: z.boolean(), reason: text(500, 0).default('') })
  .refine(({ active, reason }) => active || reason.trim() !== '', {
    path: ['reason'],
    message: 'Scrivi il motivo: chi viene sospeso deve saperlo',
  })
export type ManageActive = z.infer<typeof ManageActive>

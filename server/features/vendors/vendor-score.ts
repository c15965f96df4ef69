import type { Vendor } from '#contract/vendors/vendor.ts'

/** What the rating counts as before anybody has given one, and how many ratings that opinion weighs. */
const PRIOR_RATING = 4.2
const PRIOR_WEIGHT = 8

type Scored = Pick<
  Vendor,
  'rating' | 'reviewCount' | 'description' | 'services' | 'faq' | 'priceFromCents'
> & { gallery: readonly unknown[]; cover?: unknown }

/**
 * The order «consigliati», 0 to 100: the rating, drawn towards the usual one while few have given it (70), how many
 * couples wrote (15), and how complete the profile is, a price above all (15). What a vendor pays is not in it.
 */
export function vendorScore(vendor: Scored): number {
  const weighed =
    (vendor.rating * vendor.reviewCount + PRIOR_RATING * PRIOR_WEIGHT) / (vendor.reviewCount + PRIOR_WEIGHT)
  const known = Math.min(1, Math.log1p(vendor.reviewCount) / Math.log1p(60))
  const complete =
    (vendor.priceFromCents === undefined ? 0 : 5) +
    (vendor.cover ? 3 : 0) +
    Math.min(3, vendor.gallery.length * 0.5) +
    (vendor.description.length > 400 ? 2 : 0) +
    (vendor.services.length > 2 ? 1 : 0) +
    (vendor.faq.length > 2 ? 1 : 0)
  return Math.round((weighed / 5) * 70_000 + known * 15_000 + complete * 1_000) / 1_000
}

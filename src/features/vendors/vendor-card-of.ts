import type { Vendor, VendorCard } from '#contract/vendors/vendor.ts'

/** What a list shows of a vendor. */
export function cardOf(vendor: Vendor | VendorCard): VendorCard {
  const { priceFromCents, cover } = vendor
  return {
    id: vendor.id,
    slug: vendor.slug,
    version: vendor.version,
    businessName: vendor.businessName,
    category: vendor.category,
    headline: vendor.headline,
    place: vendor.place,
    priceRange: vendor.priceRange,
    capacity: vendor.capacity,
    rating: vendor.rating,
    reviewCount: vendor.reviewCount,
    typeOfAccount: vendor.typeOfAccount,
    ...(priceFromCents !== undefined && { priceFromCents }),
    ...(cover && { cover }),
  }
}

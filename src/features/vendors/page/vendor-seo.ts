/** What search engines and shared links are told of the vendors' pages. */
import { provinceOf } from '#contract/lists/places/places.ts'
import type { Review } from '#contract/vendors/review.ts'
import type { Vendor, VendorCard } from '#contract/vendors/vendor.ts'
import { absolute } from '../../../seo/public-page.ts'
import { socialLinks } from './social-links.ts'
import { vendorPath } from './vendor-crumbs.ts'

/** The first of a list, in its order. */
export function itemListLd(cards: readonly VendorCard[], total: number, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: cards.map((card, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: card.businessName,
      url: origin + vendorPath(card),
    })),
  }
}

const SHOWN_REVIEWS = 5

/** The vendor as a business; ratings only where couples have given them. */
export function vendorLd(vendor: Vendor, reviews: readonly Review[], origin: string) {
  const { place } = vendor
  const sameAs = [vendor.website, ...socialLinks(vendor).map(({ href }) => href)].filter(Boolean)
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': origin + vendorPath(vendor),
    url: origin + vendorPath(vendor),
    name: vendor.businessName,
    description: vendor.headline || vendor.description.slice(0, 300),
    ...(vendor.cover && { image: absolute(vendor.cover.url, origin) }),
    address: {
      '@type': 'PostalAddress',
      ...(place.address && { streetAddress: place.address }),
      addressLocality: place.city,
      addressRegion: provinceOf(place.province)?.name ?? place.province,
      addressCountry: 'IT',
    },
    ...(place.lat !== undefined &&
      place.lng !== undefined && {
        geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
      }),
    ...(vendor.phone && { telephone: vendor.phone }),
    ...(vendor.email && { email: vendor.email }),
    ...(!vendor.unclaimed && { priceRange: '€'.repeat(vendor.priceRange) }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(vendor.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: vendor.rating,
        reviewCount: vendor.reviewCount,
        bestRating: 5,
      },
      review: reviews.slice(0, SHOWN_REVIEWS).map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.author },
        datePublished: review.createdAt.slice(0, 10),
        reviewBody: review.text,
        reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
      })),
    }),
  }
}

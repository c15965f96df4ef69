/** What search engines and shared links are told of the vendors' pages. */
import { provinceOf } from '#contract/places.ts'
import type { Review } from '#contract/review.ts'
import type { Vendor, VendorCard } from '#contract/vendor.ts'
import { vendorPath, type Crumb } from './vendor-crumbs.ts'

export function breadcrumbLd(crumbs: readonly Crumb[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  }
}

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
  const { place, socials } = vendor
  const sameAs = [vendor.website, ...Object.values(socials)].filter((url) => url?.startsWith('https://'))
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
    priceRange: '€'.repeat(vendor.priceRange),
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

/** The questions a vendor answers; undefined when there are none. */
export function faqLd({ faq }: Pick<Vendor, 'faq'>) {
  if (faq.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

export const absolute = (url: string, origin: string) => (url.startsWith('/') ? origin + url : url)

export interface PageHead {
  title: string
  description: string
  /** From the root, with the parameters that make another page. */
  path: string
  origin: string
  image?: { url: string; width: number; height: number; alt: string } | undefined
  type?: 'website' | 'article' | 'profile'
  ld?: readonly (object | undefined)[]
  noindex?: boolean
}

/** Title, description, canonical address, Open Graph and JSON-LD of a public page, as the router's head takes them. */
export function pageHead({
  title,
  description,
  path,
  origin,
  image,
  type = 'website',
  ld = [],
  noindex,
}: PageHead) {
  const picture = image && absolute(image.url, origin)
  return {
    meta: [
      { title: `${title} · Lovoglio` },
      { name: 'description', content: description },
      ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:url', content: origin + path },
      { property: 'og:site_name', content: 'Lovoglio' },
      { property: 'og:locale', content: 'it_IT' },
      ...(image && picture
        ? [
            { property: 'og:image', content: picture },
            { property: 'og:image:width', content: String(image.width) },
            { property: 'og:image:height', content: String(image.height) },
            { property: 'og:image:alt', content: image.alt },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]
        : [{ name: 'twitter:card', content: 'summary' }]),
      ...ld.filter((data) => data !== undefined).map((data) => ({ 'script:ld+json': data })),
    ],
    links: [{ rel: 'canonical', href: origin + path }],
  }
}

interface PreloadedPicture {
  url: string
  widths?: readonly number[]
}

/** Asks for the largest picture of the first screen before its place is known. */
export function picturePreload({ url, widths }: PreloadedPicture, sizes: string, media?: string) {
  const base = url.replace(/-\d+\.\w+$/, '')
  const file = widths?.length
    ? {
        href: `${base}-${widths.at(-1)}.avif`,
        type: 'image/avif',
        imageSrcSet: widths.map((width) => `${base}-${width}.avif ${width}w`).join(', '),
        imageSizes: sizes,
      }
    : { href: url }
  return { rel: 'preload', as: 'image', fetchPriority: 'high' as const, ...file, ...(media && { media }) }
}

/** The site itself, with the address its searches have. */
export function siteLd(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Lovoglio',
    url: `${origin}/`,
    inLanguage: 'it',
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/fornitori?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

import { describe, expect, it } from 'vitest'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { breadcrumbLd, faqLd } from '../../../seo/public-page.ts'
import { vendorCrumbs } from './vendor-crumbs.ts'
import { itemListLd, vendorLd } from './vendor-seo.ts'

const ORIGIN = 'https://lovoglio.test'
const vendor = {
  id: '0199',
  slug: 'villa-cipressa',
  businessName: 'Villa Cipressa',
  category: 'location',
  headline: 'Una casa di pietra.',
  place: { region: 'toscana', province: 'SI', city: 'Monteriggioni', lat: 43.4, lng: 11.2 },
  priceRange: 3,
  socials: { instagram: 'https://instagram.test/villa', facebook: 'villacipressa' },
  website: 'https://villa.test',
  rating: 4.9,
  reviewCount: 127,
  faq: [{ question: 'C’è parcheggio?', answer: 'Sì.' }],
} as unknown as Vendor

describe('what search engines read', () => {
  it('stands under its category and its region', () => {
    const { itemListElement } = breadcrumbLd(vendorCrumbs(vendor), ORIGIN)
    expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, `${ORIGIN}/fornitori`],
      [2, `${ORIGIN}/fornitori/location`],
      [3, `${ORIGIN}/fornitori/location?region=toscana`],
      [4, `${ORIGIN}/fornitore/0199/villa-cipressa`],
    ])
  })

  it('gives no prices where nobody holds the page who could have said them', () => {
    expect(vendorLd(vendor, [], ORIGIN)).toHaveProperty('priceRange', '€€€')
    expect(vendorLd({ ...vendor, unclaimed: true }, [], ORIGIN)).not.toHaveProperty('priceRange')
  })

  it('gives a rating only where couples have given one', () => {
    expect(vendorLd(vendor, [], ORIGIN)).toMatchObject({
      '@type': 'LocalBusiness',
      address: { addressRegion: 'Siena', addressCountry: 'IT' },
      geo: { latitude: 43.4 },
      aggregateRating: { ratingValue: 4.9, reviewCount: 127 },
      sameAs: ['https://villa.test', 'https://instagram.test/villa', 'https://facebook.com/villacipressa'],
    })
    expect(vendorLd({ ...vendor, rating: 0, reviewCount: 0 }, [], ORIGIN)).not.toHaveProperty(
      'aggregateRating',
    )
  })

  it('has a page of questions only with questions', () => {
    expect(faqLd(vendor)?.mainEntity).toHaveLength(1)
    expect(faqLd({ faq: [] })).toBeUndefined()
  })

  it('counts the whole list and names the first of it', () => {
    expect(itemListLd([vendor as never], 442, ORIGIN)).toMatchObject({
      numberOfItems: 442,
      itemListElement: [{ position: 1, url: `${ORIGIN}/fornitore/0199/villa-cipressa` }],
    })
  })
})

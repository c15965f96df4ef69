/** What a vendor's page loads before it shows, and what it tells of itself. Loaded apart from the route. */
import { redirect } from '@tanstack/react-router'
import type { SeoRecord } from '#contract/vendors/seo.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { vendorTitle } from '#contract/vendors/vendor-title.ts'
import type { ApiClient } from '../../../api/api-client.ts'
import { today } from '../../../lib/day.ts'
import { heard } from '../../../lib/fault-log.ts'
import { bannerQueries } from '../../banners/banner-queries.ts'
import { portfolioQueries } from '../../portfolio/portfolio-queries.ts'
import { realWeddingQueries } from '../../real-weddings/real-wedding-queries.ts'
import { reviewQueries } from '../../reviews/review-queries.ts'
import { videoQueries } from '../../videos/video-queries.ts'
import { COVER_SIZES } from '../card-sizes.ts'
import { vendorQueries } from '../vendor-queries.ts'
import { vendorCrumbs, vendorPath } from './vendor-crumbs.ts'
import { vendorLd } from './vendor-seo.ts'
import { vendorDescription } from '../vendor-words.ts'
import { type PageContext, faqLd, orNotFound, picturePreload, publicPage } from '../../../seo/public-page.ts'

/**
 * Waits for the vendor itself; on the server for all the page shows.
 * @returns the page's head, the year of its last award, the day it was made
 * @throws notFound for a vendor that is not public, redirect to the address with the right name
 */
export async function loadVendor(context: PageContext, { id, slug }: { id: string; slug: string }) {
  const { queryClient, api } = context
  const rest = [
    queryClient.query({ ...reviewQueries.ofVendor(api, id), staleTime: 'static' }),
    queryClient.query({ ...videoQueries.ofVendor(api, id), staleTime: 'static' }),
    queryClient.query({ ...vendorQueries.availability(api, id, today()), staleTime: 'static' }),
    queryClient.query({ ...vendorQueries.similar(api, id), staleTime: 'static' }),
    queryClient.query({ ...portfolioQueries.ofVendor(api, id), staleTime: 'static' }),
    queryClient.query({ ...realWeddingQueries.ofVendor(api, id), staleTime: 'static' }),
    queryClient.query({ ...bannerQueries.at(api, 'detail'), staleTime: 'static' }),
  ]
  const award = lastAward(api, id)
  const seo: Promise<Partial<SeoRecord>> = api('Vendor/getSeoFire', { query: { vendorId: id } }).catch(
    heard('vendor-page', {}),
  )
  // Each part of the page says for itself what it could not load.
  const settled = Promise.allSettled(rest)
  const vendor = await queryClient
    .query({ ...vendorQueries.detail(api, id), staleTime: 'static' })
    .catch(orNotFound)
  if (vendor.slug !== slug)
    throw redirect({
      to: '/fornitore/$id/$slug',
      params: { id, slug: vendor.slug },
      statusCode: 301,
      replace: true,
    })
  if (import.meta.env.SSR) await settled
  const reviews = queryClient.getQueryData(reviewQueries.ofVendor(api, id).queryKey)
  const head = vendorHead(context, vendor, await seo, reviews?.items ?? [])
  return { head, award: await award, renderedOn: today() }
}

/** The last year it won: the coming one, this one or the one before. Not through the cache: the page needs a number, not the lists. */
async function lastAward(api: ApiClient, vendorId: string): Promise<number | undefined> {
  const year = Number(today().slice(0, 4))
  const years = [year + 1, year, year - 1]
  const won = await Promise.all(
    years.map((asked) =>
      api('Vendor/getAwardByYear', { query: { year: asked } }).then(
        (awards) => awards.some((award) => award.vendorId === vendorId && award.place === 'winner'),
        heard('vendor-page', false),
      ),
    ),
  )
  return years.find((_, at) => won[at])
}

/** In the vendor's own words where it wrote some. */
function vendorHead(
  context: PageContext,
  vendor: Vendor,
  seo: Partial<SeoRecord>,
  reviews: Parameters<typeof vendorLd>[1],
) {
  const cover = vendor.gallery[0] ?? vendor.cover
  return publicPage(context, {
    title: seo.title || vendorTitle(vendor),
    description: seo.description || vendorDescription(vendor),
    path: vendorPath(vendor),
    image: vendor.cover,
    crumbs: vendorCrumbs(vendor).slice(0, -1),
    name: vendor.businessName,
    ld: [vendorLd(vendor, reviews, context.origin), faqLd(vendor)],
    links: cover ? [picturePreload(cover, COVER_SIZES)] : [],
  })
}

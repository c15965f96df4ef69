/** What a vendor's page loads before it shows, and what it tells of itself. Loaded apart from the route. */
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import type { Vendor } from '#contract/vendor.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { ApiError } from '../../api/api-error.ts'
import { today } from '../../lib/day.ts'
import { bannerQueries } from '../banners/banner-queries.ts'
import { realWeddingQueries } from '../real-weddings/real-wedding-queries.ts'
import { reviewQueries } from '../reviews/review-queries.ts'
import { videoQueries } from '../videos/video-queries.ts'
import { COVER_SIZES } from './card-sizes.ts'
import { vendorQueries } from './vendor-queries.ts'
import { vendorCrumbs, vendorPath } from './vendor-crumbs.ts'
import { breadcrumbLd, faqLd, pageHead, picturePreload, vendorLd } from './vendor-seo.ts'
import { vendorDescription, vendorTitle } from './vendor-words.ts'

interface PageContext {
  queryClient: QueryClient
  api: ApiClient
  origin: string
}

/**
 * Waits for the vendor itself; on the server for all the page shows.
 * @returns the page's head, the year of its last award, the day it was made
 * @throws notFound for a vendor that is not public, redirect to the address with the right name
 */
export async function loadVendor(context: PageContext, { id, slug }: { id: string; slug: string }) {
  const { queryClient, api, origin } = context
  const rest = [
    queryClient.query({ ...reviewQueries.ofVendor(api, id), staleTime: 'static' }),
    queryClient.query({ ...videoQueries.ofVendor(api, id), staleTime: 'static' }),
    queryClient.query({ ...vendorQueries.availability(api, id, today()), staleTime: 'static' }),
    queryClient.query({ ...vendorQueries.similar(api, id), staleTime: 'static' }),
    queryClient.query({ ...realWeddingQueries.ofVendor(api, id), staleTime: 'static' }),
    queryClient.query({ ...bannerQueries.at(api, 'detail'), staleTime: 'static' }),
  ]
  const award = lastAward(api, id)
  // Each part of the page says for itself what it could not load.
  const settled = Promise.allSettled(rest)
  const vendor = await queryClient
    .query({ ...vendorQueries.detail(api, id), staleTime: 'static' })
    .catch((error: unknown) => {
      const status = error instanceof ApiError ? error.status : 0
      throw status === 404 || status === 410 || status === 400 ? notFound() : error
    })
  if (vendor.slug !== slug)
    throw redirect({
      to: '/fornitore/$id/$slug',
      params: { id, slug: vendor.slug },
      statusCode: 301,
      replace: true,
    })
  if (import.meta.env.SSR) await settled
  const reviews = queryClient.getQueryData(reviewQueries.ofVendor(api, id).queryKey)
  return { head: vendorHead(vendor, reviews?.items ?? [], origin), award: await award, renderedOn: today() }
}

/** The last year it won, of this one and the one before. Not through the cache: the page needs a number, not the lists. */
async function lastAward(api: ApiClient, vendorId: string): Promise<number | undefined> {
  const year = Number(today().slice(0, 4))
  for (const asked of [year, year - 1]) {
    const awards = await api('Vendor/getAwardByYear', { query: { year: asked } }).catch(() => [])
    if (awards.some((award) => award.vendorId === vendorId && award.place === 'winner')) return asked
  }
  return undefined
}

function vendorHead(vendor: Vendor, reviews: Parameters<typeof vendorLd>[1], origin: string) {
  const head = pageHead({
    title: vendorTitle(vendor),
    description: vendorDescription(vendor),
    path: vendorPath(vendor),
    origin,
    image: vendor.cover,
    ld: [breadcrumbLd(vendorCrumbs(vendor), origin), vendorLd(vendor, reviews, origin), faqLd(vendor)],
  })
  const cover = vendor.gallery[0] ?? vendor.cover
  return { ...head, links: [...head.links, ...(cover ? [picturePreload(cover, COVER_SIZES)] : [])] }
}

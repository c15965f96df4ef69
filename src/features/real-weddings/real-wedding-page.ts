/** What the pages of real weddings load before they show. Loaded apart from the routes. */
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { regionOf } from '#contract/places.ts'
import type { RealWedding } from '#contract/real-wedding.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { ApiError } from '../../api/api-error.ts'
import { formatMonth } from '../../lib/day.ts'
import { realWeddingPageQueries, type WeddingCard } from './real-wedding-page-queries.ts'

interface PageContext {
  queryClient: QueryClient
  api: ApiClient
}

export { FEATURED_SIZES, HERO_SIZES } from './wedding-sizes.ts'

/** The server waits; in the browser the page shows at once, with what it has or the shape of it. */
export async function loadWeddings({ queryClient, api }: PageContext): Promise<readonly WeddingCard[]> {
  const options = realWeddingPageQueries.list(api)
  const list = queryClient.query({ ...options, staleTime: 'static' })
  if (import.meta.env.SSR) return list
  list.catch(() => undefined)
  return queryClient.getQueryData(options.queryKey) ?? []
}

/** @throws notFound for a wedding that is not there, or no more; redirect to the name it has now */
export async function loadWedding({ queryClient, api }: PageContext, slug: string): Promise<RealWedding> {
  const { wedding } = await queryClient
    .query({ ...realWeddingPageQueries.bySlug(api, slug), staleTime: 'static' })
    .catch((error: unknown) => {
      const status = error instanceof ApiError ? error.status : 0
      throw status === 404 || status === 410 || status === 400 ? notFound() : error
    })
  if (wedding.slug !== slug)
    throw redirect({
      to: '/matrimoni-veri/$slug',
      params: { slug: wedding.slug },
      statusCode: 301,
      replace: true,
    })
  return wedding
}

export const listWords = {
  title: 'Matrimoni veri: storie, luoghi e fornitori',
  description:
    'Matrimoni raccontati da chi li ha ospitati: le foto, la giornata, che cosa ne dicono gli sposi e i fornitori che ci hanno lavorato.',
  path: '/matrimoni-veri',
}

export function weddingWords({ title, couple, city, date, region, slug, story }: RealWedding) {
  const place = regionOf(region)?.name
  return {
    title: `${title}: ${couple}, ${city}`,
    description: shorten(
      `${couple}, ${city}${place ? ` (${place})` : ''}, ${formatMonth(date)}. ${story[0] ?? 'La giornata, le foto e i fornitori.'}`,
    ),
    path: `/matrimoni-veri/${slug}`,
  }
}

const DESCRIPTION_MAX = 160

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text
  return `${text.slice(0, DESCRIPTION_MAX - 1).replace(/[\s.,;:]+\S*$/, '')}…`
}

/** The wedding as an article. */
export function weddingLd(wedding: RealWedding, origin: string) {
  const images = wedding.pictures.slice(0, 3).map(({ url }) => (url.startsWith('/') ? origin + url : url))
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: wedding.title,
    inLanguage: 'it',
    mainEntityOfPage: `${origin}/matrimoni-veri/${wedding.slug}`,
    datePublished: wedding.createdAt,
    dateModified: wedding.updatedAt,
    ...(images.length > 0 && { image: images }),
    author: { '@type': 'Organization', name: 'Lovoglio', url: origin },
    contentLocation: { '@type': 'Place', name: wedding.city },
  }
}

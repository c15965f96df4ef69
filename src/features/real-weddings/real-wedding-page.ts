/** What the pages of real weddings load before they show. Loaded apart from the routes. */
import { redirect } from '@tanstack/react-router'
import { regionOf } from '#contract/lists/places/places.ts'
import type { RealWedding } from '#contract/vendors/real-wedding.ts'
import { formatMonth } from '../../lib/day.ts'
import { heard } from '../../lib/fault-log.ts'
import { realWeddingPageQueries, type WeddingCard } from './real-wedding-page-queries.ts'
import { FEATURED_SIZES, HERO_SIZES } from './wedding-sizes.ts'
import {
  type Crumb,
  type PageContext,
  type PageHead,
  absolute,
  orNotFound,
  publicPage,
  publisherLd,
  summaryOf,
} from '../../seo/public-page.ts'

const LIST: Crumb = { name: 'Matrimoni veri', path: '/matrimoni-veri' }

/** All of them, or those of a region. */
export async function loadWeddings(context: PageContext, region: string | undefined): Promise<PageHead> {
  const weddings = await known(context)
  return publicPage(context, {
    title: 'Matrimoni veri: storie, luoghi e fornitori',
    description:
      'Matrimoni raccontati da chi li ha ospitati: le foto, la giornata, che cosa ne dicono gli sposi e i fornitori che ci hanno lavorato.',
    path: LIST.path,
    image: weddings.find((wedding) => !region || wedding.region === region)?.picture,
    sizes: FEATURED_SIZES,
    crumbs: [],
    name: LIST.name,
  })
}

/** The server waits; in the browser the page shows at once, with what it has or the shape of it. */
async function known({ queryClient, api }: PageContext): Promise<readonly WeddingCard[]> {
  const options = realWeddingPageQueries.list(api)
  const list = queryClient.query({ ...options, staleTime: 'static' })
  if (import.meta.env.SSR) return list
  list.catch(heard('real-wedding-page'))
  return queryClient.getQueryData(options.queryKey) ?? []
}

/** @throws notFound for a wedding that is not there, or no more; redirect to the name it has now */
export async function loadWedding(context: PageContext, slug: string): Promise<PageHead> {
  const { wedding } = await context.queryClient
    .query({ ...realWeddingPageQueries.bySlug(context.api, slug), staleTime: 'static' })
    .catch(orNotFound)
  if (wedding.slug !== slug)
    throw redirect({
      to: '/matrimoni-veri/$slug',
      params: { slug: wedding.slug },
      statusCode: 301,
      replace: true,
    })
  return publicPage(context, {
    ...weddingWords(wedding),
    image: wedding.pictures[0],
    sizes: HERO_SIZES,
    type: 'article',
    crumbs: [LIST],
    name: wedding.title,
    ld: [weddingLd(wedding, context.origin)],
  })
}

export function weddingWords({ title, couple, city, date, region, slug, story }: RealWedding) {
  const place = regionOf(region)?.name
  return {
    title: `${title}: ${couple}, ${city}`,
    description: summaryOf(
      `${couple}, ${city}${place ? ` (${place})` : ''}, ${formatMonth(date)}. ${story[0] ?? 'La giornata, le foto e i fornitori.'}`,
    ),
    path: `${LIST.path}/${slug}`,
  }
}

/** The wedding as an article. */
export function weddingLd(wedding: RealWedding, origin: string) {
  const images = wedding.pictures.slice(0, 3).map(({ url }) => absolute(url, origin))
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: wedding.title,
    inLanguage: 'it',
    mainEntityOfPage: `${origin}/matrimoni-veri/${wedding.slug}`,
    datePublished: wedding.createdAt,
    dateModified: wedding.updatedAt,
    ...(images.length > 0 && { image: images }),
    author: publisherLd(origin),
    contentLocation: { '@type': 'Place', name: wedding.city },
  }
}

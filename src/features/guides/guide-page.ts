/** What the pages of the guides load before they show, and what they tell of themselves. Loaded apart from the routes. */
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { Guide, GuideCard } from '#contract/guide.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { ApiError } from '../../api/api-error.ts'
import { guideQueries } from './guide-queries.ts'

interface PageContext {
  queryClient: QueryClient
  api: ApiClient
}

export const loadGuides = ({ queryClient, api }: PageContext): Promise<readonly GuideCard[]> =>
  queryClient.query({ ...guideQueries.list(api), staleTime: 'static' })

/** @throws notFound for a guide that is not there */
export const loadGuide = ({ queryClient, api }: PageContext, slug: string): Promise<Guide> =>
  queryClient.query({ ...guideQueries.bySlug(api, slug), staleTime: 'static' }).catch((error: unknown) => {
    const status = error instanceof ApiError ? error.status : 0
    throw status === 404 || status === 400 ? notFound() : error
  })

export const listWords = {
  title: 'Guide al matrimonio: documenti, riti, costi, galateo',
  description:
    'Guide scritte per chi si sposa in Italia: documenti e pubblicazioni, riti, budget, fornitori, invitati e il giorno, con le domande più comuni.',
  path: '/guide',
}

export const guidePath = (slug: string) => `/guide/${slug}`

/** The guide as an article. */
export function guideLd({ title, summary, slug, minutes }: Guide, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    inLanguage: 'it',
    mainEntityOfPage: origin + guidePath(slug),
    timeRequired: `PT${minutes}M`,
    author: { '@type': 'Organization', name: 'Lovoglio', url: origin },
    publisher: { '@type': 'Organization', name: 'Lovoglio', url: origin },
  }
}

/** What the home page loads before it shows, and what it tells of itself. Loaded apart from the route. */
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { newsQueries } from '../news/news-queries.ts'
import { bannerQueries } from '../banners/banner-queries.ts'
import { vendorQueries } from '../vendors/vendor-queries.ts'
import { homeQueries } from './home-queries.ts'

interface PageContext {
  queryClient: QueryClient
  api: ApiClient
  origin: string
}

/** The server waits for all of it; in the browser each part comes when it can. @returns the picture behind the title */
export async function loadHome({ queryClient, api }: PageContext) {
  const reads = Promise.allSettled([
    queryClient.query({ ...homeQueries.background(api), staleTime: 'static' }),
    queryClient.query({ ...vendorQueries.summary(api), staleTime: 'static' }),
    queryClient.query({ ...vendorQueries.top(api), staleTime: 'static' }),
    queryClient.query({ ...homeQueries.wedding(api), staleTime: 'static' }),
    queryClient.query({ ...homeQueries.awards(api), staleTime: 'static' }),
    queryClient.query({ ...newsQueries.latest(api), staleTime: 'static' }),
    queryClient.query({ ...bannerQueries.at(api, 'home'), staleTime: 'static' }),
  ])
  if (import.meta.env.SSR) await reads
  return queryClient.getQueryData(homeQueries.background(api).queryKey)?.picture
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { type FootWords, SITE_FOOT } from '#contract/lists/site/site-foot.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'

export const FOOTER_KEY = ['footer'] as const

export const footerQueries = {
  /** What administrators wrote in the foot of the public pages; null until they did. Pages come with it. */
  foot: (api: ApiClient) =>
    queryOptions({
      queryKey: FOOTER_KEY,
      // It comes with the page and is told live: what the worker keeps of it would only be older.
      queryFn: ({ signal }) => api('Site/getFooter', { signal, cache: 'no-cache' }),
      staleTime: 10 * 60_000,
      // Every public page reads it: what reads the vendors is not loaded for it.
      meta: { persist: 'public' },
      retry: false,
    }),
}

/** What the foot says; while that is not known, what it says by itself. */
export function useFoot(): FootWords {
  return useQuery(footerQueries.foot(useApi())).data ?? SITE_FOOT
}

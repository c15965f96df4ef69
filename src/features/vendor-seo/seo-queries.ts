/** How the signed-in vendor's page stands in search results, with what waits laid over it. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import { type EntityMark, useEntityMarks, usePending } from '../sync/sync-face.ts'
import { SEO_KEY, type SeoAnswer, applySeo } from './seo-commands.ts'

export const seoQueries = {
  /** @param vendorId the signed-in vendor's */
  mine: (api: ApiClient, vendorId: string) =>
    queryOptions({
      queryKey: SEO_KEY,
      queryFn: ({ signal }): Promise<SeoAnswer> =>
        api('Vendor/getSeoFire', { query: { vendorId }, signal }) as Promise<SeoAnswer>,
      meta: { persist: 'private' },
    }),
  /** Other vendors whose page has this title; not kept. */
  same: (api: ApiClient, title: string) =>
    queryOptions({
      queryKey: ['same-titles', title],
      queryFn: ({ signal }) => api('Vendor/getSameTitles', { query: { title }, signal }),
      retry: false,
    }),
}

/** @param vendorId the signed-in vendor's */
export function useSeo(vendorId: string) {
  const query = useQuery(seoQueries.mine(useApi(), vendorId))
  const pending = usePending('seoRecord')
  const { data } = query
  const seo = useMemo(() => data && applySeo(data, pending), [data, pending])
  return { ...query, seo }
}

/** Whether what was written of it has arrived; undefined: it has. */
export const useSeoMark = (): EntityMark | undefined => [...useEntityMarks('seoRecord').values()][0]

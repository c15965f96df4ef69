/** What is read of the guides: their texts come from the server when a page of theirs is opened, and stay on the device. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { ApiError } from '../../api/api-error.ts'

const STALE_AFTER_MS = 60 * 60_000
const READ = {
  meta: { persist: 'public' },
  staleTime: STALE_AFTER_MS,
  retry: (failures: number, error: Error) => failures < 1 && error instanceof ApiError && error.status >= 500,
} as const

export const guideQueries = {
  list: (api: ApiClient) =>
    queryOptions({
      queryKey: ['guides', 'list'],
      queryFn: ({ signal }) => api('Guide/getGuides', { signal }),
      ...READ,
    }),
  bySlug: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['guides', 'slug', slug],
      queryFn: ({ signal }) => api('Guide/getGuideBySlug', { query: { slug }, signal }),
      ...READ,
    }),
}

import { queryOptions } from '@tanstack/react-query'
import type { ContentKind } from '#contract/lists/site/content-kinds.ts'
import type { ApiClient } from '../../api/api-client.ts'

/** Which content: its kind, and its id or a page's address where there are several of the kind. */
export interface WhichContent {
  kind: ContentKind
  of?: string | undefined
}

const keyOf = ({ kind, of }: WhichContent) => ['admin', 'versions', kind, of ?? ''] as const

export const versionQueries = {
  /** @param seen the version that stands here: another one has other versions before it */
  list: (api: ApiClient, which: WhichContent, seen: number) =>
    queryOptions({
      queryKey: [...keyOf(which), 'after', seen],
      queryFn: ({ signal }) => api('Admin/getVersions', { query: which, signal }),
    }),
  one: (api: ApiClient, which: WhichContent, version: number) =>
    queryOptions({
      queryKey: [...keyOf(which), version],
      queryFn: ({ signal }) => api('Admin/getVersion', { query: { ...which, version }, signal }),
    }),
}

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'

const ALL_KEY = ['admin', 'visibility'] as const

/** Every paid placement, with its vendor. */
export const allVisibilities = (api: ApiClient) =>
  queryOptions({
    queryKey: ALL_KEY,
    queryFn: ({ signal }) => api('Admin/findAllVisibilityVendor', { signal }),
  })

export const renewVisibilities = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({ queryKey: ALL_KEY })

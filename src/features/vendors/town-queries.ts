import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { PUBLIC_READ } from './vendor-queries.ts'

/** The names of a province's towns, for who writes where they are; not kept. */
export const townsQuery = (api: ApiClient, province: string) =>
  queryOptions({
    queryKey: ['towns', province],
    queryFn: ({ signal }) => api('Vendor/getTowns', { query: { province }, signal }),
    staleTime: 'static',
    retry: PUBLIC_READ.retry,
  })

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/api-client.ts'

const KEY = ['admin', 'second-factor'] as const

/** The second factor of the administrator who asks; a code is spent elsewhere too, so it is asked anew each time. */
export const secondFactorQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => api('Admin/getSecondFactor', { signal }),
    staleTime: 0,
  })

export const renewSecondFactor = (client: QueryClient) => client.invalidateQueries({ queryKey: KEY })

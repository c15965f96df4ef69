/** The year's awards. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { PUBLIC_READ, askedBy } from '../vendors/vendor-queries.ts'

const STALE_AFTER_MS = 60 * 60_000

export const AWARDS_KEY = ['awards'] as const

export const awardQueries = {
  ofYear: (api: ApiClient, year: number) =>
    queryOptions({
      queryKey: [...AWARDS_KEY, year],
      queryFn: (asked) => api('Vendor/getAwardByYear', { query: { year }, ...askedBy(asked) }),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
}

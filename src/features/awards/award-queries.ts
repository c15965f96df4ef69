/** The year's awards. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { PUBLIC_READ, askedBy } from '../vendors/vendor-queries.ts'

const STALE_AFTER_MS = 60 * 60_000

const AWARDS_KEY = ['awards'] as const
const GIVEN_KEY = ['admin', 'awards'] as const

export const awardQueries = {
  ofYear: (api: ApiClient, year: number) =>
    queryOptions({
      queryKey: [...AWARDS_KEY, year],
      queryFn: (asked) => api('Vendor/getAwardByYear', { query: { year }, ...askedBy(asked) }),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
  /** Those that are out. */
  years: (api: ApiClient) =>
    queryOptions({
      queryKey: [...AWARDS_KEY, 'years'],
      queryFn: (asked) => api('Vendor/getAwardYears', askedBy(asked)),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
  /** As administrators read it: also of vendors that are not public, and as it is now. */
  given: (api: ApiClient, year: number) =>
    queryOptions({
      queryKey: [...GIVEN_KEY, year],
      queryFn: ({ signal }) => api('Admin/getAllAward', { query: { year }, signal }),
    }),
  /** Which years are out, and which are prepared. */
  editions: (api: ApiClient) =>
    queryOptions({
      queryKey: [...GIVEN_KEY, 'editions'],
      queryFn: ({ signal }) => api('Admin/getAwardEditions', { signal }),
    }),
}

/** After some were given, changed, taken or published: what this device keeps of the public page is old as well. */
export const renewAwards = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: GIVEN_KEY }),
    client.invalidateQueries({ queryKey: AWARDS_KEY }),
  ])

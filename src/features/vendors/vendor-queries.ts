/** What is read of the vendors. All of it is public and kept on the device. */
import { infiniteQueryOptions, queryOptions, type QueryFunctionContext } from '@tanstack/react-query'
import type { CategorySlug } from '#contract/vendors/category.ts'
import type { CountFilter, VendorFilter } from '#contract/vendors/vendor.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { ApiError } from '../../api/api-error.ts'
import { addDays } from '../../lib/day.ts'

export const VENDORS_KEY = ['vendors'] as const
export const VENDOR_LISTS_KEY = ['vendors', 'list'] as const
export const ALL_VENDORS_KEY = ['vendors', 'all'] as const
export const TOP_VENDORS_KEY = ['vendors', 'top'] as const
export const SIMILAR_VENDORS_KEY = ['vendors', 'similar'] as const
export const vendorKey = (id: string) => ['vendors', 'detail', id] as const
/** The signed-in vendor's own, suspended or not. */
export const OWN_VENDOR_KEY = ['account', 'vendor'] as const
export const ownVendorKey = (id: string) => [...OWN_VENDOR_KEY, id] as const

const MINUTE_MS = 60_000
/** What `vendorQueries.all` asks for: as many cards as a phone keeps lightly. */
export const KEPT_VENDORS = { limit: 600 }
/** How far ahead a calendar looks. */
const CALENDAR_DAYS = 730

/**
 * How every public read is kept and tried again: once for a server in trouble, never for a missing network, since a
 * page waits for it and the device may have what is needed.
 */
export const PUBLIC_READ = {
  meta: { persist: 'public' },
  retry: (failures: number, error: Error) => failures < 1 && error instanceof ApiError && error.status >= 500,
} as const

/**
 * How a public read is asked: one that is asked again because it was told to be old is not answered with what is kept of
 * it, neither by the browser nor by the service worker.
 */
export const askedBy = ({
  client,
  queryKey,
  signal,
}: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>) => ({
  signal,
  ...(client.getQueryState(queryKey)?.isInvalidated && { cache: 'no-cache' as const }),
})

export const vendorQueries = {
  /** The first page and those after it; `after` is the server's own bookmark. */
  list: (api: ApiClient, filter: VendorFilter) =>
    infiniteQueryOptions({
      queryKey: [...VENDOR_LISTS_KEY, filter],
      queryFn: ({ pageParam, ...asked }) =>
        api('Vendor/search', {
          query: pageParam ? { ...filter, after: pageParam } : filter,
          ...askedBy(asked),
        }),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
      staleTime: 5 * MINUTE_MS,
      ...PUBLIC_READ,
    }),
  /**
   * The best vendors' cards: what the list is made of when there is no network. The service worker has them, and the page
   * reads them only then: to keep and to restore hundreds of cards took a slow phone a tenth of a second of each visit.
   */
  all: (api: ApiClient) =>
    queryOptions({
      queryKey: ALL_VENDORS_KEY,
      queryFn: ({ signal }) => api('Vendor/getAllVendor', { query: KEPT_VENDORS, signal }),
      staleTime: 60 * MINUTE_MS,
      retry: PUBLIC_READ.retry,
    }),
  detail: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: vendorKey(id),
      queryFn: (asked) => api('Vendor/getVendorById', { query: { id }, ...askedBy(asked) }),
      staleTime: 5 * MINUTE_MS,
      ...PUBLIC_READ,
    }),
  similar: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...SIMILAR_VENDORS_KEY, id],
      queryFn: (asked) => api('Vendor/getSimilarVendors', { query: { id }, ...askedBy(asked) }),
      staleTime: 10 * MINUTE_MS,
      ...PUBLIC_READ,
    }),
  /** The days without a place left, from the first of this month on. */
  availability: (api: ApiClient, id: string, today: string) => {
    const from = `${today.slice(0, 7)}-01`
    return queryOptions({
      queryKey: ['vendors', 'availability', id],
      queryFn: (asked) =>
        api('Vendor/getAvailability', {
          query: { id, from, to: addDays(from, CALENDAR_DAYS) },
          ...askedBy(asked),
        }),
      staleTime: MINUTE_MS,
      ...PUBLIC_READ,
    })
  },
  top: (api: ApiClient) =>
    queryOptions({
      queryKey: TOP_VENDORS_KEY,
      queryFn: (asked) => api('Vendor/getTopVendors', { ...askedBy(asked) }),
      staleTime: 10 * MINUTE_MS,
      ...PUBLIC_READ,
    }),
  summary: (api: ApiClient) =>
    queryOptions({
      queryKey: ['vendors', 'summary'],
      queryFn: (asked) => api('Vendor/getMarketSummary', { query: {}, ...askedBy(asked) }),
      staleTime: 10 * MINUTE_MS,
      ...PUBLIC_READ,
    }),
  /** How many of each category answer to the other filters. */
  categories: (api: ApiClient, filter: CountFilter) =>
    queryOptions({
      queryKey: ['vendors', 'categories', filter],
      queryFn: ({ signal }) => api('Vendor/getCategoryCounts', { query: filter, signal }),
      staleTime: 10 * MINUTE_MS,
      ...PUBLIC_READ,
    }),
  /** How many vendors of a category each region has; of all of them when none is named. */
  regions: (api: ApiClient, category: CategorySlug | undefined) =>
    queryOptions({
      queryKey: ['vendors', 'summary', category ?? 'all'],
      queryFn: (asked) =>
        api('Vendor/getMarketSummary', { query: category ? { category } : {}, ...askedBy(asked) }).then(
          ({ byRegion }) => byRegion,
        ),
      staleTime: 10 * MINUTE_MS,
      ...PUBLIC_READ,
    }),
  /** What vendors of a category offer most. */
  services: (api: ApiClient, category: CategorySlug) =>
    queryOptions({
      queryKey: ['vendors', 'services', category],
      queryFn: ({ signal }) => api('Vendor/getServices', { query: { category }, signal }),
      staleTime: 60 * MINUTE_MS,
      ...PUBLIC_READ,
    }),
  /** What someone may be typing; not kept. */
  suggest: (api: ApiClient, q: string) =>
    queryOptions({
      queryKey: ['vendors', 'suggest', q],
      queryFn: ({ signal }) => api('Vendor/suggest', { query: { q }, signal }),
      staleTime: 5 * MINUTE_MS,
      retry: false,
    }),
}

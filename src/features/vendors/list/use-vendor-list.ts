import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { VendorCard, VendorFilter, VendorPage } from '#contract/vendors/vendor.ts'
import { useApi } from '../../../api/api-context.tsx'
import { useReach } from '../../sync/reach-face.ts'
import { filterCards } from '../filter/vendor-filter.ts'
import { vendorQueries } from '../vendor-queries.ts'

export interface VendorListState {
  cards: readonly VendorCard[]
  /** Paid placements, to be shown above the first. */
  sponsored: readonly VendorCard[]
  /** The words that were looked for instead of those asked. */
  corrected: string | undefined
  /** The filters that the words stand for; they are what is shown. */
  understood: VendorPage['understood']
  /** How many there are in all; undefined while unknown. */
  total: number | undefined
  /** `device`: made or read on here, of the cards that are kept, because the server cannot be reached. */
  source: 'server' | 'device'
  /** Why the server's list is not shown: no network on this device, or no answer. */
  away: 'offline' | 'unreachable' | undefined
  /** What is shown is of the filter before this one. */
  stale: boolean
  loading: boolean
  error: Error | null
  retry: () => void
  /** Undefined when there is no more. */
  more: (() => void) | undefined
  loadingMore: boolean
}

const NONE: readonly VendorCard[] = []

/** The list for a filter: page by page from the server, or of what this device has when there is no network. */
export function useVendorList(filter: VendorFilter): VendorListState {
  const api = useApi()
  const list = useInfiniteQuery({ ...vendorQueries.list(api, filter), placeholderData: keepPreviousData })
  const own = list.isPlaceholderData ? undefined : list.data
  const reach = useReach()
  const away = reach !== 'online' || list.isError
  const all = useQuery({ ...vendorQueries.all(api), enabled: away && !own })
  const fromDevice = away && (!own || list.hasNextPage) && all.data !== undefined
  const kept = useMemo(
    () => (fromDevice ? filterCards(all.data ?? NONE, filter) : NONE),
    [fromDevice, all.data, filter],
  )
  const served = useMemo(() => uniqueCards(list.data?.pages.flatMap(({ items }) => items) ?? []), [list.data])
  /** What is being read stays where it is: what this device adds comes after it. */
  const readOn = useMemo(() => (own ? uniqueCards([...served, ...kept]) : kept), [own, served, kept])
  const sponsored = list.data?.pages[0]?.sponsored ?? NONE
  const retry = () => void list.refetch()

  if (fromDevice)
    return {
      cards: readOn,
      sponsored: own ? sponsored : NONE,
      corrected: own?.pages[0]?.corrected,
      understood: undefined,
      total: readOn.length,
      source: 'device',
      away: reach === 'offline' ? 'offline' : 'unreachable',
      stale: false,
      loading: false,
      error: null,
      retry,
      more: undefined,
      loadingMore: false,
    }
  const failed = !own && list.isError && !all.isFetching
  return {
    cards: failed ? NONE : served,
    sponsored: failed ? NONE : sponsored,
    corrected: failed ? undefined : list.data?.pages[0]?.corrected,
    understood: own?.pages[0]?.understood,
    total: list.data?.pages.at(-1)?.total,
    source: 'server',
    away: undefined,
    stale: list.isPlaceholderData && !failed,
    loading: !list.data && !failed,
    error: failed ? list.error : null,
    retry,
    more: list.hasNextPage && !list.isPlaceholderData ? () => void list.fetchNextPage() : undefined,
    loadingMore: list.isFetchingNextPage,
  }
}

/** A vendor may move between two pages while they are read. */
function uniqueCards(cards: readonly VendorCard[]): readonly VendorCard[] {
  const seen = new Set<string>()
  return cards.filter(({ id }) => !seen.has(id) && seen.add(id))
}

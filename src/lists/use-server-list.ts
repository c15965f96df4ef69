import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '../api/api-context.tsx'
import { type Asked, type ItemOf, type ListCall, readPage } from './list-call.ts'

/** The key under which the pages of every list of a call are kept. */
export const listKey = (call: ListCall) => ['list', call] as const

/**
 * The pages of a list that have been read so far, one after the other.
 * @param asked what narrows and orders it; another question keeps the rows that are seen until its own are there
 */
export function useServerList<N extends ListCall>(call: N, asked: Asked<N>) {
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: [...listKey(call), asked],
    queryFn: ({ pageParam, signal }) => readPage(api, call, { ...asked, after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
  const rows = query.data?.pages.flatMap(({ items }) => items) as ItemOf<N>[] | undefined
  return {
    /** Undefined until the first page is there. */
    rows,
    /** How many there are in all. */
    total: query.data?.pages[0]?.total,
    error: query.error,
    busy: query.isFetching,
    retry: () => void query.refetch(),
    /** Reads the next page; undefined where there is none. */
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  }
}

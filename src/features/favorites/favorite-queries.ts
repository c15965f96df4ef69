/** The vendors a couple has saved, with what waits laid over them. */
import type { Favorite } from '#contract/plan/favorite.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useListMarks } from '../sync/conflict/conflict-queries.ts'
import { usePending } from '../sync/sync-face.ts'
import { FAVORITES_KEY, applyFavorites } from './favorite-commands.ts'

export const favoriteQueries = {
  list: (api: ApiClient) =>
    queryOptions({
      queryKey: FAVORITES_KEY,
      queryFn: () => api('Couple/getFavoriteVendorByCouple'),
      meta: { persist: 'private' },
    }),
}

const NONE: readonly Favorite[] = []

/** Asked for only when a couple is signed in: public pages use it too. */
export function useFavorites() {
  const api = useApi()
  const isCouple = useSession((session) => session.last?.role === 'couple')
  const { data, isError, isPaused, isFetching, refetch } = useQuery({
    ...favoriteQueries.list(api),
    enabled: isCouple,
  })
  const pending = usePending('favorite')
  const favorites = useMemo(() => applyFavorites(data ?? NONE, pending), [data, pending])
  const marks = useListMarks('favorite')
  return {
    favorites,
    isCouple,
    marks,
    ready: data !== undefined || pending.length > 0,
    // Paused: the first try failed and the next one waits for the server to come back.
    failed: data === undefined && (isError || isPaused),
    fetching: isFetching,
    retry: () => void refetch(),
  }
}

/** What a saved vendor is called, for whoever links to it. */
export const vendorName = (favorites: readonly Favorite[], vendorId: string | null) =>
  vendorId === null
    ? undefined
    : favorites.find((favorite) => favorite.vendorId === vendorId)?.vendor?.businessName

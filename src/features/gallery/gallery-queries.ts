/** A couple's gallery, with what waits laid over it. */
import type { GalleryAlbum, GalleryPicture } from '#contract/gallery.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import { byPosition } from '../../lib/position.ts'
import { usePending } from '../sync/sync-queries.ts'
import { ALBUMS_KEY, PICTURES_KEY, applyAlbums, applyPictures } from './gallery-commands.ts'

export const galleryQueries = {
  albums: (api: ApiClient) =>
    queryOptions({
      queryKey: ALBUMS_KEY,
      queryFn: () => api('Couple/getGalleryAlbums'),
      meta: { persist: 'private' },
    }),
  pictures: (api: ApiClient) =>
    queryOptions({
      queryKey: PICTURES_KEY,
      queryFn: () => api('Couple/getGalleryPictures'),
      meta: { persist: 'private' },
    }),
}

const NO_ALBUMS: readonly GalleryAlbum[] = []
const NO_PICTURES: readonly GalleryPicture[] = []

export function useGallery() {
  const api = useApi()
  const albumsQuery = useQuery(galleryQueries.albums(api))
  const picturesQuery = useQuery(galleryQueries.pictures(api))
  const pendingAlbums = usePending('galleryAlbum')
  const pendingPictures = usePending('galleryPicture')
  const albums = useMemo(
    () => applyAlbums(albumsQuery.data ?? NO_ALBUMS, pendingAlbums).toSorted(byPosition),
    [albumsQuery.data, pendingAlbums],
  )
  const pictures = useMemo(
    () => applyPictures(picturesQuery.data ?? NO_PICTURES, pendingPictures).toSorted(byPosition),
    [picturesQuery.data, pendingPictures],
  )
  return {
    albums,
    pictures,
    ready: picturesQuery.data !== undefined || pictures.length > 0,
    // Paused: the first try failed and the next one waits for the server to come back.
    failed: picturesQuery.data === undefined && (picturesQuery.isError || picturesQuery.isPaused),
    fetching: picturesQuery.isFetching,
    retry: () => {
      void albumsQuery.refetch()
      void picturesQuery.refetch()
    },
  }
}

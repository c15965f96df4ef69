/** A couple's gallery, with what waits laid over it. */
import { useMemo } from 'react'
import { byPosition } from '../../lib/position.ts'
import { useEntities } from '../../plan/use-entities.ts'
import { album, picture } from './gallery-entities.ts'

export function useGallery() {
  const { list: albums, marks: albumMarks, retry: retryAlbums } = useEntities(album)
  const { list: pictures, ...state } = useEntities(picture)
  return {
    ...state,
    albumMarks,
    albums: useMemo(() => albums.toSorted(byPosition), [albums]),
    pictures: useMemo(() => pictures.toSorted(byPosition), [pictures]),
    retry() {
      retryAlbums()
      state.retry()
    },
  }
}

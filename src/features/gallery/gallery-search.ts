/** Which album is open, as it stands in the address: an album's id, or `none` for what is in none. */
export interface GallerySearch {
  album?: string
}

export const NO_ALBUM = 'none'

export function parseGallerySearch(search: Record<string, unknown>): GallerySearch {
  const { album } = search
  return typeof album === 'string' && /^(none|[0-9a-f-]{36})$/.test(album) ? { album } : {}
}

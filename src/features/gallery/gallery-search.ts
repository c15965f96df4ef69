import { type SearchOf, matching, searchParams } from '../../lib/search-params.ts'

export const NO_ALBUM = 'none'

/** Which album is open, as it stands in the address: an album's id, or `none` for what is in none. */
const params = { album: matching(/^(none|[0-9a-f-]{36})$/) }
export type GallerySearch = SearchOf<typeof params>
export const parseGallerySearch = searchParams(params)

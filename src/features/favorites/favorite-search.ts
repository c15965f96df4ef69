import type { FavoriteStatus } from '#contract/people/couple.ts'
import { type SearchOf, oneOf, searchParams } from '../../lib/search-params.ts'

const STATUSES: readonly FavoriteStatus[] = ['saved', 'contacted', 'quoted', 'booked', 'discarded']

/** What the favourites' address says. */
const params = { status: oneOf(STATUSES) }
export type FavoriteSearch = SearchOf<typeof params>
export const parseFavoriteSearch = searchParams(params)

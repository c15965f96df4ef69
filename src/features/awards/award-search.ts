import { FIRST_AWARD_YEAR } from '#contract/lists/vendors/award-limits.ts'
import { type SearchOf, searchParams, whole } from '../../lib/search-params.ts'

/** Which year the page of awards is asked for. Apart, because every page carries it. */
const params = { anno: whole(FIRST_AWARD_YEAR, 2100) }
export type AwardSearch = SearchOf<typeof params>
export const parseAwardSearch = searchParams(params)

/** What an address says of a list. Every page carries the routes and so this file: it stays small. */
import { type SearchOf, searchParams, words } from '../lib/search-params.ts'

/** The `validateSearch` of every list's route. `filter` is `name:value`, several joined by commas. */
export const parseListSearch = searchParams({ q: words(120), sort: words(40), filter: words(400) })
/** As the address says it. */
export type SaidOfList = SearchOf<{
  [K in 'q' | 'sort' | 'filter']: (value: unknown) => string | undefined
}>

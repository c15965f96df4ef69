import { type SearchOf, id, searchParams } from '../../lib/search-params.ts'

/** What the address of the invoices says: the one that somebody comes back from paying. */
const params = { pagata: id() }
export type PaidSearch = SearchOf<typeof params>
export const parsePaidSearch = searchParams(params)

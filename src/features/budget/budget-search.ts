import { type SearchOf, searchParams, words } from '../../lib/search-params.ts'

/** What the budget's address says. */
const params = {
  /** The item whose sheet is open. */
  item: words(36),
}
export type BudgetSearch = SearchOf<typeof params>
export const parseBudgetSearch = searchParams(params)

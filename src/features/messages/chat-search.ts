import { type SearchOf, oneOf, searchParams } from '../../lib/search-params.ts'
import { MESSAGE_PARAMS } from './message-search.ts'

/** What the address of the administrators' chat says. */
const params = {
  ...MESSAGE_PARAMS,
  /** Instead of what is said to support: what somebody has reported. */
  queue: oneOf(['reported']),
}
export type ChatSearch = SearchOf<typeof params>
export const parseChatSearch = searchParams(params)

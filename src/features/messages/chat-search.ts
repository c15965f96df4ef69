import { type MessageSearch, parseMessageSearch } from './message-search.ts'

/** What the address of the administrators' chat says. */
export interface ChatSearch extends MessageSearch {
  /** Instead of what is said to support: what somebody has reported. */
  queue?: 'reported'
}

/** Reads the address; what makes no sense is left out. */
export const parseChatSearch = (raw: Record<string, unknown>): ChatSearch => ({
  ...parseMessageSearch(raw),
  ...(raw.queue === 'reported' && { queue: 'reported' }),
})

import { WITH_SUPPORT } from '#contract/message-words.ts'

/** What the addresses of the messages say. */
export interface MessageSearch {
  /** The conversation that is open, as its side names it: the other's id, or `support`. */
  c?: string
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the address; what makes no sense is left out. */
export function parseMessageSearch(raw: Record<string, unknown>): MessageSearch {
  const { c } = raw
  return typeof c === 'string' && (c === WITH_SUPPORT || ID.test(c)) ? { c } : {}
}

import { WITH_SUPPORT } from '#contract/lists/vendors/message-words.ts'
import { type Reader, type SearchOf, id, searchParams } from '../../lib/search-params.ts'

const isId = id()
const other: Reader<string> = (value) => (value === WITH_SUPPORT ? WITH_SUPPORT : isId(value))

/** What the addresses of the messages say. */
export const MESSAGE_PARAMS = {
  /** The conversation that is open, as its side names it: the other's id, or `support`. */
  c: other,
}
export type MessageSearch = SearchOf<typeof MESSAGE_PARAMS>
export const parseMessageSearch = searchParams(MESSAGE_PARAMS)

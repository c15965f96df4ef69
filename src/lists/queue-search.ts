/** What the address of a queue says: which of them, unless it is the first, and the words that are looked for in it. */
import { oneOf, searchParams, words } from '../lib/search-params.ts'

const SOUGHT_MAX = 120

export interface QueueSearch<Q extends string> {
  queue?: Q | undefined
  q?: string | undefined
}

/** How a screen's own address is read. */
export const queueSearch = <Q extends string>(queues: readonly { value: Q }[]) =>
  searchParams({ queue: oneOf(queues.slice(1).map(({ value }) => value)), q: words(SOUGHT_MAX) })

import type { Query } from '@tanstack/react-query'

const STANDS_MS = 30_000
const PAGE_BEGAN = Date.now()

/**
 * The `staleTime` of what no feed of the account tells of. What an earlier page left on the device may be older than what
 * that page showed at its end, so it is stale at once; what this page has read stands for half a minute.
 * @returns milliseconds
 */
export const untoldStaleTime = ({ state }: Pick<Query, 'state'>): number =>
  state.dataUpdatedAt < PAGE_BEGAN ? 0 : STANDS_MS

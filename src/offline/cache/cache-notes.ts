/**
 * What the outbox and the hubs must remember together with the cache they speak of: kept inside it, so that it reaches
 * the device in the same transaction, and a start from the disk finds both or neither.
 */
import type { CachePort } from '../outbox/command.ts'

/** Everything under it is kept with the account's private data (see query-persistence.ts). */
export const NOTES_KEY = ['outbox'] as const
const APPLIED_KEY = [...NOTES_KEY, 'applied'] as const
const TOMBSTONES_KEY = [...NOTES_KEY, 'graves'] as const
/** Only answers and deletions of the same minutes can meet; more are kept for the phone that sleeps in between. */
const TOMBSTONES_MAX = 1_000

/** Answers that are in the cache: putting one in again could bring back what somebody deleted since. */
export const appliedAnswers = (cache: CachePort): ReadonlySet<string> =>
  new Set(cache.getQueryData<string[]>(APPLIED_KEY))

export function noteApplied(cache: CachePort, ids: Iterable<string>): void {
  cache.setQueryData<string[]>(APPLIED_KEY, () => [...ids])
}

/** A tombstone, or the end of one. */
type Tombstone = readonly [id: string, state: 'gone' | 'back']

/** The feed said that this entity was deleted. */
export function noteGone(cache: CachePort, id: string): void {
  cache.setQueryData<Tombstone[]>(TOMBSTONES_KEY, (known = []) =>
    [...known.filter(([other]) => other !== id), [id, 'gone'] as const].slice(-TOMBSTONES_MAX),
  )
}

/** The feed said that it is there: again, if it was deleted before. */
export function noteBack(cache: CachePort, id: string): void {
  cache.setQueryData<Tombstone[]>(TOMBSTONES_KEY, (known) =>
    known?.some(([other, state]) => other === id && state === 'gone')
      ? known.map((tombstone) => (tombstone[0] === id ? ([id, 'back'] as const) : tombstone))
      : undefined,
  )
}

/**
 * Whether an answer may be older than a deletion, or a return, that the feed has told of since. Updates know their
 * place by version; a deletion's answer has none.
 */
export function mayBeOutrun(cache: CachePort, ids: readonly unknown[], versioned: boolean): boolean {
  const tombstones = cache.getQueryData<Tombstone[]>(TOMBSTONES_KEY) ?? []
  return tombstones.some(
    ([id, state]) => ids.includes(id) && (versioned ? state === 'gone' : state === 'back'),
  )
}

/** Which entries of a cache must go: the least recently used first, until number, age and bytes are within limits. */
import type { CacheLimits } from './cache-rules.ts'

export interface CacheEntry {
  url: string
  /** Length of the body. Headers are not counted. */
  bytes: number
  /** Milliseconds since 1970. */
  savedAt: number
  usedAt: number
}

/**
 * @param now milliseconds since 1970. Entries "from the future" (the clock was put back) count as fresh
 * @returns the addresses to throw out
 */
export function overBudget(entries: readonly CacheEntry[], limits: CacheLimits, now: number): string[] {
  const out: string[] = []
  let count = 0
  let bytes = 0
  for (const entry of entries.toSorted((a, b) => b.usedAt - a.usedAt || b.savedAt - a.savedAt)) {
    const fits =
      now - entry.savedAt <= limits.maxAgeMs &&
      count + 1 <= limits.maxEntries &&
      bytes + entry.bytes <= limits.maxBytes
    if (fits) {
      count += 1
      bytes += entry.bytes
    } else out.push(entry.url)
  }
  return out
}

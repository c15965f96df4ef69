/** Which entries of a cache must go: the least recently used first, until number, age and bytes are within limits. */
import type { CacheLimits } from './cache-rules.ts'

export interface CacheEntry {
  url: string
  /** Length of the body. Headers are not counted. */
  bytes: number
  /** By the server's clock, milliseconds since 1970: the device's may be years off. */
  savedAt: number
  /** Grows with every use; milliseconds since 1970 as long as the device's clock goes forward. */
  usedAt: number
}

/**
 * @param now the latest time a server told, milliseconds since 1970
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

/**
 * What everybody hears comes at most once a second for each thing: the first change at once, and of those that follow
 * within the second the last one, when it is over.
 */
import type { FeedChange } from '../platform/database/change-feed.ts'
import { lastOfEach } from '../features/sync/entity-loader.ts'

export const PUBLIC_PUSH_MS = 1_000

export interface PublicPace {
  /** Those of the changes that may be told now; the others are kept, and told later. */
  admit(changes: readonly FeedChange[]): FeedChange[]
  /** How far everything has been told, of what has settled up to here. */
  told(settled: number): number
}

/** @param tell is given what was kept, once its time has come */
export function createPublicPace(tell: (changes: FeedChange[]) => void): PublicPace {
  /** When a thing was last told of. */
  const toldAt = new Map<string, number>()
  const kept = new Map<string, { change: FeedChange; since: number }>()
  const nameOf = ({ topic, entityId }: FeedChange) => `${topic} ${entityId}`

  const timer = setInterval(() => {
    const now = performance.now()
    const due: FeedChange[] = []
    for (const [name, at] of toldAt) {
      if (now - at < PUBLIC_PUSH_MS) continue
      toldAt.delete(name)
      const waiting = kept.get(name)
      if (!waiting) continue
      kept.delete(name)
      toldAt.set(name, now)
      due.push(waiting.change)
    }
    if (due.length > 0) tell(due.toSorted((a, b) => a.seq - b.seq))
  }, PUBLIC_PUSH_MS / 10)
  timer.unref()

  return {
    admit(changes) {
      const now = performance.now()
      return changes.filter((change) => {
        const name = nameOf(change)
        if (!toldAt.has(name)) {
          toldAt.set(name, now)
          return true
        }
        const before = kept.get(name)
        const [last] = lastOfEach(before ? [before.change, change] : [change])
        kept.set(name, { change: last!, since: before?.since ?? change.seq })
        return false
      })
    },
    told: (settled) => Math.min(settled, ...[...kept.values()].map(({ since }) => since - 1)),
  }
}

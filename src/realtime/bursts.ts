import type { Clock } from '../offline/outbox/ports.ts'

/** Short enough that nobody waits, long enough that a bulk is drawn a few times a second. */
const TAKEN_EVERY_MS = 200

export interface Bursts<Item> {
  add(item: Item): void
  /** Takes now what waits. */
  flush(): void
}

/** What comes one at a time is taken at once; what comes thick and fast, all that came within a moment in one go. */
export function createBursts<Item>(clock: Clock, take: (items: readonly Item[]) => void): Bursts<Item> {
  let waiting: Item[] = []
  let resting = false

  function flush(): void {
    const items = waiting
    waiting = []
    if (items.length > 0) take(items)
  }

  function rest(): void {
    resting = true
    clock.after(TAKEN_EVERY_MS, () => {
      resting = false
      if (waiting.length === 0) return
      rest()
      flush()
    })
  }

  return {
    add(item) {
      waiting.push(item)
      if (resting) return
      rest()
      flush()
    },
    flush,
  }
}

/** What `hubs/vendor` does to the real weddings that are kept: which of them are read where, the server knows. */
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { LiveHandler } from '../../realtime/live-cache.ts'

const { created, updated, deleted } = CHANGE_EVENTS.publishedWedding

const askAgain: LiveHandler = (cache) => {
  for (const key of [['real-weddings'], ['home', 'wedding']]) cache.invalidate(key)
}

export const realWeddingLive: Readonly<Record<string, LiveHandler>> = {
  [created]: askAgain,
  [updated]: askAgain,
  [deleted]: askAgain,
}

import { expect, it } from 'vitest'
import { untilDrawnMs } from './bulk.ts'
import { createSyncHub, type SyncEngine } from './sync-hub.ts'

const status = (draining: boolean, waiting: number) => ({
  waiting,
  draining,
  review: 0,
  lastSyncedAt: undefined,
  online: true,
  paused: undefined,
})

it('a few edits are drawn at once, sent or not, and many that are not on their way', () => {
  expect(untilDrawnMs(status(true, 20), 300)).toBe(0)
  expect(untilDrawnMs(status(false, 500), 300)).toBe(0)
})

it('while many are sent all that changes is drawn at the same moment, every other second', () => {
  expect([0, 300, 1_999.5, 2_300].map((now) => now + untilDrawnMs(status(true, 21), now))).toEqual([
    2_000, 2_000, 2_000, 4_000,
  ])
})

it('what somebody does while many are sent is shown at once, and what became of those with it', () => {
  let told = 0
  let say: (bySending: boolean) => void = () => undefined
  const outbox = {
    status: () => status(true, 500),
    subscribe: (listener: typeof say) => void (say = listener),
  }
  const silent = { subscribe: () => () => undefined }
  const hub = createSyncHub(() => Promise.reject(new Error('not used')))
  hub.set({ outbox, reachability: silent, uploads: silent, drafts: silent } as unknown as SyncEngine)
  hub.subscribe(() => (told += 1))
  say(true)
  say(true)
  expect(told).toBe(0)
  say(false)
  expect(told).toBe(1)
})

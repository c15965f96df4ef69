import { expect, it } from 'vitest'
import { untilDrawnMs } from './bulk.ts'

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

it('while many are sent all that changes is drawn at the same moment, once a second', () => {
  expect([0, 300, 999.5, 1_300].map((now) => now + untilDrawnMs(status(true, 21), now))).toEqual([
    1_000, 1_000, 1_000, 2_000,
  ])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Command } from '../../../offline/outbox/command.ts'
import { MARK_AFTER_MS } from '../entity-marks.ts'
import type { SyncEngine, SyncHub } from '../sync-hub.ts'
import { createUnsettledStore } from './unsettled.ts'

const command = (id: number, more: Partial<Command> = {}): Command =>
  ({ id: String(id), entity: { kind: 'task', id: String(id) }, ...more }) as Command

/** A device whose outbox the test fills and empties, and what the navigation was told to count. */
function device() {
  const state = { pending: [] as Command[], review: [] as Command[], reach: 'online', paused: undefined }
  const listeners = new Set<() => void>()
  const hub = {
    engine: () =>
      ({
        outbox: {
          pending: () => state.pending,
          review: () => state.review,
          status: () => ({ paused: state.paused }),
        },
        reachability: { state: () => state.reach },
      }) as unknown as SyncEngine,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as SyncHub
  const store = createUnsettledStore(hub, () => Date.now())
  const counted: number[] = []
  const stop = store.subscribe(() => counted.push(store.get()))
  const set = (change: Partial<typeof state>) => {
    Object.assign(state, change)
    for (const listener of listeners) listener()
  }
  return { set, store, counted, stop }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('ninety-eight edits that leave one after the other are never a place to go, however long they take', () => {
  const { set, counted, stop } = device()
  let pending = Array.from({ length: 98 }, (_, id) => command(id))
  set({ pending })
  while (pending.length > 0) {
    vi.advanceTimersByTime(MARK_AFTER_MS - 100)
    pending = pending.slice(7)
    set({ pending })
  }
  vi.advanceTimersByTime(10 * MARK_AFTER_MS)
  expect(new Set(counted)).toEqual(new Set([0]))
  stop()
})

it('what does not leave within a moment is counted then, and stays until all have left', () => {
  const { set, store, counted, stop } = device()
  set({ pending: [command(1), command(2)] })
  expect(store.get()).toBe(0)
  vi.advanceTimersByTime(MARK_AFTER_MS + 100)
  expect(counted.at(-1)).toBe(2)
  set({ pending: [command(2)] })
  expect(counted.at(-1)).toBe(1)
  set({ pending: [] })
  expect(counted.at(-1)).toBe(0)
  set({ pending: [command(3)] })
  expect(counted.at(-1)).toBe(0)
  stop()
})

it('without a network, after a failure and when something was refused it is counted at once', () => {
  const offline = device()
  offline.set({ reach: 'offline', pending: [command(1)] })
  expect(offline.store.get()).toBe(1)
  const failed = device()
  failed.set({ pending: [command(1, { failure: { code: 'unavailable', detail: '' } as never })] })
  expect(failed.store.get()).toBe(1)
  const refused = device()
  refused.set({ review: [command(1)] })
  expect(refused.store.get()).toBe(1)
  for (const { stop } of [offline, failed, refused]) stop()
})

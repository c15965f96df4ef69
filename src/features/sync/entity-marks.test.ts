import { describe, expect, it, vi } from 'vitest'
import type { Command } from '../../offline/outbox/command.ts'
import { createMarkStore, MARK_AFTER_MS, marksOf, NO_MARKS } from './entity-marks.ts'
import type { SyncEngine, SyncHub } from './sync-hub.ts'

const command = (id: string, entityId: string, more: Partial<Command> = {}): Command =>
  ({ id, entity: { kind: 'task', id: entityId }, state: 'pending', ...more }) as Command

const facts = { pending: [], review: [], stopped: false, isLate: () => false }

describe('the marks of a list', () => {
  it('say nothing of what is on its way at once', () => {
    expect(marksOf('task', { ...facts, pending: [command('1', 'a')] })).toBe(NO_MARKS)
  })

  it('say what waits when nothing can be sent, when it failed once, or when it takes long', () => {
    const pending = [command('1', 'a')]
    expect([...marksOf('task', { ...facts, pending, stopped: true })]).toEqual([['a', 'waiting']])
    expect([...marksOf('task', { ...facts, pending, isLate: () => true })]).toEqual([['a', 'waiting']])
    const failed = [command('1', 'a', { failure: { code: 'unavailable', detail: '' } as never })]
    expect([...marksOf('task', { ...facts, pending: failed })]).toEqual([['a', 'waiting']])
  })

  it('put what was refused before what waits, and leave other kinds alone', () => {
    const pending = [
      command('1', 'a'),
      command('2', 'b'),
      command('3', 'c', { entity: { kind: 'budgetItem', id: 'c' } }),
    ]
    const marks = marksOf('task', { ...facts, pending, review: [command('0', 'a')], stopped: true })
    expect(Object.fromEntries(marks)).toEqual({ a: 'review', b: 'waiting' })
  })
})

describe('the store of marks', () => {
  it('keeps its map while nothing changes, and says what has waited for long', () => {
    let time = 0
    const engine = {
      outbox: {
        pending: () => [command('1', 'a')],
        review: () => [],
        status: () => ({ paused: undefined }),
      },
      reachability: { state: () => 'online' },
    } as unknown as SyncEngine
    const hub = { engine: () => engine } as SyncHub
    const store = createMarkStore(hub, 'task', () => time)
    expect(store.get()).toBe(NO_MARKS)
    time = MARK_AFTER_MS
    const marks = store.get()
    expect(Object.fromEntries(marks)).toEqual({ a: 'waiting' })
    expect(store.get()).toBe(marks)
  })

  it('looks again once what is young has become late', () => {
    vi.useFakeTimers()
    try {
      let tell = () => {}
      const hub = {
        engine: () => ({ outbox: { pending: () => [command('1', 'a')] } }) as unknown as SyncEngine,
        subscribe: (listener: () => void) => {
          tell = listener
          return () => undefined
        },
      } as unknown as SyncHub
      const listener = vi.fn()
      const stop = createMarkStore(hub, 'task').subscribe(listener)
      tell()
      expect(listener).toHaveBeenCalledTimes(1)
      vi.advanceTimersByTime(MARK_AFTER_MS + 100)
      expect(listener).toHaveBeenCalledTimes(2)
      stop()
    } finally {
      vi.useRealTimers()
    }
  })
})

import { QueryClient } from '@tanstack/query-core'
import { describe, expect, it } from 'vitest'
import { cachePortOf } from '../offline/cache/query-cache-port.ts'
import type { HubConnection, HubState } from './hub-connection.ts'
import { createLiveCache, patchList, patchOne, removeFromList, type Changes } from './live-cache.ts'

interface Task {
  id: string
  version: number
  title?: string
}

/** A feed on the server, a hub that tells of it while connected, and a device that follows. */
function world(seq?: number, hearsAll?: boolean) {
  const client = new QueryClient()
  client.setQueryData<Task[]>(['tasks'], [])
  const listeners = new Map<string, (...args: unknown[]) => void>()
  const stateListeners = new Set<() => void>()
  const connected: (() => Promise<void>)[] = []
  const feed: { seq: number; event: string; payload: unknown }[] = []
  const asked: (number | undefined)[] = []
  const refetches: string[] = []
  const patched: string[] = []
  const timers: (() => void)[] = []
  const pass = () => timers.splice(0).forEach((work) => work())
  const device = {
    seq,
    state: 'idle' as HubState,
    reset: false,
    pageSize: 100,
    beforeAnswer: () => undefined as void,
  }
  const hub: HubConnection = {
    on: (event, listener) => void listeners.set(event, listener),
    onConnected: (listener) => void connected.push(listener),
    invoke: () => Promise.reject(new Error('not used')),
    state: () => device.state,
    subscribe(listener) {
      stateListeners.add(listener)
      return () => stateListeners.delete(listener)
    },
    start() {},
    async stop() {},
  }
  const live = createLiveCache({
    cache: cachePortOf(client, async () => true),
    handlers: {
      TaskUpdate: (cache, payload) =>
        cache.setQueryData<Task[]>(['tasks'], (tasks = []) => patchList(tasks, payload as Task)),
      TaskDeleted: (cache, id) =>
        cache.setQueryData<Task[]>(['tasks'], (tasks = []) => removeFromList(tasks, id as string)),
    },
    seqStore: { get: async () => device.seq, set: (next) => void (device.seq = next) },
    async catchUp(after): Promise<Changes> {
      asked.push(after)
      const missed = feed.filter((change) => change.seq > (after ?? 0))
      const page = missed.slice(0, device.pageSize)
      const last = feed.at(-1)?.seq ?? 0
      device.beforeAnswer()
      if (device.reset) return { changes: [], seq: last, more: false, reset: true }
      const more = page.length < missed.length
      return { changes: page, seq: more ? page.at(-1)!.seq : last, more, reset: false }
    },
    clock: {
      now: Date.now,
      after: (_ms, work) => {
        timers.push(work)
        return () => undefined
      },
    },
    refetch: (why) => refetches.push(why),
    ...(hearsAll !== undefined && { hearsAll }),
    onPatched: (event) => void patched.push(event),
  })
  live.attach(hub)
  const become = (state: HubState) => {
    device.state = state
    for (const listener of stateListeners) listener()
  }
  return {
    live,
    device,
    asked,
    refetches,
    patched,
    /** How often the list was written. */
    patches: () => client.getQueryCache().find({ queryKey: ['tasks'] })!.state.dataUpdateCount,
    tasks: () => client.getQueryData<Task[]>(['tasks']),
    /** The server commits a change; a connected device hears of it. */
    commit(event: string, payload: unknown) {
      const change = { seq: (feed.at(-1)?.seq ?? 0) + 1, event, payload }
      feed.push(change)
      if (device.state === 'connected') listeners.get(event)?.(payload, change.seq)
      pass()
      return change.seq
    },
    tell(event: string, payload: unknown, seq: number, settled?: number) {
      listeners.get(event)?.(payload, seq, settled)
      pass()
    },
    /** Many at once: no time passes in between. */
    tellAll: (event: string, told: readonly (readonly [payload: unknown, seq: number])[]) =>
      told.forEach(([payload, seq]) => listeners.get(event)?.(payload, seq)),
    pass,
    async connect() {
      become('connecting')
      for (const listener of connected) await listener()
      become('connected')
    },
    disconnect: () => become('waiting'),
    /** A proxy lets no hub through. */
    async refuse() {
      become('connecting')
      become('waiting')
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

describe('the live cache', () => {
  it('patches what it hears and remembers how far it came', async () => {
    const { connect, commit, tasks, device } = world(0)
    await connect()
    commit('TaskUpdate', { id: '1', version: 1 })
    commit('TaskUpdate', { id: '1', version: 2 })
    commit('TaskUpdate', { id: '2', version: 1 })
    expect(tasks()).toEqual([
      { id: '1', version: 2 },
      { id: '2', version: 1 },
    ])
    commit('TaskDeleted', '1')
    expect(tasks()).toEqual([{ id: '2', version: 1 }])
    expect(device.seq).toBe(4)
  })

  it('of a hub that tells only a part, remembers how far a catch-up came, and never a push', async () => {
    const { live, connect, commit, tell, tasks, device, asked } = world(0, false)
    await connect()
    const first = commit('TaskUpdate', { id: '1', version: 1 })
    tell('TaskUpdate', { id: '1', version: 2 }, first + 1, first + 1)
    expect([tasks(), device.seq]).toEqual([[{ id: '1', version: 2 }], 0])
    await live.catchUp()
    expect([asked.at(-1), device.seq]).toEqual([0, first])
  })

  it('takes once what a catch-up brought and a push brings again, in whatever order', async () => {
    const { connect, commit, tell, patched, device } = world(0)
    const seqs = [1, 2].map((version) => commit('TaskUpdate', { id: '1', version }))
    await connect()
    for (const [index, seq] of seqs.entries()) tell('TaskUpdate', { id: '1', version: index + 1 }, seq)
    expect(patched).toHaveLength(2)
    expect(device.seq).toBe(2)
  })

  it('asks again for what may still come below a number it has heard', async () => {
    const { connect, disconnect, tell, asked, device, tasks } = world(0)
    await connect()
    // 2 is being written while 3 is told.
    tell('TaskUpdate', { id: '3', version: 1 }, 3, 1)
    expect([tasks()!.length, device.seq]).toEqual([1, 1])
    disconnect()
    await connect()
    expect(asked).toEqual([0, 1])
  })

  it('asks for exactly what it missed, page by page', async () => {
    const { connect, disconnect, commit, tasks, device, asked, refetches } = world(0)
    device.pageSize = 2
    await connect()
    commit('TaskUpdate', { id: '1', version: 1 })
    disconnect()
    for (let version = 2; version <= 6; version += 1) commit('TaskUpdate', { id: '1', version })
    await connect()
    expect(tasks()).toEqual([{ id: '1', version: 6 }])
    expect(asked).toEqual([0, 1, 3, 5])
    expect(device.seq).toBe(6)
    expect(refetches).toEqual([])
  })

  it('asks for what it missed at each connection that is refused, and puts it in once', async () => {
    const { connect, refuse, commit, tasks, asked, patched } = world(0)
    commit('TaskUpdate', { id: '1', version: 1 })
    await refuse()
    commit('TaskUpdate', { id: '1', version: 2 })
    await refuse()
    expect(tasks()).toEqual([{ id: '1', version: 2 }])
    await connect()
    expect(asked).toEqual([0, 1, 2])
    expect(patched).toHaveLength(2)
  })

  it('reads everything again when it was gone too long, or was never here', async () => {
    const gone = world(3)
    gone.commit('TaskUpdate', { id: '1', version: 1 })
    gone.device.reset = true
    await gone.connect()
    expect(gone.refetches).toEqual(['reset'])
    expect(gone.device.seq).toBe(1)
    const fresh = world(undefined)
    for (const id of ['1', '2']) fresh.commit('TaskUpdate', { id, version: 1 })
    fresh.device.pageSize = 1
    await fresh.connect()
    expect([fresh.refetches, fresh.device.seq]).toEqual([['first'], 1])
  })

  it('lays over what it has just read what one page tells, where it was never here: only what was kept is read again', async () => {
    const fresh = world(undefined)
    fresh.commit('TaskUpdate', { id: '1', version: 2 })
    await fresh.connect()
    expect([fresh.refetches, fresh.device.seq]).toEqual([['kept'], 1])
    expect(fresh.tasks()).toEqual([{ id: '1', version: 2 }])
  })

  it('does not count a live change before the gap in front of it is filled', async () => {
    const { connect, commit, tell, device, live, tasks } = world(0)
    commit('TaskUpdate', { id: '1', version: 1 })
    const later = commit('TaskUpdate', { id: '2', version: 1 })
    device.beforeAnswer = () => {
      // Heard while the catch-up is under way, which may still fail.
      tell('TaskUpdate', { id: '2', version: 1 }, later)
      expect(device.seq).toBe(0)
      throw new Error('connection lost')
    }
    await expect(connect()).rejects.toThrow('connection lost')
    expect(device.seq).toBe(0)
    device.beforeAnswer = () => undefined
    await live.catchUp()
    expect(device.seq).toBe(2)
    expect(tasks()).toHaveLength(2)
  })

  it('puts what it hears during a catch-up behind what the catch-up brings', async () => {
    const { connect, disconnect, commit, tell, device, tasks } = world(0)
    await connect()
    disconnect()
    commit('TaskUpdate', { id: '1', version: 1 })
    const deleted = commit('TaskDeleted', '1')
    // The page ends before the deletion, which the hub tells of while the page is on its way.
    device.pageSize = 1
    device.beforeAnswer = () => tell('TaskDeleted', '1', deleted)
    await connect()
    expect(tasks()).toEqual([])
    expect(device.seq).toBe(2)
  })

  it('does not take a catch-up of a lost connection for one of the next', async () => {
    const { connect, disconnect, commit, tell, device, tasks } = world(0)
    let reconnected: Promise<void> | undefined
    let told = 0
    device.beforeAnswer = () => {
      device.beforeAnswer = () => undefined
      disconnect()
      commit('TaskUpdate', { id: '1', version: 1 })
      reconnected = connect()
      told = commit('TaskUpdate', { id: '2', version: 1 })
      // Heard on the new connection before its own catch-up, which alone brings the first.
      tell('TaskUpdate', { id: '2', version: 1 }, told)
    }
    await connect()
    await reconnected
    expect(
      tasks()
        ?.map(({ id }) => id)
        .toSorted(),
    ).toEqual(['1', '2'])
    expect(device.seq).toBe(told)
  })

  it('puts many pushes in with one patch of the list, and says how far it came when they are in it', async () => {
    const { connect, tellAll, pass, tasks, device, patches } = world(0)
    await connect()
    const before = patches()
    tellAll(
      'TaskUpdate',
      [1, 2, 3, 4, 5].map((n) => [{ id: `${n}`, version: 1 }, n] as const),
    )
    // The first at once.
    expect([tasks()?.length, device.seq]).toEqual([1, 1])
    pass()
    expect([tasks()?.length, device.seq, patches() - before]).toEqual([5, 5, 2])
  })

  it('puts in what it has heard when the connection is lost, and asks only for what came after', async () => {
    const { connect, disconnect, tellAll, pass, tasks, asked, device } = world(0)
    await connect()
    tellAll(
      'TaskUpdate',
      [1, 2, 3].map((n) => [{ id: `${n}`, version: 1 }, n] as const),
    )
    disconnect()
    expect([tasks()?.length, device.seq]).toEqual([3, 3])
    await connect()
    pass()
    expect([asked.at(-1), tasks()?.length]).toEqual([3, 3])
  })

  it('ignores what is older than what it has, however often it comes', async () => {
    const { connect, tell, tasks } = world(0)
    await connect()
    tell('TaskUpdate', { id: '1', version: 5, title: 'new' }, 1)
    tell('TaskUpdate', { id: '1', version: 4, title: 'old' }, 2)
    tell('TaskUpdate', { id: '1', version: 5, title: 'new' }, 1)
    expect(tasks()).toEqual([{ id: '1', version: 5, title: 'new' }])
  })
})

it('patches leave untouched what they do not concern', () => {
  const list = [{ id: '1', version: 2 }]
  expect(patchList(list, { id: '1', version: 1 })).toBe(list)
  expect(removeFromList(list, 'nobody')).toBe(list)
  expect(patchOne({ id: '1', version: 2 }, { id: '1', version: 1 })).toEqual({ id: '1', version: 2 })
  expect(patchOne(undefined, { id: '1', version: 1 })).toEqual({ id: '1', version: 1 })
})

import { onlineManager } from '@tanstack/query-core'
import { expect, it, vi } from 'vitest'
import { SERVER_VERSION_HEADER } from '#contract/wire/client-version.ts'
import {
  PROBE_TIMEOUT_MS,
  bindOnlineManager,
  browserDevice,
  createConnectivity,
  pingServer,
  type ConnectivityState,
} from './connectivity.ts'

/** A device whose network, server and clock the test holds in its hand. */
function world({ onLine = true, serves = true } = {}) {
  let now = 0
  let probes = 0
  const timers = new Set<{ at: number; work: () => void }>()
  const listeners = new Set<() => void>()
  const state = { onLine, serves, visible: true, hangs: false }
  const connectivity = createConnectivity({
    async probe() {
      probes += 1
      if (state.hangs) return new Promise<never>(() => undefined)
      if (!state.serves) throw new TypeError('refused')
      return true
    },
    device: {
      onLine: () => state.onLine,
      visible: () => state.visible,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    clock: {
      now: () => now,
      after(ms, work) {
        const timer = { at: now + ms, work }
        timers.add(timer)
        return () => timers.delete(timer)
      },
    },
    random: () => 1,
  })
  const seen: ConnectivityState[] = []
  connectivity.subscribe(() => seen.push(connectivity.state()))
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    connectivity,
    seen,
    probes: () => probes,
    timers,
    async set(change: Partial<typeof state>) {
      Object.assign(state, change)
      for (const listener of listeners) listener()
      await settle()
    },
    /** Changes the world without a word from the browser. */
    async quietly(change: Partial<typeof state>) {
      Object.assign(state, change)
      await settle()
    },
    async pass(ms: number) {
      const end = now + ms
      for (;;) {
        const next = [...timers].sort((a, b) => a.at - b.at)[0]
        if (!next || next.at > end) break
        now = next.at
        timers.delete(next)
        next.work()
        await settle()
      }
      now = end
    },
    settle,
  }
}

it('says that the server is gone although the device has a network, after a second opinion', async () => {
  const { connectivity, seen, quietly, pass, settle } = world()
  connectivity.start()
  await settle()
  await quietly({ serves: false })
  connectivity.reportFailure()
  await settle()
  expect(connectivity.state()).toBe('unreachable')
  await quietly({ serves: true })
  await pass(120_000)
  expect(seen).toEqual(['unreachable', 'online'])
})

it('does not flap when one request fails and the server answers the probe', async () => {
  const { connectivity, seen, settle } = world()
  connectivity.start()
  await settle()
  for (let n = 0; n < 5; n += 1) {
    connectivity.reportFailure()
    await settle()
  }
  expect(seen).toEqual([])
})

it('does not flap when a single probe is lost', async () => {
  const { connectivity, seen, quietly, set, pass, settle } = world()
  connectivity.start()
  await settle()
  await pass(10_000)
  await quietly({ serves: false })
  await set({})
  await quietly({ serves: true })
  await pass(5_000)
  expect(seen).toEqual([])
})

it('is offline at once when the device says so, and online only after the probe', async () => {
  const { connectivity, seen, set, settle } = world()
  connectivity.start()
  await settle()
  await set({ onLine: false, serves: false })
  expect(connectivity.state()).toBe('offline')
  await set({ onLine: true })
  expect(connectivity.state()).toBe('unreachable')
  await set({ serves: true })
  expect(seen).toEqual(['offline', 'unreachable', 'online'])
})

it('believes the probe against a device that wrongly says that there is no network', async () => {
  const { connectivity, settle } = world({ onLine: false, serves: true })
  expect(connectivity.state()).toBe('offline')
  connectivity.start()
  await settle()
  expect(connectivity.state()).toBe('online')
})

it('probes less and less often, and not at all while nobody looks', async () => {
  const { connectivity, probes, pass, set, settle } = world({ serves: false })
  connectivity.start()
  await settle()
  await pass(10 * 60_000)
  const after = probes()
  expect(after).toBeLessThan(20)
  await set({ visible: false })
  await pass(60 * 60_000)
  expect(probes()).toBeLessThanOrEqual(after + 1)
  await set({ visible: true, serves: true })
  expect(connectivity.state()).toBe('online')
})

it('takes a probe that is accepted and never answered for a miss, after a time of its own', async () => {
  const { connectivity, quietly, pass, probes, settle } = world()
  connectivity.start()
  await settle()
  await quietly({ hangs: true })
  connectivity.reportFailure()
  await pass(2 * PROBE_TIMEOUT_MS + 1_000)
  expect(connectivity.state()).toBe('unreachable')
  // The portal is passed: the next one does not wait for those that hang.
  await quietly({ hangs: false })
  await pass(3 * PROBE_TIMEOUT_MS)
  expect(connectivity.state()).toBe('online')
  expect(probes()).toBeLessThan(8)
})

it('stops when it is told to', async () => {
  const { connectivity, timers, settle } = world({ serves: false })
  connectivity.start()
  await settle()
  connectivity.stop()
  expect(timers.size).toBe(0)
})

it('takes a device that cannot say whether it has a network for one that has', () => {
  expect(navigator).not.toHaveProperty('onLine')
  expect(browserDevice.onLine()).toBe(true)
})

it('reads what answers a probe to its end: else the browser counts each as one that failed', async () => {
  const answer = Response.json({ ok: true }, { headers: { [SERVER_VERSION_HEADER]: '1' } })
  vi.stubGlobal('fetch', async () => answer)
  expect(await pingServer()).toBe(true)
  expect(answer.bodyUsed).toBe(true)
  vi.unstubAllGlobals()
})

it('tells the query library what the probe says', async () => {
  const { connectivity, set, settle } = world()
  bindOnlineManager(connectivity, onlineManager)
  connectivity.start()
  await settle()
  expect(onlineManager.isOnline()).toBe(true)
  await set({ onLine: false, serves: false })
  expect(onlineManager.isOnline()).toBe(false)
  await set({ onLine: true, serves: true })
  expect(onlineManager.isOnline()).toBe(true)
})

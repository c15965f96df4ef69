/**
 * Whether our server can be reached: a probe decides. `navigator.onLine` only says whether there is a network at all,
 * and stays true when the server alone is gone.
 */
import { isMarked } from '#contract/wire/client-version.ts'
import { heard } from '../lib/fault-log.ts'
import { retryDelayMs } from './outbox/backoff.ts'
import type { Clock, Random, Reachability } from './outbox/ports.ts'

/** `offline`: the device has no network. `unreachable`: it has one, our server does not answer. */
export type ConnectivityState = 'online' | 'offline' | 'unreachable'

export interface Connectivity extends Reachability {
  state(): ConnectivityState
  start(): void
  stop(): void
}

export interface Device {
  onLine(): boolean
  visible(): boolean
  /** Calls back when the network or the visibility changed, or the window got the focus. */
  subscribe(listener: () => void): () => void
}

export interface ConnectivityPorts {
  /** Whether our server answers; rejects or says false when it does not. */
  probe: () => Promise<boolean>
  device: Device
  clock: Clock
  random: Random
}

/** The longest between two probes. */
const PROBE_MAX_MS = 60_000
/** The longest that one may take. */
export const PROBE_TIMEOUT_MS = 5_000
/** A second opinion before saying that the server is gone: one lost packet is not news. */
const CONFIRM_MS = 800
/** An answer this fresh makes a probe needless. */
const FRESH_MS = 2_000

export function createConnectivity({ probe, device, clock, random }: ConnectivityPorts): Connectivity {
  const listeners = new Set<() => void>()
  let state: ConnectivityState = device.onLine() ? 'online' : 'offline'
  let misses = 0
  let lastContact = -Infinity
  let probing: Promise<boolean> | undefined
  let callOff: (() => void) | undefined
  let leaveDevice: (() => void) | undefined

  function become(next: ConnectivityState): void {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  function later(ms: number): void {
    callOff?.()
    callOff = leaveDevice && clock.after(ms, () => void (device.visible() && check()))
  }

  function reached(): void {
    misses = 0
    lastContact = clock.now()
    callOff?.()
    become('online')
  }

  function missed(): void {
    misses += 1
    if (!device.onLine()) become('offline')
    else if (misses >= 2 || state === 'offline') become('unreachable')
    later(misses === 1 ? CONFIRM_MS : retryDelayMs(misses, random, { maxMs: PROBE_MAX_MS }))
  }

  function check(): Promise<boolean> {
    probing ??= inTime(probe)
      .catch(heard('connectivity', false))
      .then((answered) => {
        if (answered) reached()
        else missed()
        return answered
      })
      .finally(() => (probing = undefined))
    return probing
  }

  /** A portal that takes the request and never answers is a miss, whatever became of the request itself. */
  function inTime(ask: () => Promise<boolean>): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const stop = clock.after(PROBE_TIMEOUT_MS, () => resolve(false))
      ask().then(resolve, reject).finally(stop)
    })
  }

  function onDevice(): void {
    // The device may be wrong when it says there is no network (a server on the same machine), so the probe still runs.
    if (!device.onLine()) become('offline')
    const fresh = state === 'online' && clock.now() - lastContact < FRESH_MS
    if (device.visible() && !fresh) void check()
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reportSuccess: reached,
    reportFailure() {
      // A failed request is the first miss; the probe is the second opinion.
      if (state === 'online') misses = Math.max(misses, 1)
      void check()
    },
    check,
    start() {
      leaveDevice ??= device.subscribe(onDevice)
      void check()
    },
    stop() {
      callOff?.()
      leaveDevice?.()
      leaveDevice = undefined
    },
  }
}

export const browserDevice: Device = {
  // Where nobody can say, there is one: the probe knows better.
  onLine: () => navigator.onLine !== false,
  visible: () => document.visibilityState === 'visible',
  subscribe(listener) {
    const targets = [
      [window, 'online'],
      [window, 'offline'],
      [window, 'focus'],
      [window, 'pageshow'],
      [document, 'visibilitychange'],
    ] as const
    for (const [target, event] of targets) target.addEventListener(event, listener)
    return () => {
      for (const [target, event] of targets) target.removeEventListener(event, listener)
    }
  },
}

/** Asks `GET /api/ping`, past every cache. What a portal or a proxy answers is no answer. */
export async function pingServer(path = '/api/ping', timeoutMs = PROBE_TIMEOUT_MS): Promise<boolean> {
  const response = await fetch(path, {
    cache: 'no-store',
    redirect: 'manual',
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  // Read to its end: a browser counts a body that nobody reads as a request that failed.
  await response.arrayBuffer()
  return response.ok && isMarked(response)
}

interface OnlineManager {
  setEventListener(setup: (setOnline: (online: boolean) => void) => (() => void) | undefined): void
}

/** Makes TanStack's `onlineManager` say what the probe says, in place of its own listeners. */
export function bindOnlineManager(connectivity: Connectivity, onlineManager: OnlineManager): void {
  onlineManager.setEventListener((setOnline) => {
    setOnline(connectivity.state() === 'online')
    return connectivity.subscribe(() => setOnline(connectivity.state() === 'online'))
  })
}

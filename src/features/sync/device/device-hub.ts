import type { InstallPrompt } from '../../../offline/worker/install-prompt.ts'
import type { ServiceWorkerClient } from '../../../offline/worker/service-worker-client.ts'

/** Keeps the couple's favourites readable without a network: detail, reviews, pictures of one width. */
export interface FavoriteKeeper {
  /** A new object at every change. */
  state(): KeepingState
  subscribe(listener: () => void): () => void
  /** Fetches them now, whatever kind of network there is: all, or as many as a device keeps. */
  keepNow(): Promise<void>
  /**
   * Its person signs out: nothing more is begun, until the page is another one.
   * @returns the vendor of which something is under way
   */
  stop(): string | undefined
}

export interface KeepingState {
  phase: 'resting' | 'keeping'
  /** How many of them open without a network. */
  kept: number
  /** All of them, or as many as a device keeps: those saved last. */
  total: number
  /** How many more there are. */
  beyond: number
  /** What they take up, as far as it was counted in this visit. */
  bytes: number
  /** How many could not be fetched the last time. */
  failed: number
}

/** What this device can do for the app: install it, update it. Both come after the first screen stands. */
export interface DeviceServices {
  install: InstallPrompt
  worker: ServiceWorkerClient
}

/** What is known of this device and of the server it speaks to; a new object at every change. */
export interface DeviceFacts {
  /** Whether app and server understand each other. */
  versions: 'fine' | 'app-too-old' | 'server-too-old'
  /** Whether what is written here stays: in memory only when the browser refuses, not at all when it is full. */
  storage: 'kept' | 'full' | 'refused'
  /** How many edits may not have left when the browser wiped what this account kept here. */
  wiped: number
}

const ALL_WELL: DeviceFacts = { versions: 'fine', storage: 'kept', wiped: 0 }

export interface DeviceHub {
  services(): DeviceServices | null
  facts(): DeviceFacts
  note(news: Partial<DeviceFacts>): void
  set(services: DeviceServices): void
  /** Undefined until the part that fetches ahead is there. */
  keeper(): FavoriteKeeper | undefined
  keepWith(keeper: FavoriteKeeper): void
  /** Told when they come, and of all they tell. */
  subscribe(listener: () => void): () => void
}

export function createDeviceHub(): DeviceHub {
  const listeners = new Set<() => void>()
  let services: DeviceServices | null = null
  let facts = ALL_WELL
  let keeper: FavoriteKeeper | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    services: () => services,
    facts: () => facts,
    note(news) {
      const keys = Object.keys(news) as (keyof DeviceFacts)[]
      if (keys.every((key) => facts[key] === news[key])) return
      facts = { ...facts, ...news }
      tell()
    },
    set(next) {
      services = next
      next.install.subscribe(tell)
      next.worker.subscribe(tell)
      tell()
    },
    keeper: () => keeper,
    keepWith(next) {
      keeper = next
      next.subscribe(tell)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

import type { InstallPrompt } from '../../offline/install-prompt.ts'
import type { ServiceWorkerClient } from '../../offline/service-worker-client.ts'

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
  /** Told when they come, and of all they tell. */
  subscribe(listener: () => void): () => void
}

export function createDeviceHub(): DeviceHub {
  const listeners = new Set<() => void>()
  let services: DeviceServices | null = null
  let facts = ALL_WELL
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
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

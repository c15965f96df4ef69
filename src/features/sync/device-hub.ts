import type { InstallPrompt } from '../../offline/install-prompt.ts'
import type { ServiceWorkerClient } from '../../offline/service-worker-client.ts'

/** What this device can do for the app: install it, update it. Both come after the first screen stands. */
export interface DeviceServices {
  install: InstallPrompt
  worker: ServiceWorkerClient
}

export interface DeviceHub {
  services(): DeviceServices | null
  set(services: DeviceServices): void
  /** Told when they come, and of all they tell. */
  subscribe(listener: () => void): () => void
}

export function createDeviceHub(): DeviceHub {
  const listeners = new Set<() => void>()
  let services: DeviceServices | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    services: () => services,
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

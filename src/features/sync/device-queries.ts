import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { InstallState } from '../../offline/install-prompt.ts'
import type { DeviceFacts, DeviceHub } from './device-hub.ts'

const DeviceContext = createContext<DeviceHub | null>(null)
export const DeviceProvider = DeviceContext.Provider

export function useDeviceHub(): DeviceHub {
  const hub = useContext(DeviceContext)
  if (!hub) throw new Error('the device needs a DeviceProvider above it')
  return hub
}

const NOT_HERE: InstallState = { way: undefined, offered: false }

/** Whether and how the app can be installed here. */
export function useInstallState(): InstallState {
  const hub = useDeviceHub()
  return useSyncExternalStore(
    hub.subscribe,
    () => hub.services()?.install.state() ?? NOT_HERE,
    () => NOT_HERE,
  )
}

/** Whether the app can be opened without a network from now on. */
export function useOfflineReady(): boolean {
  const hub = useDeviceHub()
  return useSyncExternalStore(
    hub.subscribe,
    () => hub.services()?.worker.offlineReady() ?? false,
    () => false,
  )
}

/** What this device cannot promise, and whether app and server understand each other. */
export function useDeviceFacts(): DeviceFacts {
  const hub = useDeviceHub()
  return useSyncExternalStore(hub.subscribe, hub.facts, hub.facts)
}

let dirty = 0

/** Whether a form somewhere holds something unsaved: an update must wait for it. */
export const hasDirtyForms = (): boolean => dirty > 0

/** A form with something unsaved says so while it is on screen. */
export function useDirtyForm(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    dirty += 1
    return () => {
      dirty -= 1
    }
  }, [isDirty])
}

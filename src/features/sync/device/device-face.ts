import { useContext, useEffect, useSyncExternalStore } from 'react'
import type { InstallState } from '../../../offline/worker/install-prompt.ts'
import { DeviceContext } from './device-context.ts'
import type { DeviceFacts, DeviceHub, FavoriteKeeper, KeepingState } from './device-hub.ts'
import { noteDirtyForm } from '../dirty-forms.ts'

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

const NOT_YET: KeepingState = { phase: 'resting', kept: 0, total: 0, beyond: 0, bytes: 0, failed: 0 }

/** How much of the favourites opens without a network, and the way to ask for all of it. */
export function useFavoriteKeeper(): KeepingState & { keepNow: FavoriteKeeper['keepNow'] | undefined } {
  const hub = useDeviceHub()
  const state = useSyncExternalStore(
    hub.subscribe,
    () => hub.keeper()?.state() ?? NOT_YET,
    () => NOT_YET,
  )
  return { ...state, keepNow: hub.keeper()?.keepNow }
}

/** A form with something unsaved says so while it is on screen. */
export function useDirtyForm(isDirty: boolean): void {
  useEffect(() => {
    if (isDirty) return noteDirtyForm()
    return undefined
  }, [isDirty])
}

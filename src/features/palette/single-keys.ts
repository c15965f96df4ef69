/** Whether keys pressed by themselves (`/`, `?`) do something: who speaks to the device, or slips, turns them off on it (WCAG 2.1.4). */
import { useSyncExternalStore } from 'react'
import { heard } from '../../lib/fault-log.ts'
import { SINGLE_KEYS, singleKeysAreOn } from '../../lists/single-keys.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SINGLE_KEYS)
    else localStorage.setItem(SINGLE_KEYS, 'off')
  } catch (error) {
    // Full, or refused: they stay as they are.
    heard('single-keys')(error)
  }
  for (const listener of listeners) listener()
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysAreOn)

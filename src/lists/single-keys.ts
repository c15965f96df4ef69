/** Whether keys pressed by themselves do something on this device. */
import { heard } from '../lib/fault-log.ts'

export const SINGLE_KEYS = 'lovoglio-single-keys'

export function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(SINGLE_KEYS) !== 'off'
  } catch (error) {
    heard('single-keys')(error)
    return true
  }
}

/** Whether a key was pressed by itself, where nobody writes, and may do something. */
export const isSingleKey = (event: KeyboardEvent, key: string): boolean =>
  event.key === key &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target as HTMLElement).closest('input, textarea, select, [contenteditable]') &&
  singleKeysAreOn()

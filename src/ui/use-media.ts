import { useSyncExternalStore } from 'react'

/** Where a rail, and not a bar of tabs, leads through an area: there is room for two things side by side. */
export const WIDE = '(min-width: 64rem)'
/** A finger, and not a mouse: a phone or a tablet. */
export const TOUCHED = '(pointer: coarse)'

/** Whether a media query holds now; false where a server draws. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

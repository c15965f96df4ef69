/** The hearts of this device as its screens show them; what keeps them is loaded late (`hearts.ts`). */
import { useSyncExternalStore } from 'react'
import type { VendorCard } from '#contract/vendors/vendor.ts'

/** A vendor that somebody without an account wants to find again. */
export interface Heart {
  /** The favourite's own, once there is an account: taken along twice, it is one. */
  id: string
  vendor: VendorCard
}

const NO_HEARTS: readonly Heart[] = []
let hearts = NO_HEARTS
const listeners = new Set<() => void>()

export function showHearts(next: readonly Heart[]): void {
  hearts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What a screen wants to know of the hearts. */
export const useHearts = <Known>(read: (hearts: readonly Heart[]) => Known): Known =>
  useSyncExternalStore(
    subscribe,
    () => read(hearts),
    () => read(NO_HEARTS),
  )

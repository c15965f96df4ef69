import { createContext, use, useCallback, useLayoutEffect, useState } from 'react'

/** How many parts of a form have something under way: told one more, or one less. */
export const Held = createContext<(by: 1 | -1) => void>(() => undefined)

/** @returns whether a part of the form has something under way, and what `Held` gives to them */
export function useHolds(): { isHeld: boolean; hold: (by: 1 | -1) => void } {
  const [holds, setHolds] = useState(0)
  const hold = useCallback((by: number) => setHolds((before) => before + by), [])
  return { isHeld: holds > 0, hold }
}

/**
 * The form around is not sent meanwhile.
 * @param busy a file is being read: sent now, the form would go without it
 */
export function useHeld(busy: boolean): void {
  const hold = use(Held)
  useLayoutEffect(() => {
    if (!busy) return
    hold(1)
    return () => hold(-1)
  }, [busy, hold])
}

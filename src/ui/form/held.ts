import { createContext, use, useLayoutEffect } from 'react'

/** How many parts of a form have something under way: told one more, or one less. */
export const Held = createContext<(by: 1 | -1) => void>(() => undefined)

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

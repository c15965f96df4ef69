/** For what is typed on a screen without a sheet: it is saved when its field is left, and nobody looks for a button. */
import type { FocusEvent } from 'react'

/**
 * @param dirty whether something was typed
 * @param save what is wrong stays where it was typed
 * @returns for the element around the fields
 */
export const saveOnLeave = (dirty: boolean, save: () => Promise<unknown>) => (event: FocusEvent) => {
  const next = event.relatedTarget
  // A button among the fields says itself what becomes of it: kept, or thrown away.
  const isButton =
    next instanceof Element && event.currentTarget.contains(next) && next.closest('button') !== null
  if (dirty && !isButton) void save()
}

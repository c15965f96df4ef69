import { useEffect } from 'react'

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

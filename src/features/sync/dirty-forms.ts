let dirty = 0

/** Whether a form somewhere holds something unsaved: an update must wait for it. */
export const hasDirtyForms = (): boolean => dirty > 0

/** One more form with something unsaved. @returns what ends it */
export function noteDirtyForm(): () => void {
  dirty += 1
  return () => {
    dirty -= 1
  }
}

import { notify } from '../ui/overlay/toasts-store.ts'

/** Section 8 of the specification, to the letter. */
export const UNAUTHORISED_TEXT = 'Ci dispiace, non sei autorizzato a visualizzare questa pagina.'
export const UNAUTHORISED_TOAST_MS = 4000

let shownAt = -Infinity

/** Shows the toast of a 401. A page whose several requests are refused together says it once. */
export function tellUnauthorised(now: number = performance.now()): void {
  if (now - shownAt < UNAUTHORISED_TOAST_MS) return
  shownAt = now
  notify({ message: UNAUTHORISED_TEXT, type: 'danger', duration: UNAUTHORISED_TOAST_MS })
}

import { isGoneCode } from './deleted-account.ts'
import { notify } from '../ui/overlay/toasts-store.ts'

/** Section 8 of the specification, to the letter. */
export const UNAUTHORISED_TEXT = 'Ci dispiace, non sei autorizzato a visualizzare questa pagina.'
export const UNAUTHORISED_TOAST_MS = 4000

let shownAt = -Infinity

/** Tells a 401, unless its code says that the account is gone: that is told in words of its own, where what is kept of it is. */
export function tellRefused(code: string): void {
  if (!isGoneCode(code)) tellUnauthorised()
}

/** Shows the toast of a 401. A page whose several requests are refused together says it once. */
export function tellUnauthorised(now: number = performance.now()): void {
  if (now - shownAt < UNAUTHORISED_TOAST_MS) return
  shownAt = now
  notify({ message: UNAUTHORISED_TEXT, type: 'danger', duration: UNAUTHORISED_TOAST_MS })
}

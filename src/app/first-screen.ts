import { serverPageTaken } from '../pace/below-fold.ts'

/** What can wait until the first screen stands, and the word that it does. */
let tell = () => {}
const stands = new Promise<void>((resolve) => (tell = resolve))
/** A screen that cannot be drawn must not keep edits from being sent. */
const AT_MOST_MS = 5_000

/** Resolves once the first screen has been painted; at once when it has been. */
export function firstScreen(): Promise<void> {
  return Promise.race([stands, new Promise<void>((resolve) => setTimeout(resolve, AT_MOST_MS))])
}

/** What was touched before the app ran is done now. */
export function earlyTouches(): void {
  globalThis.lovoglioTouches?.()
  globalThis.lovoglioTouches = undefined
}

/** The first screen is in the document: it is painted with the next frame. */
export function firstScreenDrawn(): void {
  serverPageTaken()
  earlyTouches()
  requestAnimationFrame(() => setTimeout(tell))
  // A page nobody looks at gets no frames.
  if (document.visibilityState === 'hidden') tell()
}

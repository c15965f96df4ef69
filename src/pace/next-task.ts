/**
 * Lets the browser answer a finger or draw a frame before what follows: long work is done in several tasks. By a timer, since
 * what is yielded comes back before a frame is drawn; but timers of a page that nobody looks at are held back for seconds.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  const isHidden = globalThis.document?.visibilityState === 'hidden'
  return (isHidden && scheduler?.yield?.()) || new Promise((resolve) => setTimeout(resolve))
}

/**
 * Does something heavy once the frame with the answer to a touch is on the screen: the finger is answered at once, the
 * rest follows.
 */
export function afterPaint(work: () => void): void {
  // A page nobody looks at gets no frames.
  if (document.visibilityState === 'hidden') setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}

import { startTransition, useEffect, useState } from 'react'

/** Fills the tallest phone and most desks at once. */
const FIRST = 16
/** As many rows as a slow phone draws without being felt. */
const SLICE = 24

/**
 * How many rows of a long list to draw now: a screenful at first, then more of them whenever the page rests, so that
 * neither the first paint nor a finger waits for the rows nobody sees yet.
 * @param total how many there are
 * @param subject what the list shows; of another one the first rows are drawn first again
 */
export function useSlices(total: number, subject: unknown): number {
  const [shown, setShown] = useState({ subject, limit: FIRST })
  const limit = shown.subject === subject ? shown.limit : FIRST
  useEffect(() => {
    if (limit >= total) return
    return whenAtRest(() => startTransition(() => setShown({ subject, limit: limit + SLICE })))
  }, [limit, total, subject])
  return limit
}

/** @returns what calls it off */
function whenAtRest(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 50)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(id)
}

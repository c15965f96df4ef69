import { startTransition, useEffect, useState } from 'react'

/** Fills the tallest phone and most desks at once. */
const FIRST = 16
/** As many rows as a slow phone draws without being felt. */
const SLICE = 12
/** How often more are drawn while the page has something else to do that is worth more. */
const BUSY_EVERY_MS = 1_000

/**
 * How many rows of a long list to draw now: a screenful at first, then more of them whenever the page rests, so that
 * neither the first paint nor a finger waits for the rows nobody sees yet.
 * @param total how many there are
 * @param subject what the list shows; of another one the first rows are drawn first again
 * @param busy not whenever the page rests, but now and then: each of its rests is needed
 */
export function useSlices(total: number, subject: unknown, busy = false): number {
  const [shown, setShown] = useState({ subject, limit: FIRST })
  const limit = shown.subject === subject ? shown.limit : FIRST
  useEffect(() => {
    if (limit >= total) return
    const more = () => startTransition(() => setShown({ subject, limit: limit + SLICE }))
    return busy ? later(more, BUSY_EVERY_MS) : whenAtRest(more)
  }, [limit, total, subject, busy])
  return limit
}

/** @returns what calls it off */
function whenAtRest(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) return later(work, 50)
  const id = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(id)
}

/** @returns what calls it off */
function later(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

import { useState } from 'react'

/** On the server, and in the browser until what the server drew has been taken over. */
let drawnByServer = typeof document === 'undefined' || '$_TSR' in globalThis

// The same each time: what is drawn with them need not be drawn again.
const BELOW_FOLD = { 'data-below-fold': true } as const
const BELOW_FOLD_WHERE_NARROW = { 'data-below-fold': 'narrow' } as const
const SOON = {}

export interface BelowFold {
  'data-below-fold'?: true | 'narrow'
}

/** From now on what is drawn is drawn here. */
export function serverPageTaken(): void {
  drawnByServer = false
}

/**
 * For what lies below the fold of a page that the server drew: the browser draws it when it comes near (the rule
 * is in `base.css`), so that reading and laying out the whole page does not keep what is in sight waiting. A page that is
 * opened from within the app is drawn at once: going back finds its place by its true heights.
 * @param where `narrow`: what a wide window has above the fold, and a phone below it
 */
export function useBelowFold(where?: 'narrow'): BelowFold {
  const [late] = useState(drawnByServer)
  if (!late) return SOON
  return where === 'narrow' ? BELOW_FOLD_WHERE_NARROW : BELOW_FOLD
}

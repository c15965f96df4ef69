import { MAIN_ID } from '../ui/frame/skip-link.tsx'
import type { AppRouter } from './router.tsx'
import { type PlaceLeft, placeNow, returnTo } from './place-left.ts'

/**
 * Section 2: each navigation starts from the top, and once it is complete a page that is scrolled down goes smoothly to
 * the top. Going back is the exception: a list is found where it was left (the router restores it). The keyboard and
 * readers of the screen start from the new page's contents.
 */
export function keepScroll(router: AppRouter): void {
  let back = false
  const lefts = placesLeft(router)
  router.history.subscribe(({ action }) => {
    back = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
    lefts.note()
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    const left = lefts.of(toLocation)
    if (back && left) returnTo(left)
    if (!pathChanged || !fromLocation || toLocation.hash) return
    const main = document.getElementById(MAIN_ID)
    // What the new page has put the focus on by itself keeps it.
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
    if (back) return
    if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'smooth' })
  })
}

/**
 * Where each page was left. The router takes that down as well, but when it goes on from a page, and by then the shape of
 * one that never came may stand in its place, where there is less to scroll.
 */
function placesLeft(router: AppRouter) {
  const places = new Map<string, PlaceLeft>()
  let leaving = false
  router.subscribe('onResolved', () => {
    leaving = false
  })
  return {
    note() {
      const { resolvedLocation } = router.state
      if (!leaving && resolvedLocation) places.set(keyOf(resolvedLocation), placeNow())
      leaving = true
    },
    of: (location: Place) => places.get(keyOf(location)),
  }
}

type Place = AppRouter['latestLocation']
/** The router's own key of a place in the history. */
const keyOf = ({ state, href }: Place): string => state.__TSR_key ?? href

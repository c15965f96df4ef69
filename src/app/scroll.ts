import { MAIN_ID } from '../ui/skip-link.tsx'
import type { AppRouter } from './router.tsx'

/**
 * Section 2: each navigation starts from the top, and once it is complete a page that is scrolled down goes smoothly to
 * the top. Going back is the exception: a list is found where it was left (the router restores it). The keyboard and
 * readers of the screen start from the new page's contents.
 */
export function keepScroll(router: AppRouter): void {
  let back = false
  router.history.subscribe(({ action }) => {
    back = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    if (!pathChanged || !fromLocation || toLocation.hash) return
    const main = document.getElementById(MAIN_ID)
    // What the new page has put the focus on by itself keeps it.
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
    if (back) return
    if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'smooth' })
  })
}

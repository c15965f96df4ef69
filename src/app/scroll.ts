import type { AppRouter } from './router.tsx'

/**
 * Section 2: each navigation starts from the top, and once it is complete a page that is scrolled down goes smoothly to
 * the top. Going back is the exception: a list is found where it was left (the router restores it).
 */
export function keepScroll(router: AppRouter): void {
  let back = false
  router.history.subscribe(({ action }) => {
    back = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
  })
  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    if (!pathChanged || back || toLocation.hash) return
    if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'smooth' })
  })
}

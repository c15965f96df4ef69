/** What is paid for and marked so in the page (`data-paid`, with its id) is told once it was seen or followed. */
import { pageSightings } from './banner-sightings.ts'

/** Half of it in sight for this long is seen (the trade's own measure, IAB/MRC viewability). */
const SEEN_AFTER_MS = 1_000
const SEEN_SHARE = 0.5
/** Pages are drawn in many small steps. */
const LOOK_AFTER_MS = 200
const PAID = 'data-paid'

/**
 * Watches banners and paid cards, those that are drawn later too, for as long as the page is open.
 * @param counts whether this one may be counted, asked as it is seen or followed
 */
export function followSightings(counts: (paid: Element) => boolean): void {
  const watched = new WeakMap<Element, string>()
  const unseen = new WeakSet<Element>()
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()
  const note = (paid: Element, what: 'seen' | 'clicked') => {
    const id = paid.getAttribute(PAID)
    if (id && counts(paid)) pageSightings().note(what, id)
  }
  const look = (paid: Element) => {
    if (!unseen.delete(paid)) return
    observer.unobserve(paid)
    note(paid, 'seen')
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target))
        if (isIntersecting)
          timers.set(
            target,
            setTimeout(() => look(target), SEEN_AFTER_MS),
          )
      }
    },
    { threshold: SEEN_SHARE },
  )
  const watchAll = () => {
    for (const paid of document.querySelectorAll(`[${PAID}]`)) {
      const id = paid.getAttribute(PAID)!
      if (watched.get(paid) === id) continue
      watched.set(paid, id)
      unseen.add(paid)
      observer.observe(paid)
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const drawn = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      watchAll()
    }, LOOK_AFTER_MS)
  })
  drawn.observe(document.body, { childList: true, subtree: true, attributeFilter: [PAID] })
  document.addEventListener(
    'click',
    ({ target }) => {
      const paid = target instanceof Element && target.closest('a')?.closest(`[${PAID}]`)
      if (!paid) return
      // Who follows it has seen it, however short the look.
      look(paid)
      note(paid, 'clicked')
    },
    // Before the page is left for it.
    { capture: true },
  )
  watchAll()
}

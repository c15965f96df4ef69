/**
 * A place on a page, by what stood in sight there. Pixels alone do not find it again: what was flown over before it was
 * ever drawn had a guessed height (`pace/below-fold.ts`), and has its true one when the page is drawn anew.
 */
import { MAIN_ID } from '../ui/frame/skip-link.tsx'

export interface PlaceLeft {
  /** Pixels from the page's top. */
  top: number
  /** The link that was nearest to the middle of the window, and how far its top was from the window's. */
  landmark?: { href: string; top: number }
}

const links = () => [...document.querySelectorAll<HTMLAnchorElement>(`#${MAIN_ID} a[href]`)]

/** @returns where this page is scrolled to now */
export function placeNow(): PlaceLeft {
  const top = scrollY
  // A page at its top is found there.
  if (top === 0) return { top }
  const middle = innerHeight / 2
  let landmark: { href: string; top: number } | undefined
  let nearest = middle
  for (const link of links()) {
    // What is not drawn yet would be laid out to be measured.
    if (!link.checkVisibility({ contentVisibilityAuto: true })) continue
    const box = link.getBoundingClientRect()
    const off = Math.abs((box.top + box.bottom) / 2 - middle)
    if (off >= nearest) continue
    nearest = off
    landmark = { href: link.href, top: box.top }
  }
  return landmark ? { top, landmark } : { top }
}

/** Rows of a long list come a few frames after the window has been moved to where they are. */
const FRAMES = 30
/** What a person does to go elsewhere by themselves. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to where the page was left, and to its landmark as soon as that is drawn, unless the person moves first. */
export function returnTo({ top, landmark }: PlaceLeft): void {
  scrollTo({ top, behavior: 'instant' })
  if (!landmark) return
  const moved = new AbortController()
  for (const move of MOVES)
    addEventListener(move, () => moved.abort(), { once: true, passive: true, signal: moved.signal })
  const place = location.href
  let frames = 0
  const look = () => {
    frames += 1
    if (moved.signal.aborted || location.href !== place) return moved.abort()
    // The same link may stand twice on a page: the one nearest to its old place.
    const offs = links()
      .filter(({ href }) => href === landmark.href)
      .map((link) => link.getBoundingClientRect().top - landmark.top)
    const off = offs.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0]
    if (off !== undefined && Math.abs(off) >= 1) scrollBy({ top: off, behavior: 'instant' })
    if (frames < FRAMES) requestAnimationFrame(look)
    else moved.abort()
  }
  look()
}

/** The list wants this much room below its field before it goes above. */
const ROOM_PX = 200
const GAP_PX = 6

/**
 * Keeps an open popover as wide as its field and right under it (above when there is no room), while things scroll.
 *
 * @returns what stops it.
 */
export function placeUnder(popup: HTMLElement, field: HTMLElement): () => void {
  const place = () => {
    const at = field.getBoundingClientRect()
    const height = window.visualViewport?.height ?? window.innerHeight
    const below = height - at.bottom > Math.min(ROOM_PX, popup.scrollHeight) || at.top < ROOM_PX
    popup.style.width = `${at.width}px`
    popup.style.left = `${at.left}px`
    popup.style.top = below ? `${at.bottom + GAP_PX}px` : 'auto'
    popup.style.bottom = below ? 'auto' : `${window.innerHeight - at.top + GAP_PX}px`
    popup.style.maxHeight = `${Math.max(120, Math.min(272, below ? height - at.bottom - 16 : at.top - 16))}px`
  }
  place()
  const follow = { capture: true, passive: true }
  window.addEventListener('scroll', place, follow)
  window.addEventListener('resize', place)
  return () => {
    window.removeEventListener('scroll', place, follow)
    window.removeEventListener('resize', place)
  }
}

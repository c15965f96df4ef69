/** The list wants this much room below its field before it goes above. */
const ROOM_PX = 200
const GAP_PX = 6
/** What stays free between a popover and the window's edge. */
const EDGE_PX = 8

/** Places now and whenever things move. @returns what stops it. */
function keepPlaced(place: () => void): () => void {
  place()
  const follow = { capture: true, passive: true }
  window.addEventListener('scroll', place, follow)
  window.addEventListener('resize', place)
  return () => {
    window.removeEventListener('scroll', place, follow)
    window.removeEventListener('resize', place)
  }
}

/**
 * Keeps an open popover as wide as its field and right under it (above when there is no room), while things scroll.
 *
 * @returns what stops it.
 */
export function placeUnder(popup: HTMLElement, field: HTMLElement): () => void {
  return keepPlaced(() => {
    const at = field.getBoundingClientRect()
    const height = window.visualViewport?.height ?? window.innerHeight
    const below = height - at.bottom > Math.min(ROOM_PX, popup.scrollHeight) || at.top < ROOM_PX
    popup.style.width = `${at.width}px`
    popup.style.left = `${at.left}px`
    popup.style.top = below ? `${at.bottom + GAP_PX}px` : 'auto'
    popup.style.bottom = below ? 'auto' : `${window.innerHeight - at.top + GAP_PX}px`
    popup.style.maxHeight = `${Math.max(120, Math.min(272, below ? height - at.bottom - 16 : at.top - 16))}px`
  })
}

/**
 * Keeps an open popover of its own size whole in the window: under its field, above it, or over it where neither has room.
 *
 * @returns what stops it.
 */
export function placeWhole(popup: HTMLElement, field: HTMLElement): () => void {
  return keepPlaced(() => {
    const at = field.getBoundingClientRect()
    const { offsetWidth, offsetHeight } = popup
    const within = (wanted: number, room: number) => Math.max(EDGE_PX, Math.min(wanted, room - EDGE_PX))
    const under = at.bottom + GAP_PX
    const label = (field as HTMLInputElement).labels?.[0]?.getBoundingClientRect().top ?? at.top
    const above = Math.min(at.top, label) - GAP_PX - offsetHeight
    const fits = under + offsetHeight <= window.innerHeight - EDGE_PX
    popup.style.left = `${within(at.left, document.documentElement.clientWidth - offsetWidth)}px`
    popup.style.top = `${within(fits || above < EDGE_PX ? under : above, window.innerHeight - offsetHeight)}px`
  })
}

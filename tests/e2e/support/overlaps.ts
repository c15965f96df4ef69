import type { Page } from 'playwright-core'

/** The share of a line's height that its letters leave free above and below. */
const LEADING = 0.2
/** What touches by less is a rounding, in pixels. */
const SLACK_PX = 2

/**
 * Texts of a page that lie one over the other, and a page that scrolls sideways. What stays in its place while the page
 * scrolls lies over the others by design, and is held against its own alone. What is cut off, only read aloud or not laid out
 * yet is left out.
 */
export const overlaps = (page: Page): Promise<string[]> => page.evaluate(lyingOver, { LEADING, SLACK_PX })

/** Runs in the page. */
function lyingOver({ LEADING: leading, SLACK_PX: slack }: { LEADING: number; SLACK_PX: number }): string[] {
  interface Line {
    text: string
    of: Element
    left: number
    top: number
    right: number
    bottom: number
  }
  const layers = new Map<Element, Element>()
  /** The nearest around an element that stays in its place, or the page. */
  const layerOf = (element: Element): Element => {
    const known = layers.get(element)
    if (known) return known
    const stays = ['fixed', 'sticky'].includes(getComputedStyle(element).position)
    const layer = stays || !element.parentElement ? element : layerOf(element.parentElement)
    layers.set(element, layer)
    return layer
  }
  /** What is seen of an element at most; nothing where it is only read aloud. */
  const windowOf = (element: Element): DOMRect[] | undefined => {
    const bounds: DOMRect[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { clipPath, overflowX, overflowY } = getComputedStyle(at)
      if (clipPath !== 'none') return undefined
      if (overflowX !== 'visible' || overflowY !== 'visible') bounds.push(at.getBoundingClientRect())
    }
    return bounds
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const of = node.parentElement!
    const shown = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
    if (!node.data.trim() || !of.checkVisibility(shown)) continue
    const bounds = windowOf(of)
    if (!bounds) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const left = Math.max(box.left, ...bounds.map((each) => each.left))
      const right = Math.min(box.right, ...bounds.map((each) => each.right))
      const top = Math.max(box.top, ...bounds.map((each) => each.top))
      const bottom = Math.min(box.bottom, ...bounds.map((each) => each.bottom))
      const free = (bottom - top) * leading
      if (right - left > slack && bottom - top > slack)
        lines.push({ text: node.data.trim(), of, left, right, top: top + free, bottom: bottom - free })
    }
  }
  lines.sort((a, b) => a.top - b.top)
  const found: string[] = []
  for (const [index, one] of lines.entries())
    for (let next = index + 1; next < lines.length && lines[next]!.top < one.bottom - slack; next++) {
      const other = lines[next]!
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const apart = one.of === other.of || layerOf(one.of) !== layerOf(other.of)
      if (!apart && across > slack) found.push(`«${one.text}» lies over «${other.text}»`)
    }
  const sideways = document.documentElement.scrollWidth - innerWidth
  if (sideways > 0) found.push(`scrolls sideways by ${sideways} px`)
  return found
}

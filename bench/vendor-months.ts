/** How long it takes from a finger's leaving the way to another month until that month is drawn. */
import type { Page } from 'playwright-core'

/** Before the page loads. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(globalThis, { moved })
    let left: number | undefined
    let shown: string | undefined
    addEventListener('pointerup', ({ timeStamp }) => (left = timeStamp), true)
    new MutationObserver(() => {
      const month = document.querySelector('main h2[aria-live]')?.textContent ?? undefined
      if (month === shown) return
      const from = shown === undefined ? undefined : left
      shown = month
      if (from === undefined) return
      left = undefined
      // Once it has been drawn.
      requestAnimationFrame(() => setTimeout(() => moved.push(performance.now() - from)))
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

/** Milliseconds of each move there was since the page loaded. */
export const readMoves = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved)

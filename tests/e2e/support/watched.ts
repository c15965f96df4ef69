/** What a page begins to watch is in place, and not only taken over from what the server drew. */
import type { Locator, Page } from 'playwright-core'

const MARK = 'data-test-watched'

/** From now on a page marks what it begins to watch. */
export const markWatched = (page: Page): Promise<unknown> =>
  page.addInitScript((mark) => {
    const { observe } = IntersectionObserver.prototype
    IntersectionObserver.prototype.observe = function (this: IntersectionObserver, target) {
      target.toggleAttribute(mark, true)
      observe.call(this, target)
    }
  }, MARK)

/** Waits until this is watched, on a page that marks it: who follows it is counted from then on. */
export const untilWatched = (part: Locator): Promise<void> =>
  part.and(part.page().locator(`[${MARK}]`)).waitFor()

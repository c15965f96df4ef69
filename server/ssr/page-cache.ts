import type { RenderedPage } from './page-renderer.ts'

export interface PageCacheLimits {
  /** Of all pages together, in characters of HTML. */
  maxCharacters: number
  maxAgeMs: number
}

const LIMITS: PageCacheLimits = { maxCharacters: 24_000_000, maxAgeMs: 10 * 60_000 }

/**
 * Keeps rendered pages by address, the least recently asked for go first. A page asked for by many at once is rendered
 * once. What was being rendered when the data changed is answered but not kept.
 */
export class PageCache {
  readonly #limits: PageCacheLimits
  readonly #now: () => number
  readonly #pages = new Map<string, { page: RenderedPage; at: number }>()
  readonly #underWay = new Map<string, Promise<RenderedPage>>()
  #characters = 0
  #generation = 0

  constructor(limits: PageCacheLimits = LIMITS, now: () => number = Date.now) {
    this.#limits = limits
    this.#now = now
  }

  /** The page kept for this address, or the one `render` makes. */
  get(url: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const kept = this.#pages.get(url)
    if (kept && this.#now() - kept.at < this.#limits.maxAgeMs) {
      this.#pages.delete(url)
      this.#pages.set(url, kept)
      return Promise.resolve(kept.page)
    }
    const underWay = this.#underWay.get(url)
    if (underWay) return underWay
    const generation = this.#generation
    const work = render()
      .then((page) => {
        if (generation === this.#generation && page.status === 200) this.#keep(url, page)
        return page
      })
      .finally(() => {
        if (this.#underWay.get(url) === work) this.#underWay.delete(url)
      })
    this.#underWay.set(url, work)
    return work
  }

  /** The data changed: nothing rendered until now may be shown again. */
  clear(): void {
    this.#generation += 1
    this.#pages.clear()
    this.#underWay.clear()
    this.#characters = 0
  }

  #keep(url: string, page: RenderedPage) {
    this.#drop(url)
    this.#pages.set(url, { page, at: this.#now() })
    this.#characters += page.html.length
    for (const oldest of this.#pages.keys()) {
      if (this.#characters <= this.#limits.maxCharacters) break
      this.#drop(oldest)
    }
  }

  #drop(url: string) {
    const kept = this.#pages.get(url)
    if (!kept) return
    this.#pages.delete(url)
    this.#characters -= kept.page.html.length
  }
}

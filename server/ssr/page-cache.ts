export interface PageCacheLimits {
  /** Of all pages together, in characters of HTML. */
  maxCharacters: number
  maxAgeMs: number
}

/** What is to be known of a page to keep it. */
interface Keepable {
  status: number
  html: string
  isWhole: boolean
  /** What it is made of. */
  tags: readonly string[]
}

const LIMITS: PageCacheLimits = { maxCharacters: 24_000_000, maxAgeMs: 10 * 60_000 }

/**
 * Keeps rendered pages by address, the least recently asked for go first. A page asked for by many at once is rendered
 * once. What was being rendered when the data changed is answered but not kept, nor is what could not be made whole.
 */
export class PageCache<Page extends Keepable> {
  readonly #limits: PageCacheLimits
  readonly #now: () => number
  readonly #pages = new Map<string, { page: Page; at: number }>()
  readonly #underWay = new Map<string, Promise<Page>>()
  #characters = 0
  #generation = 0
  #hits = 0
  #misses = 0

  constructor(limits: PageCacheLimits = LIMITS, now: () => number = Date.now) {
    this.#limits = limits
    this.#now = now
  }

  /** The page kept for this address, or the one `render` makes. */
  get(url: string, render: () => Promise<Page>): Promise<Page> {
    const kept = this.#pages.get(url)
    if (kept && this.#now() - kept.at < this.#limits.maxAgeMs) {
      this.#pages.delete(url)
      this.#pages.set(url, kept)
      this.#hits += 1
      return Promise.resolve(kept.page)
    }
    const underWay = this.#underWay.get(url)
    if (underWay) {
      this.#hits += 1
      return underWay
    }
    this.#misses += 1
    const generation = this.#generation
    const work = render()
      .then((page) => {
        if (generation === this.#generation && page.status === 200 && page.isWhole) this.#keep(url, page)
        return page
      })
      .finally(() => {
        if (this.#underWay.get(url) === work) this.#underWay.delete(url)
      })
    this.#underWay.set(url, work)
    return work
  }

  /** How often a page was there or under way, how often it had to be drawn, and how many are kept. */
  status(): { hits: number; misses: number; entries: number } {
    return { hits: this.#hits, misses: this.#misses, entries: this.#pages.size }
  }

  /** This changed: nothing made of it may be shown again, nor what was being rendered meanwhile be kept. */
  drop(tags: ReadonlySet<string>): void {
    this.#generation += 1
    this.#underWay.clear()
    for (const [url, { page }] of this.#pages) if (page.tags.some((tag) => tags.has(tag))) this.#forget(url)
  }

  #keep(url: string, page: Page) {
    this.#forget(url)
    this.#pages.set(url, { page, at: this.#now() })
    this.#characters += page.html.length
    for (const oldest of this.#pages.keys()) {
      if (this.#characters <= this.#limits.maxCharacters) break
      this.#forget(oldest)
    }
  }

  #forget(url: string) {
    const kept = this.#pages.get(url)
    if (!kept) return
    this.#pages.delete(url)
    this.#characters -= kept.page.html.length
  }
}

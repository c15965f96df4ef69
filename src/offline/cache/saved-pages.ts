/** Which pages this device can open without a network. The service worker writes the cache, screens list it. */
import { compareKeys } from '#contract/wire/compare-keys.ts'

/** Favourites that are kept when somebody asks for them, those saved last: half of the pages that the worker keeps. */
export const KEPT_FAVORITES_MAX = 60

/** Rendered HTML of visited public pages. */
export const PAGE_CACHE = 'pages'
/** Pictures of public pages. */
export const PICTURE_CACHE = 'pictures'

export interface SavedPage {
  /** Path and query, to link to. */
  url: string
  title: string
  /** ISO-8601. */
  savedAt: string
}

/** The most recently saved first. Empty where there is no Cache Storage. */
export async function listSavedPages(): Promise<SavedPage[]> {
  if (typeof caches === 'undefined' || !(await caches.has(PAGE_CACHE))) return []
  const cache = await caches.open(PAGE_CACHE)
  const pages = await Promise.all(
    (await cache.keys()).map(async (request): Promise<SavedPage | undefined> => {
      const response = await cache.match(request)
      if (!response) return undefined
      const { pathname, search } = new URL(request.url)
      return {
        url: pathname + search,
        title: titleOf(await response.text()) ?? pathname,
        savedAt: new Date(response.headers.get('Date') ?? 0).toISOString(),
      }
    }),
  )
  return pages.filter((page) => page !== undefined).sort((a, b) => compareKeys(b.savedAt, a.savedAt))
}

/** The page's own title, without the site's name after the last bar or dash. */
export function titleOf(html: string): string | undefined {
  const raw = /<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1]?.trim()
  if (!raw) return undefined
  return decodeEntities(raw).replace(/\s+[|·–—-]\s+Lovoglio\s*$/, '')
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (/^#x/i.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16))
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)))
    return ENTITIES[name] ?? whole
  })
}

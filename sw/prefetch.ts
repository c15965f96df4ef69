/** Fetches ahead, by the rules each address has; without a token, so that only what anybody may see is kept. */
import { cacheKindOf, pageKey } from './cache-rules.ts'
import { entriesOf } from './cache-ledger.ts'
import { CACHE_NAMES, keep } from './kept-cache.ts'

const PARALLEL = 3
/** What was fetched this recently is fresh enough. */
const FRESH_MS = 6 * 60 * 60 * 1_000

export async function prefetch(addresses: readonly string[], { evenFresh = false } = {}): Promise<void> {
  const queue = [...new Set(addresses)]
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      // One that fails keeps none of the others.
      await fetchAhead(new URL(next, location.origin), evenFresh).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
}

async function fetchAhead(url: URL, evenFresh: boolean): Promise<void> {
  const kind = cacheKindOf(url, location.origin)
  // The build's own files are in the precache, under its list.
  if (!kind || (kind === 'asset' && (await caches.match(url)))) return
  const key = kind === 'page' ? pageKey(url) : url.href
  const known = (await entriesOf(CACHE_NAMES[kind])).find((entry) => entry.url === key)
  if (known && !evenFresh && Date.now() - known.savedAt < FRESH_MS) return
  const accept = kind === 'page' ? 'text/html' : kind === 'api' ? 'application/json' : '*/*'
  const request = new Request(url, { headers: { Accept: accept }, credentials: 'omit' })
  await keep(kind, request, await fetch(request), key)
}

const REFRESHED_PAGES = 30

/** After an update: saved pages name the old build's files, so the most used are fetched anew. */
export async function refreshPages(): Promise<void> {
  const pages = (await entriesOf(CACHE_NAMES.page)).toSorted((a, b) => b.usedAt - a.usedAt)
  await prefetch(
    pages.slice(0, REFRESHED_PAGES).map(({ url }) => url),
    { evenFresh: true },
  )
}

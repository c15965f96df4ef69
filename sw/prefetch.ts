/** Fetches ahead, by the rules each address has; without a token, so that only what anybody may see is kept. */
import { getCacheKeyForURL } from 'workbox-precaching'
import { OF_ACCOUNT } from '#src/offline/cache/kept-of-account.ts'
import type { PrefetchReport } from '#src/offline/worker/worker-messages.ts'
import { findAsset } from './assets.ts'
import { assetsOf, cacheKindOf, pageKey } from './cache-rules.ts'
import { entriesOf, entryOf } from './cache-ledger.ts'
import { givingWay } from './give-way.ts'
import { CACHE_NAMES, keep, readKept } from './kept-cache.ts'
import { heard } from '#src/lib/fault-log.ts'

const PARALLEL = 3
/** What was fetched this recently is fresh enough. */
const FRESH_MS = 6 * 60 * 60 * 1_000

/** @returns how much of it is on the device now */
export async function prefetch(
  addresses: readonly string[],
  { evenFresh = false, ofAccount = false }: { evenFresh?: boolean; ofAccount?: boolean } = {},
): Promise<PrefetchReport> {
  const queue = [...new Set(addresses)]
  const report = { kept: 0, failed: 0, bytes: 0 }
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      // One that fails keeps none of the others.
      const bytes = givingWay.aborted
        ? undefined
        : await fetchAhead(new URL(next, location.origin), evenFresh, ofAccount).catch(heard('prefetch'))
      if (bytes === undefined) report.failed += 1
      else report.kept += 1
      report.bytes += bytes ?? 0
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
  return report
}

/** @returns its size where it lies, or undefined when it could not be kept */
async function fetchAhead(url: URL, evenFresh: boolean, ofAccount: boolean): Promise<number | undefined> {
  const kind = cacheKindOf(url, location.origin)
  if (!kind) return undefined
  // The build's own files are in the precache, under its list.
  if (kind === 'asset' && (await findAsset(url.pathname))) return 0
  const key = kind === 'page' ? pageKey(url) : url.href
  const before = await readKept(kind, key)
  // What was noted may have been thrown away since.
  const known = before && (await entryOf(CACHE_NAMES[kind], key))
  if (!known || evenFresh || Math.abs(Date.now() - known.savedAt) >= FRESH_MS) {
    const accept = kind === 'page' ? 'text/html' : kind === 'api' ? 'application/json' : '*/*'
    const request = new Request(url, {
      headers: { Accept: accept },
      credentials: 'omit',
      signal: givingWay,
    })
    // What somebody saw by themselves stays theirs to find again; what was of an account stays so when it is refreshed.
    const isOfAccount = before ? before.headers.has(OF_ACCOUNT) : ofAccount
    await keep(kind, request, await fetch(request), key, isOfAccount)
  }
  if (kind === 'page') await fetchItsAssets(key)
  return (await entryOf(CACHE_NAMES[kind], key))?.bytes
}

/**
 * A page opens without a network only with every file of the build that it names. Those of this build's own list are not
 * looked for one by one, at each start of the app and for each page: the precache has them, or is being filled (`HEAL`).
 */
export async function fetchItsAssets(key: string): Promise<void> {
  const page = await readKept('page', key)
  if (!page) return
  for (const path of assetsOf(await page.text())) {
    const url = new URL(path, location.origin)
    if (getCacheKeyForURL(url.href) || (await findAsset(path))) continue
    const request = new Request(url, { signal: givingWay })
    await keep('asset', request, await fetch(request), url.href)
  }
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

/** How each kind of request is answered. */
import { isOfflineArea } from '#contract/screens/areas.ts'
import { isMarked } from '#contract/wire/client-version.ts'
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching'
import { entriesOf } from './cache-ledger.ts'
import { assetsOf, isPrivateArea, pageKey, pictureBase } from './cache-rules.ts'
import { areHere, findAsset } from './assets.ts'
import { firstAnswer } from './first-answer.ts'
import { storedFirst } from './stored-first.ts'
import { CACHE_NAMES, keep, readKept } from './kept-cache.ts'
import { fetchItsAssets } from './prefetch.ts'
import { privatePage } from './private-page.ts'
import { wait } from './wait.ts'
import { heard, noteFault } from '#src/lib/fault-log.ts'

interface Asked {
  request: Request
  url: URL
  /** Keeps the worker alive for what goes on after the answer. */
  waitUntil: (work: Promise<unknown>) => void
}

/** A rendered page that takes longer gives way to the saved one; a store that takes longer has none. */
const PAGE_PATIENCE_MS = { network: 2_500, store: 10_000 }
const SHELL = '/app-shell.html'
/** A page asks for its parts when its pictures have come: one that was left before is made whole by us, after it as well. */
const PARTS_AFTER_MS = 3_000

/**
 * A navigation. Private areas start from the shell at once; a public page comes from the network if it answers soon,
 * else as it was saved, else as the shell, where the app says what it has.
 */
export async function answerNavigation(
  asked: Asked,
  saves: boolean,
  preload: Promise<Response | undefined>,
): Promise<Response> {
  if (isPrivateArea(asked.url.pathname)) {
    // The preload was for pages; its answer is the shell as well, and stands in where ours is not here.
    asked.waitUntil(preload.catch(heard('answers')))
    const { pathname, search } = asked.url
    const place = shellOf(pathname)
    const drawn = (place ? matchPrecache(place) : Promise.resolve(undefined)).then(
      (shell) => shell && privatePage(shell, pathname + search),
    )
    return storedFirst(drawn, async () => (await preload) ?? fetch(asked.request)).catch((error: unknown) => {
      noteFault('answers', error)
      return fallBack(asked.request)
    })
  }
  const key = pageKey(asked.url)
  const network = (async () => {
    const response = (await preload.catch(heard('answers'))) ?? (await fetch(asked.request))
    if (saves) {
      const kept = keep('page', asked.request, response.clone(), key)
      const whole = kept.then(() => wait(PARTS_AFTER_MS)).then(() => fetchItsAssets(key))
      asked.waitUntil(whole.catch(heard('answers')))
    }
    return response
  })()
  // No fault: whoever waits for the answer hears.
  asked.waitUntil(network.catch(() => undefined))
  const saved = saves ? readPage(key) : Promise.resolve(undefined)
  return firstAnswer(network, saved, PAGE_PATIENCE_MS).catch((error: unknown) => {
    noteFault('answers', error)
    return fallBack(asked.request)
  })
}

/**
 * The shell of the place itself, else of its area, else the one for every page.
 * @returns undefined in an area that opens with a network alone: its shell comes from there
 */
function shellOf(pathname: string): string | undefined {
  const place = pathname.replace(/\/+$/, '')
  const area = `/${place.split('/')[1]}`
  const drawn = [place, area].map((path) => `/shells${path}.html`)
  return (
    drawn.find((url) => getCacheKeyForURL(url) !== undefined) ?? (isOfflineArea(pathname) ? SHELL : undefined)
  )
}

async function fallBack(request: Request): Promise<Response> {
  const shell = await matchPrecache(SHELL)
  // Without the shell there is nothing of ours to show: let the browser say that there is no network.
  return shell ?? fetch(request)
}

/** A saved page, only if every file of the build it needs is still here. */
async function readPage(key: string): Promise<Response | undefined> {
  const page = await readKept('page', key)
  if (!page) return undefined
  return (await areHere(assetsOf(await page.clone().text()))) ? page : undefined
}

/** A hashed file of the build: never changes. */
export async function answerAsset({ request, url, waitUntil }: Asked): Promise<Response> {
  return storedFirst(findAsset(url.pathname), async () => {
    const response = await fetch(request)
    waitUntil(keep('asset', request, response.clone(), url.href))
    return response
  })
}

/** A picture: its address changes with it. Without a network another size of the same picture will do. */
export async function answerPicture(
  { request, url, waitUntil }: Asked,
  kind: 'picture' | 'own',
): Promise<Response> {
  const kept = readKept(kind, url.href).then((response) => response ?? matchPrecache(request))
  return storedFirst(kept, async () => {
    try {
      const response = await fetch(request)
      waitUntil(keep(kind, request, response.clone(), url.href))
      return response
    } catch (error) {
      const other = await findOtherSize(url, kind)
      if (other) return other
      throw error
    }
  })
}

async function findOtherSize(url: URL, kind: 'picture' | 'own'): Promise<Response | undefined> {
  const base = pictureBase(url.pathname)
  if (base === url.pathname) return undefined
  const sizes = (await entriesOf(CACHE_NAMES[kind])).filter(
    (entry) => pictureBase(new URL(entry.url).pathname) === base,
  )
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0]
  return largest && readKept(kind, largest.url)
}

/** Who says so knows that what is kept is old, as a page that was told of a change. */
const ASKED_ANEW: ReadonlySet<RequestCache> = new Set(['no-store', 'reload', 'no-cache'])

/** A public read: what is kept at once, and a fresh copy for the next time. */
export async function answerApi({ request, url, waitUntil }: Asked): Promise<Response> {
  const network = fetch(request).then((response) => {
    // A portal's or a proxy's is no answer: what is kept stands in.
    if (!isMarked(response)) throw new TypeError('somebody else answered')
    waitUntil(keep('api', request, response.clone(), url.href))
    return response
  })
  // A signed-in person's app sends its token everywhere: such an answer is never kept, but a public one may stand in.
  if (request.headers.has('Authorization') || ASKED_ANEW.has(request.cache)) {
    return network.catch(async (error: unknown) => {
      const kept = await readKept('api', url.href)
      if (kept) return kept
      throw error
    })
  }
  waitUntil(network.catch(heard('answers')))
  return storedFirst(readKept('api', url.href), () => network)
}

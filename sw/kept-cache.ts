/** One bounded cache: reads note the use, writes note the size and throw out what no longer fits. */
import { isMarked } from '#contract/wire/client-version.ts'
import { OF_ACCOUNT, OWN_PICTURES } from '#src/offline/cache/kept-of-account.ts'
import { PAGE_CACHE, PICTURE_CACHE } from '#src/offline/cache/saved-pages.ts'
import { CACHE_LIMITS, isKeepable, type CacheKind } from './cache-rules.ts'
import { readSignedIn } from './signed-in.ts'
import { drop, entriesOf, noteSaved, noteUsed, reconcile, toldTime, trim } from './cache-ledger.ts'
import { heard } from '#src/lib/fault-log.ts'

export const CACHE_NAMES: Readonly<Record<CacheKind, string>> = {
  page: PAGE_CACHE,
  api: 'public-api',
  own: OWN_PICTURES,
  picture: PICTURE_CACHE,
  asset: 'assets',
}

export async function readKept(kind: CacheKind, key: string): Promise<Response | undefined> {
  const response = await (await caches.open(CACHE_NAMES[kind])).match(key, { ignoreVary: true })
  if (response) void noteUsed(CACHE_NAMES[kind], key).catch(heard('kept-cache'))
  return response
}

/**
 * Keeps a copy if the answer may be kept. A full device is no fault of the answer: it is only not kept.
 * @param response is cloned, the caller's stays readable
 * @param ofAccount whether it tells of who is signed in, and goes with the sign-out
 */
export async function keep(
  kind: CacheKind,
  request: Request,
  response: Response,
  key: string,
  ofAccount = kind === 'own',
): Promise<void> {
  const name = CACHE_NAMES[kind]
  if (!isMarked(response)) return
  // A page that was taken away, or is shown no more, does not live on here.
  if (kind === 'page' && (response.status === 404 || response.status === 410)) return drop(name, [key])
  if (!isKeepable(request, response, kind)) return
  try {
    const body = await response.clone().arrayBuffer()
    const headers = new Headers(response.headers)
    // They spoke of the bytes on the wire; the body here is already unpacked.
    headers.delete('Content-Encoding')
    headers.delete('Content-Length')
    if (ofAccount) headers.set(OF_ACCOUNT, '1')
    await (await caches.open(name)).put(key, new Response(body, { status: response.status, headers }))
    await noteSaved(name, key, body.byteLength, toldTime(response))
    await trim(name, CACHE_LIMITS[kind])
    // Asked afterwards: a sign-out that comes in between finds it, or is found here.
    if (ofAccount && (await readSignedIn(async () => true)).length === 0) await drop(name, [key])
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
    await halve(kind)
  }
}

/** Somebody has signed out: the page has taken away what was kept of the accounts, and what is noted of it goes too. */
export async function noteSignOut(): Promise<void> {
  await caches.delete(CACHE_NAMES.own)
  for (const kind of ['own', 'page', 'picture'] as const) await reconcile(CACHE_NAMES[kind])
}

/** The device is full: the older half goes, pictures weigh most. */
async function halve(kind: CacheKind): Promise<void> {
  const name = CACHE_NAMES[kind]
  const entries = await entriesOf(name)
  const oldest = entries.toSorted((a, b) => a.usedAt - b.usedAt).slice(0, Math.ceil(entries.length / 2))
  await drop(
    name,
    oldest.map(({ url }) => url),
  )
}

/** Once a start: ledger and caches agree, and nothing is over its limits. */
export async function tidyCaches(): Promise<void> {
  for (const kind of Object.keys(CACHE_NAMES) as CacheKind[]) {
    await reconcile(CACHE_NAMES[kind])
    await trim(CACHE_NAMES[kind], CACHE_LIMITS[kind])
  }
}

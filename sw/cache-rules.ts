/** What the worker may keep, by address alone: pure, so that it can be read and tested as a table. */
import { isMarked } from '#contract/wire/client-version.ts'
import { ROUTES, type Route } from '#contract/routes.ts'
import { isAccountPath } from '#contract/screens/account.ts'
import { areaOf } from '#contract/screens/areas.ts'
import { isLookPath } from '#contract/screens/look.ts'
import { KEPT_FAVORITES_MAX } from '#src/offline/cache/saved-pages.ts'

export type CacheKind =
  /** Rendered HTML of a public page. */
  | 'page'
  /** An answer anybody would get. */
  | 'api'
  /** A picture anybody may see. */
  | 'picture'
  /** A picture or a document that only an account's own people may see. */
  | 'own'
  /** A hashed file of the build. */
  | 'asset'

export interface CacheLimits {
  maxEntries: number
  maxBytes: number
  /** By when it was fetched. */
  maxAgeMs: number
}

const MB = 1024 * 1024
const DAY_MS = 24 * 60 * 60 * 1_000

export const CACHE_LIMITS: Readonly<Record<CacheKind, CacheLimits>> = {
  page: { maxEntries: 2 * KEPT_FAVORITES_MAX, maxBytes: 16 * MB, maxAgeMs: 60 * DAY_MS },
  api: { maxEntries: 300, maxBytes: 10 * MB, maxAgeMs: 30 * DAY_MS },
  own: { maxEntries: 300, maxBytes: 40 * MB, maxAgeMs: 365 * DAY_MS },
  picture: { maxEntries: 800, maxBytes: 80 * MB, maxAgeMs: 90 * DAY_MS },
  asset: { maxEntries: 300, maxBytes: 12 * MB, maxAgeMs: 90 * DAY_MS },
}

/** Not pages at all. */
const MACHINE =
  /^\/(api|hubs|v0|v1|v2|identitytoolkit[^/]*|securetoken[^/]*|emulator|assets|media|icons|art)(\/|$)/

/** Drawn by the app from what the device has; never rendered by the server. */
export const isPrivateArea = (pathname: string): boolean => areaOf(pathname) !== undefined

/** Open to all and yet about who asks, about this moment, or drawn anew each time: an old answer would be a wrong one. */
const OF_THE_MOMENT = /^(ping|health|sync\/)|\/(checkUserIf|getIfBtn|getRandom)/

/**
 * Paths of every read that anybody may make, of whatever feature. An answer that is somebody's says `no-store` itself
 * (`isKeepable`), so that a call forgotten here keeps nothing it should not.
 */
export const KEPT_READS: readonly string[] = Object.entries<Route>(ROUTES)
  .filter(
    ([name, { access, method, twin }]) =>
      access === 'public' && (method === 'GET' || twin === true) && !OF_THE_MOMENT.test(name),
  )
  .map(([, { path }]) => path)

const PUBLIC_READS: readonly RegExp[] = KEPT_READS.map(
  (path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
)

/** Files of an account, by capability URLs. */
const OWN_FILE = /^\/files\/[^/]+\.(avif|webp|pdf)$/

/** Storage folders whose pictures are shown to everybody. A couple's stay out, token or not. */
const SHOWN_FILES = /^\/v0\/b\/[^/]+\/o\/(public|vendors)(%2f|\/)/i

/** What an address may be kept as; undefined: never. `origin` is ours. */
export function cacheKindOf(url: URL, origin: string): CacheKind | undefined {
  if (url.origin !== origin) return undefined
  const { pathname } = url
  if (pathname.startsWith('/assets/')) return 'asset'
  if (/^\/(media|art)\//.test(pathname)) return 'picture'
  if (OWN_FILE.test(pathname)) return 'own'
  if (SHOWN_FILES.test(pathname)) return url.searchParams.get('alt') === 'media' ? 'picture' : undefined
  if (PUBLIC_READS.some((read) => read.test(pathname))) return 'api'
  if (MACHINE.test(pathname) || isPrivateArea(pathname) || isAccountPath(pathname) || isLookPath(pathname))
    return undefined
  // A dot in the last part is a file (sitemap.xml, service-worker.js).
  return /\.[^/]*$/.test(pathname) ? undefined : 'page'
}

/** Marks of campaigns: the same page. */
const IGNORED_PARAMETER = /^(utm_.+|fbclid|gclid|mc_[ce]id)$/

/** The address a page is saved under. */
export function pageKey(url: URL): string {
  const key = new URL(url)
  key.hash = ''
  const ignored = [...url.searchParams.keys()].filter((name) => IGNORED_PARAMETER.test(name))
  for (const name of ignored) key.searchParams.delete(name)
  return key.href
}

/** Whether an answer may be kept: complete, ours, and not meant for one person, unless as what is its account's own. */
export function isKeepable(request: Request, response: Response, kind?: CacheKind): boolean {
  return (
    request.method === 'GET' &&
    isMarked(response) &&
    !request.headers.has('Authorization') &&
    !request.headers.has('Range') &&
    response.status === 200 &&
    !response.redirected &&
    // Read for a copy: a thousand of them would drive out what is looked at.
    !(kind === 'own' && request.cache === 'no-store') &&
    response.type !== 'opaque' &&
    (kind === 'own' || !/\bno-store\b/i.test(response.headers.get('Cache-Control') ?? ''))
  )
}

/** The files of the build that a saved page needs: what its tags name, and the list of parts that it starts later. */
export function assetsOf(html: string): string[] {
  return [
    ...new Set(
      [...html.matchAll(/["'\s](\/assets\/[^"'?#\s]+\.(?:js|css))(?=["'?#\s])/g)].map((match) => match[1]!),
    ),
  ]
}

/** All sizes and formats of a picture have the same base: `/media/demo/a-640.avif` → `/media/demo/a`. */
export function pictureBase(pathname: string): string {
  return pathname.replace(/-\d+\.\w+$/, '')
}

/** What a video's `source` may be, by who plays it: the code it has there, or the address of a film of our own. */
export const VIDEO_SOURCES = {
  youtube: /^[A-Za-z0-9_-]{11}$/,
  vimeo: /^[0-9]{1,12}$/,
  file: /^\/([A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+\.(webm|mp4)$/,
} as const

type Provider = keyof typeof VIDEO_SOURCES
export interface VideoSource {
  provider: Provider
  source: string
}

/** Where a video is watched at its own site, as people copy it: from the address bar, from «Condividi», from an embed. */
const LINKS: readonly (readonly [provider: Provider, hosts: RegExp, path: RegExp])[] = [
  ['youtube', /^youtu\.be$/, /^\/([A-Za-z0-9_-]{11})\/?$/],
  [
    'youtube',
    /^((www|m|music)\.)?youtube(-nocookie)?\.com$/,
    /^\/(?:shorts|embed|live|v)\/([A-Za-z0-9_-]{11})\/?$/,
  ],
  [
    'vimeo',
    /^((www|player)\.)?vimeo\.com$/,
    /^\/(?:video\/|channels\/[\w-]+\/|album\/\d+\/video\/)?(\d{1,12})\/?$/,
  ],
]

/**
 * @param link as it was pasted; without a scheme it is of the web
 * @returns undefined for what is no video of YouTube or Vimeo
 */
export function videoAt(link: string): VideoSource | undefined {
  const given = link.trim()
  const url = URL.parse(/^https?:\/\//i.test(given) ? given : `https://${given}`)
  if (!url) return undefined
  const watched = /^((www|m|music)\.)?youtube\.com$/.test(url.hostname) && url.pathname === '/watch'
  const code = watched ? url.searchParams.get('v') : null
  if (code !== null)
    return VIDEO_SOURCES.youtube.test(code) ? { provider: 'youtube', source: code } : undefined
  for (const [provider, hosts, path] of LINKS) {
    const found = hosts.test(url.hostname) && path.exec(url.pathname)
    if (found) return { provider, source: found[1]! }
  }
  return undefined
}

/** Where it is watched at its own site; a film of our own at its own address. */
export const linkOfVideo = ({ provider, source }: VideoSource): string =>
  ({
    youtube: `https://www.youtube.com/watch?v=${source}`,
    vimeo: `https://vimeo.com/${source}`,
    file: source,
  })[provider]

/** A film of one's own by its file: as it is sent at first, and at the address that it has from then on. */
const OWN_FILM =
  /^\/(?:uploads|media\/v)\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:-[0-9a-f]{36})?\.(?:webm|mp4)$/

/** How a film names the file that it is, until the server has given it its address. @param id the upload's */
export const filmToBe = (id: string, container: 'mp4' | 'webm'): string => `/uploads/${id}.${container}`
/** @returns the id of a film's file; undefined for one that nobody sent */
export const fileOfFilm = ({ provider, source }: VideoSource): string | undefined =>
  provider === 'file' ? OWN_FILM.exec(source)?.[1] : undefined
/** Whether it is only on its way: it has no address yet. */
export const isOnItsWay = ({ provider, source }: VideoSource): boolean =>
  provider === 'file' && source.startsWith('/uploads/')

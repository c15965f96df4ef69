/**
 * The files of this build. Those without a hash in their names (shells, lists of areas, drawings) are asked for by their
 * content, which any process finds, and refused where it is another's: while a new build is brought out behind a
 * balancer, the processes of the one before answer as well (decision 070).
 */
import { REVISION } from '#contract/wire/build-file.ts'
import type { PrecacheEntry } from 'workbox-precaching'

export type BuildFile = string | PrecacheEntry

const ALGORITHM = 'sha256-'

/** The list as Workbox takes it: a file with a revision must be that content. */
export const checked = (manifest: readonly BuildFile[]): BuildFile[] =>
  manifest.map((file) =>
    typeof file !== 'string' && file.revision ? { ...file, integrity: ALGORITHM + file.revision } : file,
  )

/** A request for a file of the build; one that must be a certain content asks for that. */
export function askFor(request: Request): Request {
  if (!request.integrity) return request
  const url = new URL(request.url)
  url.searchParams.set(REVISION, request.integrity.slice(ALGORITHM.length))
  return new Request(url, request)
}

/** @param file of the list as it is `checked` */
export function requestOf(file: BuildFile): Request {
  if (typeof file === 'string') return new Request(file)
  const { url, revision, integrity } = file
  return askFor(new Request(url, { cache: revision ? 'reload' : 'default', ...(integrity && { integrity }) }))
}

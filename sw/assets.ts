/** The files of the build on this device. */
import { PrecacheController, getCacheKeyForURL, matchPrecache } from 'workbox-precaching'
import { readKept } from './kept-cache.ts'

/** @param path of a hashed file */
export async function findAsset(path: string): Promise<Response | undefined> {
  return (
    (await matchPrecache(path)) ??
    (await readKept('asset', new URL(path, location.origin).href)) ??
    // A build that waits to take over has its files in the same place, under a list this one does not know.
    (await caches.match(path, { ignoreVary: true }))
  )
}

/** The keys of the build's files that are on this device, by one look: to match each of a page's costs more than the page. */
export async function keysHere(cache?: Cache): Promise<ReadonlySet<string>> {
  const precache = cache ?? (await caches.open(new PrecacheController().strategy.cacheName))
  return new Set((await precache.keys()).map(({ url }) => url))
}

/** Whether all of these hashed files are on this device. */
export async function areHere(paths: readonly string[]): Promise<boolean> {
  const here = await keysHere()
  const others = paths.filter((path) => !here.has(getCacheKeyForURL(path) ?? ''))
  const found = await Promise.all(others.map((path) => findAsset(path)))
  return found.every((response) => response !== undefined)
}

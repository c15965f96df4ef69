/** The files of the build on this device. */
import { matchPrecache } from 'workbox-precaching'
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

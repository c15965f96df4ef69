/** A precache that the browser threw away, with the worker still registered, is filled again by the worker itself. */
import { PrecacheController, getCacheKeyForURL } from 'workbox-precaching'
import { isMarked } from '#contract/wire/client-version.ts'
import { type BuildFile, requestOf } from './build-files.ts'
import { keysHere } from './assets.ts'
import { givingWay } from './give-way.ts'

declare const self: ServiceWorkerGlobalScope

/** Every page that opens or is looked at again asks for it. */
let healing: Promise<void> | undefined

/**
 * Fetches what is missing of this build. A newer one that waits or installs brings its own, under its own revisions.
 * @param manifest the list of this build's files
 */
export function healPrecache(manifest: readonly BuildFile[]): Promise<void> {
  healing ??= heal(manifest).finally(() => (healing = undefined))
  return healing
}

async function heal(manifest: readonly BuildFile[]): Promise<void> {
  const cache = await caches.open(new PrecacheController().strategy.cacheName)
  const here = await keysHere(cache)
  const missing = manifest.filter((entry) => !here.has(keyOf(entry)))
  if (missing.length === 0) return
  await self.registration.update()
  if (self.registration.installing ?? self.registration.waiting) return
  // One at a time: the page that is being looked at goes first.
  for (const entry of missing) {
    const response = await fetch(requestOf(entry), { signal: givingWay })
    if (response.ok && isMarked(response)) await cache.put(keyOf(entry), response)
  }
}

const keyOf = (entry: BuildFile) => getCacheKeyForURL(typeof entry === 'string' ? entry : entry.url) ?? ''

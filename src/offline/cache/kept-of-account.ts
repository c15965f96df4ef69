/** What the service worker keeps that tells of who is signed in: a sign-out takes it away. */
import { PAGE_CACHE, PICTURE_CACHE } from './saved-pages.ts'
import type { WorkerMessage } from '../worker/worker-messages.ts'

/** The cache of the accounts' own pictures, as they were seen. */
export const OWN_PICTURES = 'own-pictures'
/** On what was fetched ahead for an account, among what everybody may see: its favourites. */
export const OF_ACCOUNT = 'X-Of-Account'

/** Sign-out: none of it stays. The worker forgets what it noted of it. @returns the paths of the pages that went */
export async function forgetKeptOfAccount(): Promise<string[]> {
  if (typeof caches === 'undefined') return []
  await caches.delete(OWN_PICTURES)
  const [pages] = await Promise.all([PAGE_CACHE, PICTURE_CACHE].map(forgetMarked))
  const registration = await navigator.serviceWorker?.getRegistration()
  registration?.active?.postMessage({ type: 'SIGNED_OUT' } satisfies WorkerMessage)
  return pages!
}

async function forgetMarked(name: string): Promise<string[]> {
  const cache = await caches.open(name)
  const gone: string[] = []
  for (const request of await cache.keys()) {
    if (!(await cache.match(request))?.headers.has(OF_ACCOUNT)) continue
    await cache.delete(request)
    gone.push(new URL(request.url).pathname)
  }
  return gone
}

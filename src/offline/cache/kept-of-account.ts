/** What the service worker keeps that tells of who is signed in: a sign-out takes it away. */
import { PAGE_CACHE, PICTURE_CACHE } from './saved-pages.ts'
import type { WorkerMessage } from '../worker/worker-messages.ts'

/** The cache of the accounts' own pictures, as they were seen. */
export const OWN_PICTURES = 'own-pictures'
/** On what was fetched ahead for an account, among what everybody may see: its favourites. */
export const OF_ACCOUNT = 'X-Of-Account'

/** Sign-out: none of it stays. The worker forgets what it noted of it. @returns the paths of the pages that went, and stay */
export async function forgetKeptOfAccount(): Promise<{ gone: string[]; left: string[] }> {
  if (typeof caches === 'undefined') return { gone: [], left: [] }
  await caches.delete(OWN_PICTURES)
  const [pages] = await Promise.all([PAGE_CACHE, PICTURE_CACHE].map(forgetMarked))
  const registration = await navigator.serviceWorker?.getRegistration()
  registration?.active?.postMessage({ type: 'SIGNED_OUT' } satisfies WorkerMessage)
  return pages!
}

async function forgetMarked(name: string): Promise<{ gone: string[]; left: string[] }> {
  const cache = await caches.open(name)
  const paths: { gone: string[]; left: string[] } = { gone: [], left: [] }
  for (const request of await cache.keys()) {
    const isMarked = (await cache.match(request))?.headers.has(OF_ACCOUNT) ?? false
    if (isMarked) await cache.delete(request)
    paths[isMarked ? 'gone' : 'left'].push(new URL(request.url).pathname)
  }
  return paths
}

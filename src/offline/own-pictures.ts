/** The pictures of the accounts of this device, as they were seen: the service worker keeps them, a sign-out takes them away. */
import type { WorkerMessage } from './worker-messages.ts'

/** The cache they lie in. */
export const OWN_PICTURES = 'own-pictures'

/** Sign-out: none stays. The worker forgets what it noted of them. */
export async function forgetOwnPictures(): Promise<void> {
  if (typeof caches === 'undefined') return
  await caches.delete(OWN_PICTURES)
  const registration = await navigator.serviceWorker?.getRegistration()
  registration?.active?.postMessage({ type: 'OWN_PICTURES_GONE' } satisfies WorkerMessage)
}

/** Takes the newest build at once, whatever waits to be sent: what is in the outbox is on the device and stays there. */
import { heard } from '../../lib/fault-log.ts'
import type { WorkerMessage } from './worker-messages.ts'

const INSTALL_WITHIN_MS = 30_000
const TAKE_OVER_WITHIN_MS = 5_000

/** Looks for a new build, lets it take over and reloads; without a service worker the reload alone brings it. */
export async function updateNow(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(heard('update-now'))
  await registration?.update().catch(heard('update-now'))
  if (registration?.installing) await until(registration.installing, 'statechange', INSTALL_WITHIN_MS)
  if (registration?.waiting) {
    const taken = until(navigator.serviceWorker, 'controllerchange', TAKE_OVER_WITHIN_MS)
    registration.active?.postMessage({ type: 'GIVE_WAY' } satisfies WorkerMessage)
    registration.waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage)
    await taken
  }
  location.reload()
}

function until(target: EventTarget, event: string, atMostMs: number): Promise<void> {
  return new Promise((resolve) => {
    target.addEventListener(event, () => resolve(), { once: true })
    setTimeout(resolve, atMostMs)
  })
}

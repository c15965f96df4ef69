/** Background Sync: the browser wakes the service worker when there is a network, with no tab open. Chromium only. */
import { noteFault } from '../../lib/fault-log.ts'

export const OUTBOX_SYNC_TAG = 'outbox'

interface SyncManager {
  register(tag: string): Promise<void>
}

/** Asks once for the next connection; asking again for the same tag changes nothing. @returns whether it was granted */
export async function registerOutboxSync(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    const sync = (registration as (ServiceWorkerRegistration & { sync?: SyncManager }) | undefined)?.sync
    if (!sync) return false
    await sync.register(OUTBOX_SYNC_TAG)
    return true
  } catch (fault) {
    // Refused by the person or the browser: the page sends on its own occasions.
    noteFault('background-sync', fault)
    return false
  }
}
